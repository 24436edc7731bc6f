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

extension ElementClasses {
  var tapGestureRecognizer: AnyClass { UITapGestureRecognizer.self }
}
