/// Recognises two fingers that rotate.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the beginning, in radians; 0 by default.
  open var rotation: CGFloat = 0
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "rotationGestureRecognizer" }
}

extension ElementClasses {
  var rotationGestureRecognizer: AnyClass { UIRotationGestureRecognizer.self }
}
