/// SpriteKit's view, which keeps its frame and subviews only.
@preconcurrency @MainActor
open class SKView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "skView" }
}
