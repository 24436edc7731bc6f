/// A gesture of taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tapGestureRecognizer" }
}

/// A gesture of two fingers that move apart or together.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale since the beginning.
  open var scale: CGFloat = 1
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "pinchGestureRecognizer" }
}

/// A gesture of two fingers that turn.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians since the beginning.
  open var rotation: CGFloat = 0
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "rotationGestureRecognizer" }
}

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

/// A gesture of fingers that move.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "panGestureRecognizer" }
}

/// A pan that starts at an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "screenEdgePanGestureRecognizer" }
}

/// A gesture of fingers that stay.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least duration in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// How far fingers may move in points.
  open var allowableMovement: CGFloat = 10
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "longPressGestureRecognizer" }
}
