import Foundation
import Testing

@testable import HeadlessUIKit

/// What a text field asks its delegate before it changes, and tells it afterwards.
@MainActor
@Suite("Delegates of text fields")
struct TextFieldDelegateTests {
  private final class Recorder: UITextFieldDelegate {
    var refuses = false
    var heard: [String] = []

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      heard.append("end?")
      return !refuses
    }

    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("\(range.location)+\(range.length) \(string)?")
      return !refuses
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      heard.append("now \(textField.text ?? "")")
    }
  }

  private func makeField(_ delegate: Recorder) -> (UIWindow, UITextField) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.delegate = delegate
    window.addSubview(field)
    window.isHidden = false
    return (window, field)
  }

  @Test("Typing asks with the range at the end, in UTF-16, and tells of the selection")
  func typing() {
    let delegate = Recorder()
    let (window, field) = makeField(delegate)
    field.text = "😀"
    field.type("ab")
    #expect(delegate.heard == ["2+0 ab?", "now 😀ab"])
    delegate.refuses = true
    field.type("c")
    #expect(field.text == "😀ab" && delegate.heard.last == "4+0 c?")
    #expect(field.window === window)
  }

  @Test("A delegate that refuses keeps the field first responder")
  func ending() {
    let delegate = Recorder()
    let (window, field) = makeField(delegate)
    delegate.refuses = true
    #expect(field.becomeFirstResponder())
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    #expect(delegate.heard == ["end?"])
    delegate.refuses = false
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
    #expect(delegate.heard == ["end?", "end?", "ended"])
    #expect(field.window === window)
  }
}
