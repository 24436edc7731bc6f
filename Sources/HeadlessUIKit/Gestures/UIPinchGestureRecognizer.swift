/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale relative to the beginning; 1 by default.
  open var scale: CGFloat = 1
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "pinchGestureRecognizer" }
}

extension ElementClasses {
  var pinchGestureRecognizer: AnyClass { UIPinchGestureRecognizer.self }
}
