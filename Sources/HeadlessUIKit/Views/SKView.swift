/// A view of a game's scene.
@MainActor
open class SKView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "skView" }
}
