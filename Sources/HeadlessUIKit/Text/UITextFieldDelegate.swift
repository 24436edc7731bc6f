/// Decides about the editing of a field.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key does its work.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes: the method is optional.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing: the method is optional.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing: the method is optional.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes: the method is optional.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
