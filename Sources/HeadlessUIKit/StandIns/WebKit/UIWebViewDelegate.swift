/// Hears of pages of an older web view: there are none, so no method is ever called.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// A page begins.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// A page is there.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// A page failed.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Does nothing here.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing here.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing here.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
