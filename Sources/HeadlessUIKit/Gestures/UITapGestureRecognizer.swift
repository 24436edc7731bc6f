/// Recognises one or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "tapGestureRecognizer" }
}

extension ElementClasses {
  var tapGestureRecognizer: AnyClass { UITapGestureRecognizer.self }
}
