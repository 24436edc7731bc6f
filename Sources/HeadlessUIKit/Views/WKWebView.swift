// Views of other frameworks in documents: they keep their frames and subviews only.

/// WebKit's view, which keeps its frame and subviews only.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "wkWebView" }
}
