extension FixtureDeclaration {
  /// The same fixture with other classes for its host, its layout and the views that it registers.
  ///
  /// - Parameter replacements: The new names by the old ones.
  /// - Returns: The fixture.
  func replacing(_ replacements: [String: String]) -> FixtureDeclaration {
    FixtureDeclaration(
      id: id,
      host: host.withLayout.replacing(replacements),
      registrations: registrations.map { $0.replacing(replacements) },
      data: data,
      sweepVariables: sweepVariables,
      file: file,
      line: line
    )
  }
}

extension HostElement {
  /// The element with the layout that a collection has when none is written.
  fileprivate var withLayout: HostElement {
    guard name == "collectionView",
      !children.contains(where: { ListDescription.layoutElements.contains($0.name) })
    else { return self }
    let layout = HostElement(name: "collectionViewFlowLayout", attributes: [], children: [])
    return HostElement(name: name, attributes: attributes, children: [layout] + children)
  }

  fileprivate func replacing(_ replacements: [String: String]) -> HostElement {
    var own = attributes
    if let replacement = replacements[className] {
      own.removeAll { $0.name == "customClass" }
      own.append(SourceAttribute(name: "customClass", value: replacement))
    }
    return HostElement(
      name: name,
      attributes: own,
      children: children.map { $0.replacing(replacements) }
    )
  }

  /// The class that the element names, else the one that its kind stands for.
  private var className: String {
    self["customClass"] ?? "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension RegistrationPlan {
  fileprivate func replacing(_ replacements: [String: String]) -> RegistrationPlan {
    guard let replacement = replacements[className] else { return self }
    var plan = self
    plan.className = replacement
    return plan
  }
}
