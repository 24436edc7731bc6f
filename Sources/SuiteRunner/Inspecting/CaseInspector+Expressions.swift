import HeadlessUIKit
import XMLSupport

/// Names and values in expressions.
extension CaseInspector {
  /// The attributes whose expressions must select a view, by step.
  private static let viewAttributes = ["on", "of", "into", "in", "item", "to"]

  mutating func inspectExpressions(of step: SourceElement) {
    guard let rule = SuiteGrammar.rules[step.name] else { return }
    for attribute in step.attributes {
      guard let kind = rule.attribute(attribute.name)?.kind, case .xpath = kind,
        let expression = try? XPathExpression(attribute.value)
      else { continue }
      let reach = TreeReach(expression)
      for end in reach.deadEnds { reportExpression(end.message, attribute, of: step) }
      for comparison in reach.comparisons { inspect(comparison, attribute, of: step) }
      if Self.viewAttributes.contains(attribute.name), reach.deadEnds.isEmpty {
        checkSelection(reach, attribute, of: step)
      }
    }
  }

  private mutating func reportExpression(
    _ message: String,
    _ attribute: SourceAttribute,
    of step: SourceElement
  ) {
    report("\(attribute.name)=\"\(attribute.value)\": \(message)", at: step, attribute.name)
  }

  // MARK: What steps act on

  private mutating func checkSelection(
    _ reach: TreeReach,
    _ attribute: SourceAttribute,
    of step: SourceElement
  ) {
    guard let selected = reach.selected else {
      return reportExpression(
        "selects no view; expected a path to an element, such as //label",
        attribute,
        of: step
      )
    }
    let elements = TreeVocabulary.names(of: selected)
    let types = elements.compactMap(names.type(ofElement:))
    guard !types.isEmpty else {
      return reportExpression(
        "selects \(elements.map { "<\($0)>" }.joinedAsList(max: 4)), which is no view; "
          + "expected a path to a view, such as //label",
        attribute,
        of: step
      )
    }
    guard let wanted = Self.wantedClass(of: step, attribute.name), !names.hasLinkedClasses,
      !types.contains(where: { Self.isSubclass($0, of: wanted) || $0 == UIView.self })
    else { return }
    let subject = elements.map { "<\($0)>" }.joinedAsList(max: 4)
    reportExpression(
      "selects \(subject), which is no \(wanted); <\(step.name)> expected one",
      attribute,
      of: step
    )
  }

  private static func wantedClass(of step: SourceElement, _ attribute: String) -> AnyClass? {
    switch (step.name, attribute) {
    case ("send", _): UIControl.self
    case ("scroll", _): UIScrollView.self
    case ("register", _), ("unregister", _), ("dequeue", _), ("reload", _), ("reusable", _):
      UIScrollView.self
    default: nil
    }
  }

  // MARK: Attributes that are compared with texts

  private mutating func inspect(
    _ comparison: TreeReach.Comparison,
    _ attribute: SourceAttribute,
    of step: SourceElement
  ) {
    let text = comparison.text
    let message: String?
    switch comparison.attribute {
    case "id", "destination": message = idMistake(comparison)
    case "as": message = nameMistake(text)
    case "customClass", "class": message = classMistake(text)
    case "property": message = outletMistake(text)
    case "reuseIdentifier": message = identifierMistake(text)
    case "element":
      message = Self.unknown(text, TreeVocabulary.views, "no view's element is called")
    default: message = ValueWords.mistake(in: comparison)
    }
    if let message { reportExpression(message, attribute, of: step) }
  }

  private static func unknown(_ name: String, _ known: [String], _ problem: String) -> String? {
    guard !known.contains(name) else { return nil }
    let remedy = known.isEmpty ? "" : "; expected \(known.joinedAsList(max: 12))"
    return "\(problem) \"\(name)\"\(remedy)" + NearestName.hint(name, in: known)
  }

  private func idMistake(_ comparison: TreeReach.Comparison) -> String? {
    let id = comparison.text
    if fixture.map({ id == "fixture-" + $0.text("id") || id == "fixture-\($0.text("id"))-layout" })
      == true
    {
      return nil
    }
    let objects = names.objects(withID: id)
    guard !objects.isEmpty else {
      return names.hasLinkedClasses && names.ids.isEmpty
        ? nil
        : Self.unknown(id, names.ids, "no object of the suite's nibs and storyboards has the id")
    }
    let elements = objects.compactMap(names.treeElement)
    guard !elements.isEmpty else {
      return comparison.attribute == "destination"
        ? nil
        : "the object with the id \"\(id)\" is a <\(objects[0].elementText)>, "
          + "which is no view; expected the id of a view"
    }
    guard comparison.attribute == "id", !comparison.isNegated,
      comparison.elements & (TreeVocabulary.element("object") ?? 0) == 0,
      !elements.contains(where: {
        (TreeVocabulary.element($0) ?? TreeVocabulary.all) & comparison.elements != 0
      })
    else { return nil }
    let asked = TreeVocabulary.names(of: comparison.elements).map { "<\($0)>" }
    return "the object with the id \"\(id)\" is a <\(elements[0])> and no "
      + "\(asked.joinedAsList(max: 3)); expected //\(elements[0])[@id = '\(id)']"
  }

  private func nameMistake(_ text: String) -> String? {
    let given = objects.keys.sorted()
    for name in text.split(separator: " ").map(String.init) where objects[name] == nil {
      return Self.unknown(name, given, "no step before gives the name")
    }
    return nil
  }

  private func classMistake(_ name: String) -> String? {
    if names.type(named: name) != nil
      || names.facts.contains(where: { $0.classNames.contains(name) })
      || names.found.contains(where: { $0.classNames.contains(name) })
    {
      return nil
    }
    return "no nib names the class \"\(name)\" and none is declared; expected one of them"
      + NearestName.hint(name, in: names.classNames)
  }

  private func outletMistake(_ name: String) -> String? {
    if names.outletNames.contains(name) || names.hasLinkedClasses
      || names.found.contains(where: { $0.outletNames.contains(name) })
    {
      return nil
    }
    return Self.unknown(
      name,
      names.outletNames.sorted(),
      "no class or nib of the suite has an outlet"
    )
  }

  private func identifierMistake(_ name: String) -> String? {
    let known =
      pools.origins.keys.map(\.identifier) + names.facts.flatMap { Array($0.reuseIdentifiers) }
    guard !pools.isOpen else { return nil }
    return Self.unknown(name, Array(Set(known)).sorted(), "nothing is registered for")
  }
}
