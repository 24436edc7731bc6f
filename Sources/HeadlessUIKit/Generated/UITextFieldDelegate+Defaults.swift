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
  /// Whether the return key does its work.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
