/// UIKit's older web view, which keeps its frame and subviews only.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "webView" }
}
