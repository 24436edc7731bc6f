// Views of other frameworks in documents: they keep their frames and subviews only.

/// WebKit's view, which keeps its frame and subviews only.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// Creates one with a configuration, which is kept.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    super.init(frame: frame)
    store("configuration", configuration)
  }

  /// Creates one with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates one from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "wkWebView" }

  // MARK: Stored, or without effect here

  /// Stored only.
  open var configuration: WKWebViewConfiguration {
    if let known: WKWebViewConfiguration = stored("configuration", nil) { return known }
    let made = WKWebViewConfiguration()
    store("configuration", made)
    return made
  }

  /// The view that would scroll the document; it is not among the subviews here.
  open var scrollView: UIScrollView {
    if let known: UIScrollView = stored("scrollView", nil) { return known }
    let made = UIScrollView(frame: bounds)
    store("scrollView", made)
    return made
  }

  /// Stored only.
  open var navigationDelegate: (any WKNavigationDelegate)? {
    get { stored("navigationDelegate", WeakReference(nil)).object as? any WKNavigationDelegate }
    set { store("navigationDelegate", WeakReference(newValue)) }
  }

  /// Stored only.
  open var uiDelegate: (any WKUIDelegate)? {
    get { stored("uiDelegate", WeakReference(nil)).object as? any WKUIDelegate }
    set { store("uiDelegate", WeakReference(newValue)) }
  }

  /// Stored only.
  open var customUserAgent: String? {
    get { stored("customUserAgent", nil) }
    set { store("customUserAgent", newValue) }
  }

  /// Stored only.
  open var allowsBackForwardNavigationGestures: Bool {
    get { stored("allowsBackForwardNavigationGestures", false) }
    set { store("allowsBackForwardNavigationGestures", newValue) }
  }

  /// Stored only.
  open var allowsLinkPreview: Bool {
    get { stored("allowsLinkPreview", true) }
    set { store("allowsLinkPreview", newValue) }
  }

  /// The page's title: none.
  open var title: String? { nil }

  /// The page's address: none.
  open var url: URL? { nil }

  /// Whether a page is on its way: never here.
  open var isLoading: Bool { false }

  /// How much of a page is there.
  open var estimatedProgress: Double { 0 }

  /// Whether there is a page before.
  open var canGoBack: Bool { false }

  /// Whether there is a page after.
  open var canGoForward: Bool { false }

  /// Loads nothing here.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    missing("loadHTMLString")
  }

  /// Loads nothing here.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    missing("loadFileURL")
  }

  /// Loads nothing here.
  @discardableResult
  open func reload() -> WKNavigation? { missing("reload") }

  /// Goes nowhere here.
  @discardableResult
  open func goBack() -> WKNavigation? { missing("goBack") }

  /// Goes nowhere here.
  @discardableResult
  open func goForward() -> WKNavigation? { missing("goForward") }

  /// Does nothing here.
  open func stopLoading() { StandIn.note("WKWebView.stopLoading") }

  /// Runs no script, and calls nobody.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { StandIn.note("WKWebView.evaluateJavaScript") }
}

extension ElementClasses {
  var wkWebView: AnyClass { WKWebView.self }
}
