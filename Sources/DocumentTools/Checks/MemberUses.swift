import InterfaceBuilder
import TestModel

/// Reads what a document asks of the classes in the sources.
struct MemberUses {
  private let unreached: UnreachedParts
  private let hasCell: Bool
  private var uses: [MemberUse] = []
  private var places: [IBObjectIndex: Int] = [:]
  /// The outlets of classes by the ids that they lead to.
  private let outlets: [String: [OutletName]]
  /// The views that have gesture recognisers, which stand beside them, by the recognisers' ids.
  private let holders: [String: [IBObject]]
  /// The ids of what views ask as their delegates and data sources.
  private let asked: Set<String>

  /// What a document asks of classes, by its objects.
  ///
  /// - Complexity: O(objects + connections).
  static func uses(in document: IBDocument, _ unreached: UnreachedParts) -> [MemberUse] {
    var reader = MemberUses(document, unreached)
    for object in document.objects where object.customClass != nil { _ = reader.place(of: object) }
    for connection in document.connections { reader.add(connection, document) }
    return reader.uses
  }

  private init(_ document: IBDocument, _ unreached: UnreachedParts) {
    self.unreached = unreached
    outlets = OutletName.byDestination(in: document)
    holders = Dictionary(
      grouping: document.connections.filter { $0.property == "gestureRecognizers" },
      by: { $0.destinationID ?? "" }
    ).mapValues { $0.compactMap { $0.source.map { document[$0] } } }
    asked = Set(
      document.connections.filter { $0.kind == .outlet && Self.asks($0.property) }
        .compactMap(\.destinationID)
    )
    let cells: [IBElementName] = [.tableViewCell, .collectionViewCell, .collectionReusableView]
    hasCell =
      document.kind == .xib
      && document.topLevelObjects.contains { cells.contains($0.elementName) }
  }

  private mutating func add(_ connection: IBConnection, _ document: IBDocument) {
    // What leads to another scene is never connected, and has a finding of its own.
    guard !CrossingCheck.crosses(connection, document) else { return }
    switch connection.kind {
    case .segue: break
    case .outlet, .outletCollection:
      // Xcode leaves out what leads nowhere.
      guard let source = connection.source, document[source].customClass != nil,
        connection.destination != .dangling
      else { return }
      add(connection, connection.property, to: document[source])
    case .action:
      // The menus of a Mac send to what is only there.
      guard let target = connection.destination?.object,
        connection.source.map({ document[$0].elementText != "command" }) ?? true
      else { return }
      let sender = connection.source.map { document[$0] }
      add(connection, connection.selector, to: document[target], from: sender)
    }
  }

  private mutating func add(
    _ connection: IBConnection,
    _ name: String,
    to object: IBObject,
    from sender: IBObject? = nil
  ) {
    guard !name.isEmpty, let place = place(of: object) else { return }
    let location = connection.location
    var member = MemberUse.Member(
      name: name,
      isAction: connection.kind == .action,
      id: connection.id ?? "",
      line: location.line,
      column: location.column
    )
    if unreached.contains(connection.element) { member.isUnreached = true }
    if let sender {
      member.add(sender, outlets, connection.eventType)
      if sender.elementText.hasSuffix("GestureRecognizer") {
        let views = sender.id.flatMap { holders[$0] } ?? []
        member.hiding = MemberUse.Member.hiding(views, outlets)
      }
    }
    uses[place].members.append(member)
  }

  private mutating func place(of object: IBObject) -> Int? {
    if let place = places[object.index] { return place }
    guard let role = Self.role(of: object) else { return nil }
    let plain = object.elementName == .viewController ? "UIViewController" : nil
    guard role == .firstResponder || object.customClass != nil || plain != nil else { return nil }
    var use = MemberUse(
      className: role == .firstResponder ? "" : object.customClass ?? plain ?? "",
      module: object.customModule,
      isOfTarget: object.customModule == nil || object.customModuleProvider == "target",
      isCustom: object.customClass != nil,
      role: role,
      described: object.described,
      id: object.id ?? "",
      location: CaseLocation(object.location)
    )
    if unreached.contains(object.element) { use.isUnreached = true }
    if role == .owner, hasCell { use.isOfCell = true }
    // No delegating view asks the class for anything.
    if role == .own, object.id.map({ !asked.contains($0) }) ?? true { use.isPlain = true }
    places[object.index] = uses.count
    uses.append(use)
    return uses.count - 1
  }

  private static func asks(_ property: String) -> Bool {
    ["delegate", "datasource"].contains(where: property.lowercased().hasSuffix)
  }

  private static func role(of object: IBObject) -> MemberUse.Role? {
    switch object.placeholderIdentifier {
    case "IBFilesOwner": .owner
    case "IBFirstResponder": .firstResponder
    case .some: object.customClass == nil ? nil : .owner
    case nil: object.elementName == .exit ? nil : .own
    }
  }
}

extension MemberUse.Member {
  /// The outermost view around an object that the document hides.
  private static func hidden(_ object: IBObject) -> IBObject? {
    var next: IBObject? = object
    var found: IBObject?
    while let object = next {
      if object.element.boolean(.hidden) == true { found = object }
      next = object.parent
    }
    return found
  }

  /// The outlets to the views that the document hides with all of some views; nil where it shows one of them.
  fileprivate static func hiding(
    _ views: [IBObject],
    _ outlets: [String: [OutletName]]
  ) -> [OutletName]? {
    let hidden = views.compactMap(hidden)
    guard !views.isEmpty, hidden.count == views.count else { return nil }
    return hidden.flatMap { view in view.id.flatMap { outlets[$0] } ?? [] }
  }

  /// Takes who sends it, and at which event.
  fileprivate mutating func add(
    _ sender: IBObject,
    _ outlets: [String: [OutletName]],
    _ event: String?
  ) {
    senders = sender.id.flatMap { outlets[$0] }
    hiding = Self.hiding([sender], outlets)
    if sender.element.boolean(.enabled) == false
      || sender.element.boolean(.userInteractionEnabled) == false
    {
      takesNoTouches = true
    }
    if sender.elementName == .barButtonItem, senders?.isEmpty != false,
      let key = sender.key, key.hasSuffix("BarButtonItem")
    {
      barKey = key
    }
    switch sender.elementName {
    case .textField where event == "touchUpInside": isOfTextField = true
    case .textField where event == "valueChanged" && sender.customClass == nil:
      isOfTextField = true
    case .barButtonItem where sender.key == "backBarButtonItem": isOfBackItem = true
    case .barButtonItem where sender.object(key: "customView") != nil: hasOwnView = true
    case .barButtonItem where sender.connections.contains { $0.kind == .segue }: hasSegue = true
    default: break
    }
  }
}
