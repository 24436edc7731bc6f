import Foundation

/// UIKit's older web view, which keeps its frame and subviews only.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// What leads to a page.
  public enum NavigationType: Int, Sendable {
    /// A link.
    case linkClicked = 0
    /// A form.
    case formSubmitted
    /// The history.
    case backForward
    /// Loading again.
    case reload
    /// A form once more.
    case formResubmitted
    /// Anything else.
    case other
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "webView" }

  /// Hears of pages; never here.
  open weak var delegate: (any UIWebViewDelegate)?
  /// Whether pages fit the width; stored, without effect here.
  open var scalesPageToFit = false
  /// What is found in texts; stored, without effect here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether films play in their place; stored, without effect here.
  open var allowsInlineMediaPlayback = false
  /// The view that would scroll the document; it is not among the subviews here.
  open private(set) lazy var scrollView = UIScrollView(frame: bounds)
  /// Whether a page is on its way: never here.
  open var isLoading: Bool { false }
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page after.
  open var canGoForward: Bool { false }

  /// Loads nothing here.
  open func loadRequest<Request>(_ request: Request) { StandIn.note("UIWebView.loadRequest") }
  /// Loads nothing here.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    StandIn.note("UIWebView.loadHTMLString")
  }
  /// Runs nothing here.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    StandIn.note("UIWebView.stringByEvaluatingJavaScript")
    return nil
  }
  /// Loads nothing here.
  open func reload() { StandIn.note("UIWebView.reload") }
  /// Stops nothing here.
  open func stopLoading() { StandIn.note("UIWebView.stopLoading") }
  /// Goes nowhere here.
  open func goBack() { StandIn.note("UIWebView.goBack") }
  /// Goes nowhere here.
  open func goForward() { StandIn.note("UIWebView.goForward") }
}

extension ElementClasses {
  var webView: AnyClass { UIWebView.self }
}
