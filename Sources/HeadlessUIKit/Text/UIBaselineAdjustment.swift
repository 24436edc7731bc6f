/// The vertical position of text that is shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters
  /// Unchanged.
  case none
}
