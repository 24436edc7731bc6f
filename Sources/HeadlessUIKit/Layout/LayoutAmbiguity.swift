import ConstraintSolver
import Foundation

/// A view whose frame the constraints leave open.
@MainActor
public struct LayoutAmbiguity {
  /// What of a frame may change without any constraint noticing.
  public struct Freedom: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The horizontal place.
    public static let x = Freedom(rawValue: 1)
    /// The vertical place.
    public static let y = Freedom(rawValue: 2)
    /// The width.
    public static let width = Freedom(rawValue: 4)
    /// The height.
    public static let height = Freedom(rawValue: 8)

    /// The names of what is open, as in `horizontal position and width`.
    public var names: String {
      [
        (Freedom.x, "horizontal position"), (.width, "width"), (.y, "vertical position"),
        (.height, "height"),
      ]
      .filter { contains($0.0) }.map(\.1).joined(separator: " and ")
    }
  }

  /// The view.
  public let view: UIView
  /// What of its frame, within its superview, is open.
  public internal(set) var freedom: Freedom
  /// Views that move together, as two texts that share a width, have the same number.
  public let direction: Int
}
