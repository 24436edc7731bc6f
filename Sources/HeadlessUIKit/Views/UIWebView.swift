/// The older view of web pages.
@MainActor
open class UIWebView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "webView" }
}
