// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// The bodies of the methods that an object lacks: each is optional in UIKit.
extension UITextFieldDelegate {
  /// Whether editing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Editing began.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Editing ended.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Whether editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Whether typing may replace a part of the text.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The selection changed.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Whether the clear button does its work.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Whether the return key does its work.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
