/// Is asked and told about the editing of a text field.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The field is no longer first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key acts; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Answers true: the method is optional.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing: the method is optional.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing: the method is optional.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Answers true: the method is optional.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
