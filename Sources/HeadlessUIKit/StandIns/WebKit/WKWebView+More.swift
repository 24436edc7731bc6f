import Foundation

/// How a web view is set up.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Creates one.
  public override init() {}
  /// Stored only.
  open var userContentController = WKUserContentController()
  /// Stored only.
  open var preferences = WKPreferences()
  /// Stored only.
  open var allowsInlineMediaPlayback = false
  /// Stored only.
  open var applicationNameForUserAgent: String?
  /// Stored only.
  open var suppressesIncrementalRendering = false
}

/// What a web view may do.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Creates one.
  public override init() {}
  /// Stored only.
  open var minimumFontSize: CGFloat = 0
  /// Stored only.
  open var javaScriptEnabled = true
  /// Stored only.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// Scripts of a web view and what hears of their messages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// Creates one.
  public override init() {}
  /// Stored only.
  open private(set) var userScripts: [WKUserScript] = []
  /// Adds a script, which is kept and never runs.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Forgets the scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds what hears of messages; there are none.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    StandIn.note("WKUserContentController.add")
  }
  /// Does nothing here.
  open func removeScriptMessageHandler(forName name: String) {
    StandIn.note("WKUserContentController.removeScriptMessageHandler")
  }
}

/// A script of a web view.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// When a script runs.
  public enum InjectionTime: Int, Sendable {
    /// Before the document.
    case atDocumentStart
    /// After it.
    case atDocumentEnd
  }
  /// The script's text.
  public let source: String
  /// When it runs.
  public let injectionTime: InjectionTime
  /// Whether frames within have none of it.
  public let isForMainFrameOnly: Bool
  /// Creates one.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// What a script says to the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// Stored only.
  open var body: Any { NSNull() }
  /// Stored only.
  open var name: String { "" }
}

/// Hears of messages of scripts: there are none.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Told of a message; never called here.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

extension WKWebView {
  /// Creates one.
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.init(frame: frame)
    store("configuration", configuration)
  }
  /// Stored only.
  public var configuration: WKWebViewConfiguration {
    if let known: WKWebViewConfiguration = stored("configuration", nil) { return known }
    let made = WKWebViewConfiguration()
    store("configuration", made)
    return made
  }
  /// The view that would scroll the document; it is not among the subviews here.
  public var scrollView: UIScrollView {
    if let known: UIScrollView = stored("scrollView", nil) { return known }
    let made = UIScrollView(frame: bounds)
    store("scrollView", made)
    return made
  }
  /// Stored only.
  public var navigationDelegate: (any WKNavigationDelegate)? {
    get { stored("navigationDelegate", WeakReference(nil)).object as? any WKNavigationDelegate }
    set { store("navigationDelegate", WeakReference(newValue)) }
  }
  /// Stored only.
  public var uiDelegate: (any WKUIDelegate)? {
    get { stored("uiDelegate", WeakReference(nil)).object as? any WKUIDelegate }
    set { store("uiDelegate", WeakReference(newValue)) }
  }
  /// Stored only.
  public var customUserAgent: String? {
    get { stored("customUserAgent", nil) }
    set { store("customUserAgent", newValue) }
  }
  /// Stored only.
  public var allowsBackForwardNavigationGestures: Bool {
    get { stored("allowsBackForwardNavigationGestures", false) }
    set { store("allowsBackForwardNavigationGestures", newValue) }
  }
  /// Stored only.
  public var allowsLinkPreview: Bool {
    get { stored("allowsLinkPreview", true) }
    set { store("allowsLinkPreview", newValue) }
  }
  /// The page's title: none.
  public var title: String? { nil }
  /// The page's address: none.
  public var url: URL? { nil }
  /// Whether a page is on its way: never here.
  public var isLoading: Bool { false }
  /// How much of a page is there.
  public var estimatedProgress: Double { 0 }
  /// Whether there is a page before.
  public var canGoBack: Bool { false }
  /// Whether there is a page after.
  public var canGoForward: Bool { false }
  /// Loads nothing here.
  @discardableResult
  public func load<Request>(_ request: Request) -> WKNavigation? { missing("load") }
  /// Loads nothing here.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    missing("loadHTMLString")
  }
  /// Loads nothing here.
  @discardableResult
  public func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    missing("loadFileURL")
  }
  /// Loads nothing here.
  @discardableResult
  public func reload() -> WKNavigation? { missing("reload") }
  /// Goes nowhere here.
  @discardableResult
  public func goBack() -> WKNavigation? { missing("goBack") }
  /// Goes nowhere here.
  @discardableResult
  public func goForward() -> WKNavigation? { missing("goForward") }
  /// Does nothing here.
  public func stopLoading() { StandIn.note("WKWebView.stopLoading") }
  /// Runs no script, and calls nobody.
  public func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { StandIn.note("WKWebView.evaluateJavaScript") }

  private func missing(_ name: String) -> WKNavigation? {
    StandIn.note("WKWebView." + name)
    return nil
  }
}
