// Views of other frameworks that documents hold: they keep their place and their subviews, nothing more.

/// A view of web pages.
@MainActor
open class WKWebView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "wkWebView" }
}
