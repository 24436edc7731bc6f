import ConstraintSolver
import Foundation

/// A view whose frame is ambiguous: the constraints allow more than one.
@preconcurrency @MainActor
public struct LayoutAmbiguity {
  /// The parts of a frame that can change without violating or loosening any constraint.
  public struct Freedom: OptionSet, Hashable, Sendable {
    /// One bit for each part: 1 for x, 2 for y, 4 for width, 8 for height.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The horizontal position.
    public static let x = Freedom(rawValue: 1)
    /// The vertical position.
    public static let y = Freedom(rawValue: 2)
    /// The width.
    public static let width = Freedom(rawValue: 4)
    /// The height.
    public static let height = Freedom(rawValue: 8)

    /// The ambiguous parts, as in `horizontal position and width`; no leading capital, no full stop.
    public var names: String {
      [
        (Freedom.x, "horizontal position"), (.width, "width"), (.y, "vertical position"),
        (.height, "height"),
      ]
      .filter { contains($0.0) }.map(\.1).joined(separator: " and ")
    }
  }

  /// The outermost ambiguous view; its subviews that only follow it are not reported.
  public let view: UIView
  /// The ambiguous parts of the frame, relative to the superview.
  public internal(set) var freedom: Freedom
  /// Views that can only change together, as two texts that share a width, have the same number.
  public let direction: Int
}
