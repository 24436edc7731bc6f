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
  open func removeAllScriptMessageHandlers() {
    StandIn.note("WKUserContentController.removeAllScriptMessageHandlers")
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
  /// Loads nothing here.
  @discardableResult
  public func load<Request>(_ request: Request) -> WKNavigation? { missing("load") }
  final func missing(_ name: String) -> WKNavigation? {
    StandIn.note("WKWebView." + name)
    return nil
  }
}
