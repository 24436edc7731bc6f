/// Recognises fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; unlimited by default.
  open var maximumNumberOfTouches = Int.max
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "panGestureRecognizer" }

  private var moved = CGPoint.zero
  /// The way of the fingers since the gesture began.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the way of the fingers.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// The speed of the fingers in points per second; zero here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

extension ElementClasses {
  var panGestureRecognizer: AnyClass { UIPanGestureRecognizer.self }
}
