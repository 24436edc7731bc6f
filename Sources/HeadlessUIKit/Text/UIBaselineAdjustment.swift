/// How text stands when it is drawn smaller than its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters
  /// Unchanged.
  case none
}
