import InterfaceBuilder

/// How an outline calls the objects, constraints and connections of a document.
struct OutlineNames {
  let document: IBDocument
  /// Whether objects are called by their ids alone, which stay when texts change.
  private let isPlain: Bool
  private let constraints: [String: IBConstraint]

  init(_ document: IBDocument, isPlain: Bool = false) {
    self.document = document
    self.isPlain = isPlain
    let pairs = document.constraints.lazy.compactMap { constraint in
      constraint.id.map { ($0, constraint) }
    }
    constraints = Dictionary(pairs) { first, _ in first }
  }

  /// The object's id, or where it is for one that has none.
  func id(of object: IBObject) -> String {
    if let id = object.id { return id }
    let parent = object.parent.map(id) ?? ""
    return "\(parent)/\(object.key ?? object.elementText)"
  }

  /// An object by its element, its text, label or class, and its id.
  func described(_ object: IBObject) -> String {
    if isPlain { return id(of: object) }
    let element = object.element
    let text = object.userLabel ?? object.customClass ?? element.text(.text) ?? title(of: element)
    let name = text.map { " “\($0.prefix(Self.textMax))”" } ?? ""
    return "<\(object.elementText)>\(name)" + (object.id.map { " (id \($0))" } ?? "")
  }

  private static let textMax = 30

  private func title(of element: IBElement) -> String? {
    element.text(.title) ?? element.child(.state, key: "normal")?.text(.title)
  }

  private func short(_ id: String?) -> String {
    guard let id else { return "?" }
    if let object = document.object(withID: id) { return described(object) }
    guard !isPlain, let constraint = constraints[id] else { return "(id \(id))" }
    return "constraint \(equation(constraint))"
  }

  /// A connection: what it sets, sends or leads to.
  func described(_ connection: IBConnection) -> String {
    let destination = short(connection.destinationID)
    let source = connection.source.map { described(document[$0]) } ?? "?"
    switch connection.kind {
    case .segue:
      let kind = [connection.segueKind, connection.identifier.map { "“\($0)”" }].compactMap { $0 }
      return "segue \(kind.joined(separator: " ")) from \(source) to \(destination)"
    case .action:
      let event = connection.eventType.map { " on \($0)" } ?? ""
      return "action \(connection.selector)\(event) from \(source) to \(destination)"
    default:
      return
        "\(connection.element.elementText) \(connection.property) of \(source) to \(destination)"
    }
  }

  /// A constraint as an equation of its items' attributes.
  ///
  /// With plain names, one that says the same from its other side has the same equation.
  func equation(_ constraint: IBConstraint) -> String {
    let first =
      "\(item(constraint.firstObject, constraint.firstItemID)).\(constraint.firstAttribute)"
    let priority =
      constraint.priority == 1000 ? "" : " @\(number(Double(constraint.priority)))"
    guard let attribute = constraint.secondAttribute else {
      return "\(first) \(sign(constraint.relation)) \(number(constraint.constant))" + priority
    }
    let second = "\(item(constraint.secondObject, constraint.secondItemID)).\(attribute)"
    let (relation, constant) = (constraint.relation, constraint.constant)
    if constraint.multiplier != 1 {
      let factor = "\(number(constraint.multiplier)) × "
      return side(first, relation, factor + second, constant) + priority
    }
    return isPlain && second < first
      ? side(second, turned(relation), first, -constant) + priority
      : side(first, relation, second, constant) + priority
  }

  private func side(
    _ first: String,
    _ relation: IBLayoutRelation,
    _ second: String,
    _ constant: Double
  ) -> String {
    let text = "\(first) \(sign(relation)) \(second)"
    return constant == 0
      ? text : text + " \(constant < 0 ? "−" : "+") \(number(abs(constant)))"
  }

  private func turned(_ relation: IBLayoutRelation) -> IBLayoutRelation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  // MARK: Ends

  /// The ids of the objects that a constraint holds; of a guide, its view.
  func ends(_ constraint: IBConstraint) -> [String] {
    [constraint.firstObject, constraint.secondObject].compactMap { index in
      guard let object = index.map({ document[$0] }) else { return nil }
      return object.guideKey == nil ? id(of: object) : object.parent.map(id)
    }
  }

  /// The ids of the objects that a connection joins; of a constraint, the view that has it.
  func ends(_ connection: IBConnection) -> [String] {
    let source = connection.source.map { id(of: document[$0]) }
    let destination = connection.destinationID.map { key in
      document.object(withID: key).map(id)
        ?? constraints[key]?.owner.map { id(of: document[$0]) } ?? key
    }
    return [source, destination].compactMap(\.self)
  }

  /// What a connection is for; nil for one of many.
  func slot(_ connection: IBConnection) -> String? {
    let source = connection.source.map { id(of: document[$0]) } ?? "?"
    return switch connection.kind {
    case .outlet: "outlet \(connection.property) of \(source)"
    case .action: "action \(connection.selector) on \(connection.eventType ?? "") from \(source)"
    default: nil
    }
  }

  /// What a connection joins.
  func link(_ connection: IBConnection) -> String? {
    let source = connection.source.map { id(of: document[$0]) } ?? "?"
    let joined = "\(source) to \(connection.destinationID ?? "?")"
    return switch connection.kind {
    case .outlet: "outlet of \(joined)"
    case .action: "action on \(connection.eventType ?? "") from \(joined)"
    default: nil
    }
  }

  private func item(_ index: IBObjectIndex?, _ id: String?) -> String {
    guard let object = index.map({ document[$0] }) else { return "(id \(id ?? "?"))" }
    guard object.guideKey == nil else {
      return "\(object.guideKey ?? "") of " + short(object.parent?.id)
    }
    return described(object)
  }

  private func sign(_ relation: IBLayoutRelation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  private func number(_ value: Double) -> String { OutlineValues.number(value) }
}
