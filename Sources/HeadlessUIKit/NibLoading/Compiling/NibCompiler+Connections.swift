import Foundation
import InterfaceBuilder

extension NibCompiler {
  /// One outlet collection of one object.
  private struct CollectionKey: Hashable {
    let source: NibSlot
    let name: String
  }

  /// The outlets of one collection, in document order.
  private struct CollectedOutlets {
    /// The place of the operation that sets them.
    let place: Int
    let appends: Bool
    let site: OutletSite
    var destinations: [NibSlot]
  }

  /// Compiles outlets, collections and actions in archive order; segues are kept as values.
  func compileConnections(_ range: Range<Int32>) {
    // Elements of one collection stand one by one; UIKit sets them in one go (NB-9).
    var collections: [CollectionKey: CollectedOutlets] = [:]
    let all = document.connections
    for connection in all[all.places(inside: range)] {
      guard let index = connection.source, range.contains(index.rawValue),
        let source = slot(index)
      else { continue }
      switch connection.kind {
      case .outlet: compileOutlet(connection, source)
      case .outletCollection: compileCollection(connection, source, &collections)
      case .action: compileAction(connection, source)
      case .segue: if !isViewPass { parts.segues.append(NibSegue(connection, source)) }
      }
    }
    for (key, outlets) in collections {
      parts.connections[outlets.place] = .collection(
        source: key.source,
        destinations: outlets.destinations,
        appends: outlets.appends,
        site: outlets.site
      )
    }
  }

  private func add(_ connection: NibConnectionOperation) {
    connectionEnds.note(connection)
    parts.connections.append(connection)
  }

  /// The slot of a connection's end.
  ///
  /// Nil leaves the connection out, with a note where that is news.
  private func destination(of connection: IBConnection) -> NibSlot? {
    switch connection.destination {
    case .object(let index)?:
      guard let slot = slot(index) else {
        note(
          .externalReference,
          "\(connection.property)\(connection.selector) leads to another part of the document",
          connection.location
        )
        return nil
      }
      return slot
    case .constraint(let index)?:
      return slot(ofConstraint: index)
    default:
      let name = connection.destinationID ?? "nothing"
      note(
        .danglingConnection,
        "\(connection.property)\(connection.selector) leads to \(name), "
          + "which is not in the document",
        connection.location
      )
      return nil
    }
  }

  /// Whether this pass makes a connection: those that touch a controller's view wait for the view.
  private func belongsHere(_ ends: [NibSlot]) -> Bool {
    ends.contains { isViewPart($0) } == isViewPass || !hasViewPass
  }

  private func compileOutlet(_ connection: IBConnection, _ source: NibSlot) {
    guard let destination = destination(of: connection), belongsHere([source, destination]) else {
      return
    }
    guard isAvailable(source) else { return }
    let site = OutletSite(key: connection.property, location: { "\(connection.location)" })
    if let direct = directStore(connection.property, source, destination) {
      add(direct)
    } else if let held = heldOutlet(site, source, destination) {
      add(.held(held))
    } else {
      // The view that stood there before goes, and nothing else may hold it: the run keeps all objects then.
      if EngineKeys.replacesViews(connection.property) { parts.isTrusted = false }
      add(.outlet(source: source, destination: destination, site: site))
    }
  }

  /// A store without any checks left, when both classes are known and fit.
  private func directStore(
    _ key: String,
    _ source: NibSlot,
    _ destination: NibSlot
  ) -> NibConnectionOperation? {
    guard let sourceClass = knownClass(source), let destinationClass = knownClass(destination),
      let store = try? OutletTable.table(of: sourceClass).store(for: key)
    else { return nil }
    switch store {
    case .strongReference(let offset, let expected)
    where ClassMetadata.isSubclass(destinationClass, of: expected):
      return .strong(source: source, destination: destination, offset: offset)
    case .weakReference(let offset, let expected)
    where ClassMetadata.isSubclass(destinationClass, of: expected):
      return .weak(source: source, destination: destination, offset: offset)
    default:
      return nil
    }
  }

  private func compileCollection(
    _ connection: IBConnection,
    _ source: NibSlot,
    _ collections: inout [CollectionKey: CollectedOutlets]
  ) {
    guard let destination = destination(of: connection), belongsHere([source, destination]),
      isAvailable(source)
    else { return }
    let key = CollectionKey(source: source, name: connection.property)
    if collections[key] != nil {
      collections[key]?.destinations.append(destination)
      connectionEnds.note(destination)
      return
    }
    let outlets = CollectedOutlets(
      place: parts.connections.count,
      appends: connection.appends,
      site: OutletSite(key: connection.property, location: { "\(connection.location)" }),
      destinations: [destination]
    )
    collections[key] = outlets
    add(
      .collection(
        source: source,
        destinations: outlets.destinations,
        appends: outlets.appends,
        site: outlets.site
      )
    )
  }

  private func compileAction(_ connection: IBConnection, _ source: NibSlot) {
    guard let end = destination(of: connection), belongsHere([source, end]), isAvailable(source)
    else { return }
    // First Responder stands for nil: the action travels along the responder chain (NB-10).
    let destination = parts.firstResponders.contains(end) ? -1 : end
    guard let event = controlEvent(connection.eventType) else {
      note(
        .unsupported,
        "no control event is named \(connection.eventType ?? "")",
        connection.location
      )
      return
    }
    let selector = Selector(connection.selector)
    if let type = knownClass(source), ClassMetadata.isSubclass(type, of: UIControl.self),
      NibNames.isEngine(type)
    {
      add(
        .control(source: source, destination: destination, selector: selector, event: event)
      )
      return
    }
    add(
      .action(source: source, destination: destination, selector: selector, event: event)
    )
  }

  private func controlEvent(_ name: String?) -> UIControl.Event? {
    // Bar items and recognisers have one action and name no event.
    guard let name else { return .touchUpInside }
    return Self.controlEvents[name]
  }

  private static let controlEvents: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Runtime attributes

  /// Compiles runtime attributes in document order.
  func compileAttributes(_ range: Range<Int32>) {
    let all = document.runtimeAttributes
    for attribute in all[all.places(inside: range)] {
      guard let index = attribute.object, range.contains(index.rawValue), let owner = slot(index),
        !hasViewPass || isViewPart(owner) == isViewPass, isAvailable(owner)
      else { continue }
      let target = attribute.constraint.map { slot(ofConstraint: $0) } ?? owner
      let site = AttributeSite(
        keyPath: attribute.keyPath,
        value: resources.value(attribute.value),
        location: { "\(attribute.location)" }
      )
      parts.attributes.append(NibAttributeOperation(object: target, site: site))
    }
  }
}
