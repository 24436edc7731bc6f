/// A gesture of two fingers that turn.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians since the beginning.
  open var rotation: CGFloat = 0
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "rotationGestureRecognizer" }
}

extension ElementClasses {
  var rotationGestureRecognizer: AnyClass { UIRotationGestureRecognizer.self }
}
