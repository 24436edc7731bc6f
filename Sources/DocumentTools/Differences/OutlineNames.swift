import InterfaceBuilder

/// How an outline calls the objects, constraints and connections of a document.
struct OutlineNames {
  let document: IBDocument
  /// Whether objects are called by their ids alone, which stay when texts change.
  private let isPlain: Bool

  init(_ document: IBDocument, isPlain: Bool = false) {
    self.document = document
    self.isPlain = isPlain
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
    guard let object = document.object(withID: id) else { return "(id \(id))" }
    return described(object)
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
  func equation(_ constraint: IBConstraint) -> String {
    let first = item(constraint.firstObject, constraint.firstItemID)
    var text = "\(first).\(constraint.firstAttribute) \(sign(constraint.relation))"
    if let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { text += " \(number(constraint.multiplier)) ×" }
      text += " \(item(constraint.secondObject, constraint.secondItemID)).\(attribute)"
      let constant = constraint.constant
      if constant != 0 { text += " \(constant < 0 ? "−" : "+") \(number(abs(constant)))" }
    } else {
      text += " \(number(constraint.constant))"
    }
    return constraint.priority == 1000 ? text : text + " @\(number(Double(constraint.priority)))"
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
