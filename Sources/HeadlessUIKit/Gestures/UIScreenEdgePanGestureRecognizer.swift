/// Recognises a drag that starts at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "screenEdgePanGestureRecognizer" }
}

extension ElementClasses {
  var screenEdgePanGestureRecognizer: AnyClass { UIScreenEdgePanGestureRecognizer.self }
}
