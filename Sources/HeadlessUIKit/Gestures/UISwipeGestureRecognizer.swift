/// Recognises a quick stroke.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions in which a stroke may go.
  public struct Direction: OptionSet, Sendable {
    /// One bit for each direction, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From left to right.
    public static let right = Direction(rawValue: 1)
    /// From right to left.
    public static let left = Direction(rawValue: 2)
    /// From bottom to top.
    public static let up = Direction(rawValue: 4)
    /// From top to bottom.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count; to the right by default.
  open var direction = Direction.right
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "swipeGestureRecognizer" }
}

extension ElementClasses {
  var swipeGestureRecognizer: AnyClass { UISwipeGestureRecognizer.self }
}
