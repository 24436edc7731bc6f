import HeadlessUIKit
import XMLSupport

/// `<set>`: objects, outlets, properties and the form of values.
extension CaseInspector {
  mutating func inspectSet(_ step: SourceElement) {
    if let name = step["object"] {
      checkObject(name, at: step, "object")
      guard let object = objects[name] else { return }
      if step["path"] != nil { return checkAnyProperty(step) }
      return inspectSetting(step, of: object)
    }
    guard let path = step["on"] else { return }
    if step["path"] != nil { return checkAnyProperty(step) }
    inspectSetting(step, ofTypes: types(selectedBy: path))
  }

  /// Checks a setting of an object that is known, or of what its outlet holds.
  mutating func inspectSetting(_ step: SourceElement, of object: KnownObject) {
    guard let name = step["outlet"] else {
      return inspectSetting(step, ofTypes: object.type.map { [$0] })
    }
    switch names.outlet(name, of: object) {
    case .unknown: break
    case .object(let target): inspectSetting(step, ofTypes: target.type.map { [$0] })
    case .missing(let known):
      let remedy =
        known.isEmpty
        ? "nothing is connected to it" : "connected: \(known.joinedAsList(max: 12))"
      report(
        "\(object.className) has no connected outlet \"\(name)\"; \(remedy)"
          + NearestName.hint(name, in: known),
        at: step,
        "outlet"
      )
    }
  }

  /// Checks a setting of an object of one of some classes; nil when the class is not known.
  private mutating func inspectSetting(_ step: SourceElement, ofTypes types: [AnyClass]?) {
    if let name = step["outlet"], step["on"] != nil {
      return checkAnyOutlet(name, at: step)
    }
    guard let types, !types.isEmpty else { return checkAnyProperty(step) }
    let name = step.text("property")
    let properties = types.flatMap { PropertyTable.properties(of: $0) }
    let found = properties.filter { $0.name == name }
    guard !found.isEmpty else {
      let known = properties.map(\.name)
      let owner = types.count == 1 ? "\(types[0])" : "no view that the path selects"
      return checkName(
        name,
        among: known,
        types.count == 1
          ? "\(owner) has no property that a suite can set called" : "\(owner) has a property",
        at: step,
        "property"
      )
    }
    checkValue(step, found, owner: types.count == 1 ? " of \(types[0])" : "")
  }

  private mutating func checkValue(
    _ step: SourceElement,
    _ properties: [PropertyTable.Property],
    owner: String
  ) {
    let value = step.text("value")
    guard !TemplateText.isTemplate(value), !properties.contains(where: { $0.accepts(value) })
    else { return }
    report(
      "\(properties[0].name)\(owner) is set to \"\(value)\"; "
        + "expected \(properties[0].expectation)",
      at: step,
      "value"
    )
  }

  private mutating func checkAnyProperty(_ step: SourceElement) {
    let all = SettableProperties.all
    checkName(
      step.text("property"),
      among: all.map(\.name),
      "no class has a property that a suite can set called",
      at: step,
      "property"
    )
    let found = all.filter { $0.name == step.text("property") }
    if !found.isEmpty { checkValue(step, found, owner: "") }
  }

  private mutating func checkAnyOutlet(_ name: String, at step: SourceElement) {
    let parts = ["textLabel", "detailTextLabel", "imageView", "contentView"]
    guard !names.hasLinkedClasses else { return checkAnyProperty(step) }
    checkName(
      name,
      among: names.outletNames.sorted() + parts,
      "no class or nib of the suite has an outlet",
      at: step,
      "outlet"
    )
    checkAnyProperty(step)
  }

  /// The classes of the views that an expression may select; nil when nothing is known.
  func types(selectedBy path: String) -> [AnyClass]? {
    guard let expression = try? XPathExpression(path) else { return nil }
    let reach = TreeReach(expression)
    guard let selected = reach.selected, selected != 0 else { return nil }
    let elements = TreeVocabulary.names(of: selected)
    // A path that names no element says nothing of the class.
    guard elements.count <= 6 else { return nil }
    let types = elements.compactMap(names.type(ofElement:))
    return types.isEmpty || names.hasLinkedClasses ? nil : types
  }
}
