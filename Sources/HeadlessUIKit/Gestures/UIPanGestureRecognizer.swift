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

extension ElementClasses {
  var panGestureRecognizer: AnyClass { UIPanGestureRecognizer.self }
}
