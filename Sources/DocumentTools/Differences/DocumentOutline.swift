import InterfaceBuilder

/// What a document says, without what another version of Xcode writes in another way.
///
/// Left out are stored frames, marks of the canvas, simulated metrics, versions, dependencies and the sizes of
/// resources. Two documents with one outline build the same nib.
struct DocumentOutline {
  /// An object, a constraint or a connection.
  struct Entry {
    /// What it is, in a sentence.
    var name: String
    /// The id of the object that holds it.
    var parent: String?
    /// The property or list of that object that it is in.
    var place: String
    /// What it says, by the names of attributes and properties; a constraint or a connection by the empty name.
    var values: [String: String]
    var line: Int
    /// The ids of the objects that a constraint or a connection joins.
    var ends: [String] = []
    /// The property or message of its object that a connection is for; an object has one of each.
    var slot: String?
    /// The objects and the event that a connection joins, whatever it is for.
    var link: String?
  }

  /// By their ids, of which objects without one have the path of their place.
  private(set) var objects: [String: Entry] = [:]
  private(set) var constraints: [String: Entry] = [:]
  private(set) var connections: [String: Entry] = [:]
  /// The ids of the objects in the document's order.
  private(set) var order: [String] = []
  /// The ids of the constraints and of the connections in the document's order.
  private(set) var constraintOrder: [String] = []
  private(set) var connectionOrder: [String] = []

  /// - Complexity: O(elements).
  init(_ document: IBDocument) {
    let names = OutlineNames(document)
    let ids = OutlineNames(document, isPlain: true)
    for object in document.objects where !Self.isOfCanvas(object) {
      let id = names.id(of: object)
      guard objects[id] == nil else { continue }
      order.append(id)
      objects[id] = Entry(
        name: names.described(object),
        parent: object.parent.map(names.id),
        place: object.key ?? object.element.parent?.elementText ?? "",
        values: OutlineValues(document).values(of: object),
        line: object.location.line
      )
    }
    addConstraints(document, names, ids)
    addConnections(document, names, ids)
  }

  /// Whether Xcode puts an object there by itself.
  private static func isOfCanvas(_ object: IBObject) -> Bool {
    object.role == .guide || object.placeholderIdentifier == "IBFirstResponder"
  }

  private mutating func addConstraints(
    _ document: IBDocument,
    _ names: OutlineNames,
    _ ids: OutlineNames
  ) {
    for constraint in document.constraints {
      let equation = names.equation(constraint)
      let key = constraint.id ?? equation
      guard constraints[key] == nil else { continue }
      constraintOrder.append(key)
      var values = ["": ids.equation(constraint)]
      for name in ["identifier", "placeholder", "customClass"] {
        let value = constraint.element.attributes.first { $0.name == name }?.value
        if let value, value != "NO" { values[name] = value }
      }
      for variation in constraint.element.children where variation.name == .variation {
        values["variation \(variation.key ?? "")"] = variation.text(.constant) ?? ""
      }
      constraints[key] = Entry(
        name: equation,
        parent: constraint.owner.map { names.id(of: document[$0]) },
        place: "constraints",
        values: values,
        line: constraint.location.line,
        ends: names.ends(constraint)
      )
    }
  }

  private mutating func addConnections(
    _ document: IBDocument,
    _ names: OutlineNames,
    _ ids: OutlineNames
  ) {
    for connection in document.connections {
      let text = names.described(connection)
      let key = connection.id ?? text
      guard connections[key] == nil else { continue }
      connectionOrder.append(key)
      connections[key] = Entry(
        name: text,
        parent: connection.source.map { names.id(of: document[$0]) },
        place: "connections",
        values: ["": ids.described(connection)],
        line: connection.location.line,
        ends: names.ends(connection),
        slot: ids.slot(connection),
        link: ids.link(connection)
      )
    }
  }

  /// The outline as text, one thing a line, for `git diff` with a `textconv`.
  var lines: [String] {
    var depths: [String: Int] = [:]
    var byOwner: [String: [String]] = [:]
    for key in constraintOrder { add(constraints[key], "constraint", to: &byOwner) }
    for key in connectionOrder { add(connections[key], nil, to: &byOwner) }
    var lines: [String] = []
    for id in order {
      guard let object = objects[id] else { continue }
      let depth = object.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[id] = depth
      let space = String(repeating: "  ", count: depth)
      lines.append(space + object.name + (object.place == "subviews" ? "" : " in \(object.place)"))
      for (name, value) in object.values.sorted(by: { $0.key < $1.key }) {
        lines.append("\(space)    \(name): \(value)")
      }
      lines += (byOwner[id] ?? []).map { "\(space)    \($0)" }
    }
    return lines
  }

  private func add(_ entry: Entry?, _ word: String?, to lines: inout [String: [String]]) {
    guard let entry else { return }
    lines[entry.parent ?? "", default: []].append((word.map { $0 + " " } ?? "") + entry.name)
  }
}
