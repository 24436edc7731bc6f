import InterfaceBuilder
import TestModel

/// Checks that storyboard references lead to scenes that the project has.
///
/// A reference that nothing leads to does no harm, and one with a bundle of its own leads out of the project.
@MainActor
enum ReferenceCheck {
  static func findings(_ document: IBDocument, _ facts: ProjectFacts) -> [Finding] {
    let references = document.scenes.compactMap(\.viewController).filter {
      $0.elementName == .viewControllerPlaceholder
    }
    guard !references.isEmpty else { return [] }
    facts.hasAskedSources = true
    guard let storyboards = facts.storyboards else { return [] }
    let targets = Set(
      document.connections.filter { $0.kind == .segue }.compactMap(\.destination?.object)
    )
    return references.compactMap { reference in
      guard
        targets.contains(reference.index) || reference.index == document.initialViewController,
        reference.element.text(.bundleIdentifier) == nil,
        let fault = fault(of: reference, storyboards, facts)
      else { return nil }
      return Finding(
        .missingScene,
        "The storyboard reference \(reference.id ?? "without id") \(fault): showing it raises. "
          + "Name the scene that is meant.",
        at: CaseLocation(reference.element.location),
        // Its id says nothing in another document; what it asks for is mended once.
        object: [
          reference.element.text(.storyboardName), reference.element.text(.referencedIdentifier),
        ]
        .compactMap(\.self).joined(separator: " ")
      )
    }
  }

  private static func fault(
    of reference: IBObject,
    _ storyboards: StoryboardNames,
    _ facts: ProjectFacts
  ) -> String? {
    guard let name = reference.element.text(.storyboardName) else { return nil }
    guard storyboards.contains(name) else {
      // A target may build one that is not in the folder.
      return facts.builtNames.contains(name)
        ? nil : "names the storyboard “\(name)”, and the project has none"
    }
    let identifier = reference.element.text(.referencedIdentifier)
    guard !storyboards.has(identifier, in: name) else { return nil }
    return identifier.map { "asks “\(name)” for the controller “\($0)”, which it does not have" }
      ?? "asks “\(name)” for its initial controller, and it has none"
  }
}
