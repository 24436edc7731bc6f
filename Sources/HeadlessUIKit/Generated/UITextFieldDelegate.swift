// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// Decides about the editing of a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  ///
  /// Since iOS 2.0.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  ///
  /// Since iOS 2.0.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing ended.
  ///
  /// Since iOS 2.0.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether editing may end.
  ///
  /// Since iOS 2.0.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Whether typing may replace a part of the text.
  ///
  /// Since iOS 2.0.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection changed.
  ///
  /// Since iOS 13.0.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button does its work.
  ///
  /// Since iOS 2.0.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does its work.
  ///
  /// Since iOS 2.0.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
