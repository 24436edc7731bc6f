/// A view that OpenGL draws.
@MainActor
open class GLKView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "glkView" }
}
