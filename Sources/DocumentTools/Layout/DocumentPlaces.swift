import HeadlessUIKit
import InterfaceBuilder

/// The objects and constraints of a document by id, and those that code may change.
struct DocumentPlaces {
  /// The objects; for a repeated id, the first.
  private(set) var objects: [String: IBObject] = [:]
  /// The constraints; for a repeated id, the first.
  private(set) var constraints: [String: IBConstraint] = [:]
  /// The constraints with an outlet, which code may change.
  private(set) var connectedConstraints: Set<String> = []
  /// The ids of all objects with an outlet.
  private(set) var connected: Set<String> = []
  /// The custom classes that have an outlet to an object, by its id.
  private(set) var outletClasses: [String: Set<String>] = [:]
  /// The outlets that lead to an object, by its id; those of objects with a custom class.
  private(set) var outlets: [String: [OutletName]] = [:]
  /// The labels and buttons whose runtime attributes name another text.
  private(set) var translated: Set<String> = []
  /// The classes of a nib's owner.
  private(set) var ownerClasses: Set<String> = []
  /// How many constraints move a view, by its id.
  private(set) var placings: [String: Int] = [:]
  /// The views that a constraint with an outlet moves.
  private(set) var steered: Set<String> = []
  /// The stacks with an outlet, to which code may add views.
  private(set) var connectedStacks: Set<String> = []
  /// The parts of cells that UIKit places: those of its own styles, accessory views and background
  /// views.
  private(set) var standardParts: Set<String> = []
  /// The views that are not installed in some size classes.
  private(set) var varying: Set<String> = []
  /// The constraints that are installed in some size classes only.
  private(set) var varyingConstraints: Set<String> = []

  /// The views of a document without a device that have constraints in some size classes only.
  ///
  /// Such a document is laid out in no size class at its own size, and an app is always in one.
  private var placedByClasses: Set<String> = []

  /// Collects the objects and constraints of a document.
  ///
  /// - Complexity: O(objects + constraints + connections).
  init(_ document: IBDocument) {
    for object in document.objects {
      if let id = object.id, objects[id] == nil { objects[id] = object }
      if object.placeholderIdentifier == "IBFilesOwner", let name = object.customClass {
        ownerClasses.insert(name)
      }
    }
    for constraint in document.constraints {
      if let id = constraint.id, constraints[id] == nil { constraints[id] = constraint }
      for id in Self.moved(by: constraint, document) { placings[id, default: 0] += 1 }
      // Code finds such a constraint by its name, as by an outlet.
      if let id = constraint.id, constraint.identifier?.isEmpty == false {
        connectedConstraints.insert(id)
        steered.formUnion(Self.moved(by: constraint, document))
      }
    }
    for connection in document.connections {
      guard let id = connection.destinationID else { continue }
      if connection.kind != .segue, connection.kind != .action {
        connected.insert(id)
        let source = connection.source.flatMap { document[$0].customClass }
        if let source {
          outletClasses[id, default: []].insert(source)
          outlets[id, default: []]
            .append(OutletName(className: source, property: connection.property))
        }
      }
      if let constraint = constraints[id] {
        connectedConstraints.insert(id)
        steered.formUnion(Self.moved(by: constraint, document))
      }
      if objects[id]?.elementName == .stackView { connectedStacks.insert(id) }
      if Self.isPlacedByList(connection, document) { standardParts.insert(id) }
    }
    for attribute in document.runtimeAttributes where Self.namesText(attribute) {
      if let id = attribute.object.flatMap({ document[$0].id }) { translated.insert(id) }
    }
    for object in document.objects where object.isView {
      for variation in object.variations {
        for mask in variation.element.children {
          let ids = mask.children.compactMap { $0.text(.reference) }
          switch mask.key {
          case "subviews": varying.formUnion(ids)
          case "constraints": varyingConstraints.formUnion(ids)
          default: break
          }
        }
      }
    }
    if document.device?.id?.isEmpty != false {
      for id in varyingConstraints {
        guard let constraint = constraints[id] else { continue }
        placedByClasses.formUnion(Self.moved(by: constraint, document))
      }
    }
    for object in document.objects where object.elementName == .tableViewCell {
      for name in [IBAttributeName.textLabel, .detailTextLabel, .imageView] {
        if let id = object.element.text(name) { standardParts.insert(id) }
      }
    }
  }

  /// Whether a runtime attribute is likely the key of a text: `localizedKey`, `i18n`, `xibText`.
  private static func namesText(_ attribute: IBRuntimeAttribute) -> Bool {
    switch attribute.value {
    case .localizedString: return true
    case .string: break
    default: return false
    }
    let path = attribute.keyPath.lowercased()
    guard !path.hasPrefix("accessib"), !path.contains("color"), !path.contains("font") else {
      return false
    }
    return ["text", "title", "local", "i18n", "translat", "key", "string", "caption"]
      .contains(where: path.contains)
  }

  private static let placedByCells: Set<String> = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView",
  ]

  private static func isPlacedByList(_ connection: IBConnection, _ document: IBDocument) -> Bool {
    guard placedByCells.contains(connection.property), let source = connection.source else {
      return false
    }
    let lists: [IBElementName] = [.tableViewCell, .collectionViewCell, .tableView, .collectionView]
    return lists.contains { $0 == document[source].elementName }
  }

  // A constraint between two items does not move the view that owns it.
  private static func moved(by constraint: IBConstraint, _ document: IBDocument) -> [String] {
    let items = [constraint.firstObject, constraint.secondObject].compactMap { $0 }
    guard constraint.secondObject != nil else { return items.compactMap { document[$0].id } }
    return items.filter { $0 != constraint.owner }.compactMap { document[$0].id }
  }

  /// Whether code may change the view's frame.
  ///
  /// That is so when an outlet leads to a constraint that moves it. It is also so when an outlet
  /// leads to the view itself and no constraint places it.
  @MainActor
  func isMovedByCode(_ view: UIView) -> Bool {
    guard let id = view.interfaceBuilderID else { return false }
    if steered.contains(id) { return true }
    guard connected.contains(id), let element = objects[id]?.element else { return false }
    // Interface Builder writes NO where constraints place a view; the attribute is absent for an
    // autoresizing mask.
    return element.boolean(.fixedFrame) == true
      || element.boolean(.translatesAutoresizingMaskIntoConstraints) != false
  }

  /// Whether a view, or one around it, is not installed in some size classes: then nor are its constraints.
  @MainActor
  func isVarying(_ view: UIView) -> Bool {
    view.isWithin(varying)
  }

  /// Whether constraints that only some size classes have place a view, and the document is laid out in none.
  @MainActor
  func isPlacedByClasses(_ view: UIView) -> Bool {
    view.interfaceBuilderID.map(placedByClasses.contains) ?? false
  }

  /// The object that a live view was made from.
  @MainActor
  func object(of view: UIView) -> IBObject? {
    view.interfaceBuilderID.flatMap { objects[$0] }
  }

  /// The constraint of the document that a live one was made from.
  @MainActor
  func constraint(of constraint: NSLayoutConstraint?) -> IBConstraint? {
    constraint?.interfaceBuilderID.flatMap { constraints[$0] }
  }
}
