import Foundation
import InterfaceBuilder

/// Decides whether anybody misses a connection that leads to another scene, as far as the sources tell.
///
/// Copied scenes keep the connections of the first one. What the copy's own controller never had, nobody misses.
@MainActor
struct CrossingDoubt {
  private let document: IBDocument
  private let facts: ProjectFacts

  init(_ document: IBDocument, _ facts: ProjectFacts) {
    self.document = document
    self.facts = facts
  }

  /// Why nobody misses a connection; nil where somebody may.
  ///
  /// - Parameters:
  ///   - connection: The connection.
  ///   - outlets: The outlets to what it begins at.
  /// - Returns: The reason as a sentence without its capital.
  /// - Complexity: O(bytes of the sources).
  func reason(_ connection: IBConnection, _ outlets: [OutletName]) -> String? {
    guard !facts.files.sources.isEmpty, let index = connection.source else { return nil }
    facts.hasAskedSources = true
    let source = document[index]
    switch connection.kind {
    case .action: return reasonOfAction(connection, source, outlets)
    case .outlet: return reasonOfOutlet(connection.property, source)
    default: return nil
    }
  }

  // MARK: Actions

  private func reasonOfAction(
    _ connection: IBConnection,
    _ source: IBObject,
    _ outlets: [OutletName]
  ) -> String? {
    let event = connection.eventType ?? ""
    if isCovered(source) {
      return "another view lies over the whole control and takes its touches."
    }
    if Self.isUnheard(event, of: source) { return "the control does not send that event." }
    let own = document.controller(around: source)?.customClass ?? ""
    let hasOwn = facts.declared.ancestors(of: own).contains {
      facts.declared.classes[$0]?.selectors.contains(connection.selector) == true
    }
    let target = connection.destination?.object.flatMap { document[$0].customClass }
    if let meant = hasOwn ? own : target,
      ClassCode(meant, facts).doesNothing(connection.selector)
    {
      return "the method does nothing."
    }
    if let item = barKey(around: source), ClassCode(own, facts).replaces(item) {
      return "code puts another item into the bar."
    }
    // A superclass that is not in the folder may have the method.
    guard !hasOwn, facts.declared.lineage(of: own) != nil else { return nil }
    if source.elementName == .textField, event.hasPrefix("editing") {
      return "the controller of its own scene has no such method, and misses no event of editing."
    }
    guard event == "valueChanged", outlets.contains(where: { isRead($0, by: own) }) else {
      return nil
    }
    return "the controller of its own scene has no such method, and reads the control by an outlet."
  }

  /// Whether a view that lies over an object, or over what is around it, takes all its touches.
  ///
  /// Of what scrolls, the whole has to be covered. A view that code knows may go away.
  /// - Complexity: O(siblings of the views around it), and O(connections) for each view that lies over it.
  private func isCovered(_ source: IBObject) -> Bool {
    guard source.isView, var rect = source.frame else { return false }
    var view = source
    while let parent = view.parent, parent.isView {
      let siblings = parent.subviews
      if let place = siblings.firstIndex(where: { $0.index == view.index }),
        siblings[(place + 1)...].contains(where: { takesTouches($0, over: rect) })
      {
        return true
      }
      guard let frame = parent.frame else { return false }
      let isScrolling = Self.scrolling.contains(parent.elementText)
      rect = isScrolling ? frame : rect.offsetBy(dx: frame.minX, dy: frame.minY)
      view = parent
    }
    return false
  }

  private static let scrolling: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView",
  ]

  private func takesTouches(_ view: IBObject, over rect: CGRect) -> Bool {
    guard view.frame?.contains(rect) == true, view.customClass == nil,
      view.element.boolean(.hidden) != true,
      view.element.boolean(.userInteractionEnabled) != false,
      ![.label, .imageView].contains(view.elementName),
      view.element.number(.alpha).map({ $0 > 0.01 }) ?? true
    else { return false }
    return !document.connections.contains { way in
      way.destinationID == view.id && way.kind != .action && way.kind != .segue
    }
  }

  /// Where the item around a control stands in its navigation item, if no outlet leads to the item.
  private func barKey(around source: IBObject) -> String? {
    var next: IBObject? = source
    while let object = next, object.elementName != .barButtonItem { next = object.parent }
    guard let item = next, let key = item.key,
      ["leftBarButtonItem", "rightBarButtonItem"].contains(key),
      !document.connections.contains(where: { $0.destinationID == item.id && $0.kind == .outlet })
    else { return nil }
    return key
  }

  private func isRead(_ outlet: OutletName, by own: String) -> Bool {
    outlet.className == own && ClassCode(own, facts).readsValue(of: outlet.property)
  }

  /// Whether a control of the system sends an event at no touch.
  private static func isUnheard(_ event: String, of source: IBObject) -> Bool {
    guard source.customClass == nil else { return false }
    return switch source.elementName {
    case .textField: event == "touchUpInside" || event == "valueChanged"
    case .button: event == "valueChanged" || event.hasPrefix("editing")
    case .datePicker: event.hasPrefix("touch")
    default: false
    }
  }

  // MARK: Outlets

  private func reasonOfOutlet(_ property: String, _ source: IBObject) -> String? {
    if property == "searchDisplayController" { return reasonOfSearch(source) }
    if Self.delegates.contains(property) { return reasonOfDelegate(property, source) }
    guard let name = source.customClass, facts.declared.lineage(of: name) != nil else { return nil }
    return ClassCode(name, facts).reads(property) ? nil : "no code reads the outlet."
  }

  private static let delegates: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "navigationDelegate", "UIDelegate",
  ]

  // The controller finds a search display controller of its own scene by itself.
  private func reasonOfSearch(_ source: IBObject) -> String? {
    let scene = CrossingCheck.sceneID(source)
    let others = document.objects.filter { CrossingCheck.sceneID($0) == scene }
    if others.contains(where: { $0.elementText == "searchDisplayController" }) {
      return "the scene has one of its own."
    }
    let hasBar = others.contains { $0.elementName == .searchBar }
    return hasBar ? nil : "the scene has nothing to search with."
  }

  private func reasonOfDelegate(_ property: String, _ source: IBObject) -> String? {
    guard let controller = document.controller(around: source) else { return nil }
    if controller.elementName == .tableViewController, source.key == "view" {
      return "a table view controller gives its table what that has none of."
    }
    guard let own = controller.customClass else {
      return "its own scene has no class that could stand in for it."
    }
    guard let lineage = facts.declared.lineage(of: own) else {
      guard facts.declared.hasUnknownSuperclass(own) else { return nil }
      return "a superclass that is not in the folder may set it."
    }
    let prefix = Self.prefix(of: source)
    guard !prefix.isEmpty else { return nil }
    let hasAny = lineage.members.selectors.contains { $0.hasPrefix(prefix) }
    return hasAny ? nil : "the controller of its own scene has no method for it."
  }

  /// How the methods begin that a view asks its delegate and data source for.
  private static func prefix(of source: IBObject) -> String {
    switch source.elementText {
    case "tableView", "collectionView", "textField", "textView", "searchBar", "webView", "mapView",
      "pickerView", "scrollView", "tabBar":
      source.elementText
    case "wkWebView": "webView"
    case let name where name.hasSuffix("GestureRecognizer"): "gestureRecognizer"
    default: ""
    }
  }
}
