/// A view of augmented reality.
@MainActor
open class ARSCNView: SCNView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "arscnView" }
}
