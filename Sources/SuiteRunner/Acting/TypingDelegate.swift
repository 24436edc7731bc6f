import Foundation
import HeadlessUIKit

/// A delegate of text fields that records all that it is told and asked, as `UITextFieldDelegate`.
///
/// It refuses the text "no", to begin editing a field with the tag 1, to end editing one with the tag 2,
/// and to clear one with the tag 3.
@MainActor
final class TypingDelegate: NSObject, UITextFieldDelegate {
  private func record(_ name: String) {
    CallLog.current?.append(LoggedCall(name: name, className: "UITextFieldDelegate", outlets: []))
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    record("shouldBeginEditing")
    return textField.tag != 1
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { record("didBeginEditing") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    record("shouldEndEditing")
    return textField.tag != 2
  }

  func textFieldDidEndEditing(_ textField: UITextField) { record("didEndEditing") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    record("shouldClear")
    return textField.tag != 3
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    record("shouldChangeCharacters(\(range.location) \(range.length) \(string))")
    return string != "no"
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    record("didChangeSelection(\(textField.text ?? "nothing"))")
  }
}
