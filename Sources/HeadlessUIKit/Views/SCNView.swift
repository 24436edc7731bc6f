/// A view of a 3D scene.
@MainActor
open class SCNView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "sceneKitView" }
}
