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

extension ElementClasses {
  var longPressGestureRecognizer: AnyClass { UILongPressGestureRecognizer.self }
}
