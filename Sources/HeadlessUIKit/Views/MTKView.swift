/// A view that Metal draws.
@MainActor
open class MTKView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "mtkView" }
}
