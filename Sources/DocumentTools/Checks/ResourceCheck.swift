import InterfaceBuilder
import TestModel

/// Checks that the images and colours of a document are in its project.
///
/// Only where a project has a catalogue, and no part that may hold them is elsewhere.
@MainActor
enum ResourceCheck {
  /// - Complexity: O(resources), and once O(elements) where one is missing.
  static func findings(_ document: IBDocument, _ facts: ProjectFacts) -> [Finding] {
    let missing = missing(document, facts)
    guard !missing.isEmpty else { return [] }
    let uses = ImageUses(Set(missing.compactMap { $0.text(.name) }), document, facts)
    return missing.compactMap { element in
      let name = element.text(.name) ?? ""
      guard uses.hasUse(of: name) else { return nil }
      guard element.name == .image else { return finding(element, name) }
      let users = uses.missing(name)
      guard !users.isEmpty else { return spare(element, name) }
      var finding = finding(element, name)
      finding.users = users
      return standsForOther(name)
        ? finding.asNote("by its name the image only stands for another one.") : finding
    }
  }

  /// The names of the images that the project does not have.
  static func missingImages(_ document: IBDocument, _ facts: ProjectFacts) -> Set<String> {
    Set(missing(document, facts).filter { $0.name == .image }.compactMap { $0.text(.name) })
  }

  private static func missing(_ document: IBDocument, _ facts: ProjectFacts) -> [IBElement] {
    guard let resources = document.root.child(.resources) else { return [] }
    let named = resources.children.filter { isOfApp($0) }
    guard !named.isEmpty, facts.root != nil, facts.files.hasCatalogue,
      !facts.mayHaveOtherImages
    else { return [] }
    return named.filter { isMissing($0, facts.images) }
  }

  /// Whether a resource has to come from the app: a symbol comes from the system.
  private static func isOfApp(_ resource: IBElement) -> Bool {
    // People write “nil” for no image.
    guard let name = resource.text(.name), !name.isEmpty, name != "nil" else { return false }
    switch resource.name {
    // An image with data of its own is in the document.
    case .image: return !resource.has(.catalog) && !resource.children.contains { _ in true }
    case .namedColor: return true
    default: return false
    }
  }

  private static func isMissing(_ resource: IBElement, _ files: ProjectFiles) -> Bool {
    let name = resource.text(.name) ?? ""
    return resource.name == .image ? !files.hasImage(name) : !files.colors.contains(name)
  }

  /// Whether the name of an image says that another one is shown in an app: `tempImage.png`, `dummy_photo`.
  private static func standsForOther(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return ["temp", "dummy", "sample", "placeholder"].contains(where: lowered.hasPrefix)
      && !["temper", "templ"].contains(where: lowered.hasPrefix)
  }

  private static func spare(_ element: IBElement, _ name: String) -> Finding {
    var finding = Finding(
      .missingImage,
      "The image “\(name)” is in no catalogue and in no file of the project. What names it is not shown, has another "
        + "image, or gets one from code. Add it, or delete the name.",
      at: CaseLocation(element.location),
      object: name
    )
    finding.severity = .note
    return finding
  }

  private static func finding(_ element: IBElement, _ name: String) -> Finding {
    let isImage = element.name == .image
    let message =
      isImage
      ? "The image “\(name)” is in no catalogue and in no file of the project, so nothing is shown. "
        + "Add it, or choose another one."
      : "The colour “\(name)” is in no catalogue of the project, so the value of the last save "
        + "stands for it in both appearances. Add it, or choose another one."
    return Finding(
      isImage ? .missingImage : .missingColor,
      message,
      at: CaseLocation(element.location),
      object: name
    )
  }
}
