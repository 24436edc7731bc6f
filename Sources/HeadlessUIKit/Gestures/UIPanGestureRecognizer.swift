/// Recognises fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; unlimited by default.
  open var maximumNumberOfTouches = Int.max
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "panGestureRecognizer" }
}

extension ElementClasses {
  var panGestureRecognizer: AnyClass { UIPanGestureRecognizer.self }
}
