import Foundation

/// A page on its way.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
}

/// A wish to go to a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The frame that the page is for.
  open var targetFrame: WKFrameInfo? { nil }
  /// What led to it.
  open var navigationType: WKNavigationType { .other }
}

/// What leads to a page.
public enum WKNavigationType: Int, Sendable {
  /// A link.
  case linkActivated
  /// A form.
  case formSubmitted
  /// The history.
  case backForward
  /// Loading again.
  case reload
  /// A form once more.
  case formResubmitted
  /// Anything else.
  case other = -1
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not.
  case cancel
  /// It is.
  case allow
}

/// Hears of pages: there are none, so no method is ever called.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether a page is loaded.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  )
  /// Told that a page begins.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Told that a page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Told that a page failed.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows it.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Shows what pages ask for: there are none.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
