import HeadlessUIKit
import InterfaceBuilder

/// Outlets and actions of declared classes against the nibs that name them.
extension SuiteInspector {
  /// The outlets that UIKit's own classes take.
  private static let engineOutlets: Set<String> = [
    "view", "tableView", "collectionView", "rootViewController", "textLabel", "detailTextLabel",
    "imageView", "refreshControl", "dataSource", "delegate", "prefetchDataSource", "dragDelegate",
    "dropDelegate", "navigationDelegate", "uiDelegate", "UIDelegate", "inputView",
    "inputAccessoryView", "accessoryView", "editingAccessoryView", "backgroundView",
    "selectedBackgroundView", "titleView", "navigationItem", "toolbar", "searchDisplayController",
    "searchBar", "titleLabel", "contentView", "tabBarItem", "gestureRecognizers",
  ]

  mutating func inspectConnections(
    of name: String,
    _ element: SourceElement,
    _ facts: DocumentFacts
  ) {
    let lineage = names.lineage(of: name)
    for object in facts.document.objects {
      for connection in object.connections {
        switch connection.kind {
        case .outlet, .outletCollection:
          if object.customClass == name { inspectOutlet(connection, lineage, element) }
        case .action: inspectAction(connection, name, lineage, element)
        case .segue: break
        }
      }
    }
  }

  private mutating func inspectOutlet(
    _ connection: IBConnection,
    _ lineage: [ClassDeclaration],
    _ element: SourceElement
  ) {
    let property = connection.property
    let declared = lineage.flatMap(\.outlets)
    guard let outlet = declared.first(where: { $0.name == property }) else {
      guard !Self.engineOutlets.contains(property) else { return }
      return report(
        "\(element.text("name")) has no outlet \"\(property)\", which \(connection.location) "
          + "connects; declare it with <outlet name=\"\(property)\"/>"
          + NearestName.hint(property, in: declared.map(\.name)),
        at: element,
        "name"
      )
    }
    let own = element.children("outlet").first { $0.text("name") == property } ?? element
    if outlet.isCollection != (connection.kind == .outletCollection) {
      report(
        "outlet \"\(property)\" is \(outlet.isCollection ? "a collection" : "no collection"), and "
          + "\(connection.location) connects it as "
          + "\(outlet.isCollection ? "one object" : "a collection"); expected "
          + "collection=\"\(outlet.isCollection ? "NO" : "YES")\"",
        at: own,
        outlet.isCollection ? "collection" : "name"
      )
    }
    inspectDestination(connection, outlet, own)
  }

  private mutating func inspectDestination(
    _ connection: IBConnection,
    _ outlet: OutletDeclaration,
    _ element: SourceElement
  ) {
    guard let wanted = names.type(named: outlet.className) else { return }
    let (actual, text): (AnyClass?, String)
    switch connection.destination {
    case .object(let index):
      let object = connection.document[index]
      if object.role == .placeholder { return }
      if let name = object.customClass,
        names.lineage(of: name).contains(where: { $0.name == outlet.className })
      {
        return
      }
      actual = names.type(of: object)
      text = object.customClass ?? actual.map { "\($0)" } ?? object.elementText
      if names.lineage(of: outlet.className).isEmpty,
        actual.map({ CaseInspector.isSubclass($0, of: wanted) }) ?? true
      {
        return
      }
    case .constraint: (actual, text) = (NSLayoutConstraint.self, "NSLayoutConstraint")
    default: return
    }
    guard outlet.className != "NSObject", let actual,
      !CaseInspector.isSubclass(actual, of: wanted) || names.lineage(of: outlet.className).count > 0
    else { return }
    report(
      "outlet \"\(outlet.name)\" takes \(outlet.className), and \(connection.location) connects "
        + "\(text); expected class=\"\(text)\"",
      at: element,
      "class"
    )
  }

  private mutating func inspectAction(
    _ connection: IBConnection,
    _ name: String,
    _ lineage: [ClassDeclaration],
    _ element: SourceElement
  ) {
    guard let index = connection.destination?.object,
      connection.document[index].customClass == name
    else { return }
    let declared = lineage.flatMap(\.actions)
    let selector = connection.selector
    guard !declared.contains(selector) else { return }
    report(
      "\(name) has no action \"\(selector)\", which \(connection.location) sends; declare it with "
        + "<action name=\"\(selector)\"/>" + NearestName.hint(selector, in: declared),
      at: element,
      "name"
    )
  }
}
