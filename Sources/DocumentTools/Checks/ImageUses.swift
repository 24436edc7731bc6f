import InterfaceBuilder

/// Where a document names its images.
@MainActor
struct ImageUses {
  private let document: IBDocument
  private let facts: ProjectFacts
  private let places: DocumentPlaces
  private let shown: ShownObjects
  private let tabs: TabBarMembers
  private var uses: [String: [Use]] = [:]
  private let missingNames: Set<String>

  private struct Use {
    let element: IBElement
    let attribute: String
  }

  /// - Complexity: O(attributes of the document).
  init(_ names: Set<String>, _ document: IBDocument, _ facts: ProjectFacts) {
    self.document = document
    self.facts = facts
    missingNames = names
    places = DocumentPlaces(document)
    shown = ShownObjects(document)
    let name = NamedDocument(document.file).name
    tabs = TabBarMembers(document, mayBeInOther: facts.mayBeInTabBar(storyboard: name))
    var waiting = document.root.children.filter { $0.name != .resources }
    while let element = waiting.popLast() {
      waiting += element.children
      for attribute in element.attributes
      where names.contains(attribute.value) && Self.mayName(attribute.name) {
        uses[attribute.value, default: []]
          .append(Use(element: element, attribute: attribute.name))
      }
    }
  }

  /// Whether an attribute's value may be the name of an image or a colour; a text may be the same word.
  private static func mayName(_ attribute: String) -> Bool {
    attribute.lowercased().hasSuffix("image") || attribute == "name" || attribute == "value"
  }

  /// Whether something names an image.
  func hasUse(of name: String) -> Bool { uses[name] != nil }

  /// What misses an image: what names it apart from what is never shown, has another image, or gets one from code.
  func missing(_ name: String) -> [IBElement] {
    (uses[name] ?? []).filter { !isSpare($0) }.map(\.element)
  }

  private func isSpare(_ use: Use) -> Bool {
    switch use.attribute {
    case "largeContentSizeImage", "highlightedImage": return true
    case "selectedImage" where use.element.has(.image): return true
    default: break
    }
    if use.element.name == .state, isSpare(ofState: use) { return true }
    if tabs.isNeverShown(use.element) { return true }
    if use.element.name == .tabBarItem, facts.codeSetsTabImages { return true }
    guard let object = object(around: use.element) else { return false }
    if shown.isNeverShown(object) || isBelowPicture(object) { return true }
    let outlets = object.id.flatMap { places.outlets[$0] } ?? []
    return facts.codeAssigns(.image, of: outlets) || facts.codeHides(outlets)
      || object.elementName == .imageView && (isFoundByCode(object) || isFoundByTag(object))
  }

  /// Whether code looks for the tag of a picture that has no outlet.
  private func isFoundByTag(_ object: IBObject) -> Bool {
    object.id.flatMap { places.outlets[$0] } == nil
      && facts.codeLooksForImage(tag: object.element.integer(.tag) ?? 0)
  }

  /// Whether another picture, whose image the project has, lies over the whole of a picture or a button.
  private func isBelowPicture(_ object: IBObject) -> Bool {
    guard let frame = object.frame, let siblings = object.parent?.subviews,
      let place = siblings.firstIndex(where: { $0.index == object.index })
    else { return false }
    return siblings[(place + 1)...].contains { other in
      other.elementName == .imageView && other.element.boolean(.hidden) != true
        && !shown.isNeverShown(other)
        && other.element.text(.image).map { !missingNames.contains($0) } == true
        && other.frame?.contains(frame) == true
    }
  }

  /// Whether a class around a picture without an outlet looks for its pictures among subviews, and sets their images.
  private func isFoundByCode(_ object: IBObject) -> Bool {
    guard object.id.flatMap({ places.outlets[$0] }) == nil else { return false }
    var classes = document.objects.filter { $0.placeholderIdentifier == "IBFilesOwner" }
      .compactMap(\.customClass)
    var next = object.parent
    while let parent = next {
      classes += [parent.customClass].compactMap(\.self)
      next = parent.parent
    }
    return classes.contains { facts.codeFindsImages(ofClass: $0) }
  }

  // A button without an image for a state shows that of its normal state.
  private func isSpare(ofState use: Use) -> Bool {
    // What a configuration shows stands in the place of what states have.
    if use.attribute == "image",
      use.element.parent?.child(.buttonConfiguration)?.has(.image) == true
    {
      return true
    }
    guard let key = use.element.key, key != "normal" else { return false }
    let normal = use.element.parent?.children.first { $0.name == .state && $0.key == "normal" }
    let hasOther = normal?.attributes.contains { $0.name == use.attribute } ?? false
    return hasOther || key == "highlighted" || key == "disabled"
  }

  private func object(around element: IBElement) -> IBObject? {
    var next: IBElement? = element
    while let element = next {
      if let object = element.text(.id).flatMap({ document.object(withID: $0) }) { return object }
      next = element.parent
    }
    return nil
  }
}
