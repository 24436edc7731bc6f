extension FixtureDeclaration {
  /// The fixture for the variables of a case: its host without expressions.
  ///
  /// - Throws: ``StepError`` for a value that its attribute does not take.
  func resolved(_ variables: CaseVariables) throws(StepError) -> FixtureDeclaration {
    FixtureDeclaration(
      id: id,
      digest: digest,
      host: try resolved(host, variables),
      registrations: registrations,
      data: data,
      sweepVariables: sweepVariables,
      file: file,
      line: line
    )
  }

  private func resolved(
    _ element: HostElement,
    _ variables: CaseVariables
  ) throws(StepError) -> HostElement {
    var attributes: [SourceAttribute] = []
    for attribute in element.attributes {
      attributes.append(try resolved(attribute, of: element.name, variables))
    }
    var children: [HostElement] = []
    for child in element.children { children.append(try resolved(child, variables)) }
    return HostElement(name: element.name, attributes: attributes, children: children)
  }

  private func resolved(
    _ attribute: SourceAttribute,
    of name: String,
    _ variables: CaseVariables
  ) throws(StepError) -> SourceAttribute {
    guard let rule = SuiteGrammar.rules[name]?.attribute(attribute.name), rule.isTemplate,
      TemplateText.isTemplate(attribute.value)
    else { return attribute }
    let value = try TemplateText(attribute.value).value(variables, line: line)
    guard rule.kind.accepts(value) else {
      throw .because(
        "fixture \"\(id)\": \(attribute.name)=\"\(attribute.value)\" of <\(name)> is \"\(value)\"; "
          + "expected \(rule.kind.expectation)",
        line: line
      )
    }
    return SourceAttribute(name: attribute.name, value: value)
  }
}
