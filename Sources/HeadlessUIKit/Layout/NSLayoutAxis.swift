/// An axis of layout, as UIKit numbers them.
public enum NSLayoutAxis: Int, Sendable {
  /// The axis of x and width.
  case horizontal = 0
  /// The axis of y and height.
  case vertical = 1
}
