// Views of other frameworks that documents hold: they keep their place and their subviews, nothing more.

/// A view of web pages.
@MainActor
open class WKWebView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "wkWebView" }
}

/// The older view of web pages.
@MainActor
open class UIWebView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "webView" }
}

/// A view of a map.
@MainActor
open class MKMapView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "mapView" }
}

/// A view of a 3D scene.
@MainActor
open class SCNView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "sceneKitView" }
}

/// A view of a game's scene.
@MainActor
open class SKView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "skView" }
}

/// A view of augmented reality.
@MainActor
open class ARSCNView: SCNView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "arscnView" }
}

/// A view that OpenGL draws.
@MainActor
open class GLKView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "glkView" }
}

/// A view that Metal draws.
@MainActor
open class MTKView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "mtkView" }
}
