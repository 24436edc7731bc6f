/// A gesture of a quick stroke.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of strokes.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "swipeGestureRecognizer" }
}

extension ElementClasses {
  var swipeGestureRecognizer: AnyClass { UISwipeGestureRecognizer.self }
}
