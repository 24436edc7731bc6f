/// Recognises fingers that stay on the view.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least duration of the press in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How far fingers may move during the press, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "longPressGestureRecognizer" }
}

extension ElementClasses {
  var longPressGestureRecognizer: AnyClass { UILongPressGestureRecognizer.self }
}
