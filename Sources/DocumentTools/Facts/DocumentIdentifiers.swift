import Files

/// The identifiers that the documents of a project have, of segues, scenes, cells and anything else, and the nibs' names.
struct DocumentIdentifiers: Sendable {
  private var identifiers: Set<String> = []
  private var nibs: Set<String> = []
  private var prototypes: Set<String> = []

  /// Reads documents; nil where one cannot be read, or is empty and so lacks what its project's own copy has.
  ///
  /// - Complexity: O(bytes).
  init?(_ paths: [String]) {
    for path in paths {
      guard let bytes = try? FileReader.read(path), !bytes.isEmpty else { return nil }
      let text = SourceText(bytes)
      identifiers.formUnion(text.values(after: "dentifier=\""))
      if DocumentPlace.ending(path) == "xib" {
        nibs.insert(NamedDocument(path).name)
      } else {
        addPrototypes(text)
      }
    }
  }

  /// Takes the classes of the cells of a storyboard.
  private mutating func addPrototypes(_ text: SourceText) {
    for place in text.places(after: "ViewCell ") {
      let tag = text.text(place, place + 1000).prefix { $0 != ">" }
      guard let start = tag.firstRange(of: "customClass=\"") else { continue }
      prototypes.insert(String(tag[start.upperBound...].prefix { $0 != "\"" }))
    }
  }

  /// Whether a storyboard has a cell of a class.
  func hasPrototype(ofClass name: String) -> Bool { prototypes.contains(name) }

  /// Whether a document has an identifier, of whatever object.
  func has(_ identifier: String) -> Bool { identifiers.contains(identifier) }

  /// Whether a document has what code asks for.
  func has(_ asked: AskedIdentifier) -> Bool {
    asked.kind == .nib
      ? nibs.contains(asked.identifier) : identifiers.contains(asked.identifier)
  }

  /// Whether a nib has a name.
  func hasNib(_ name: String) -> Bool { nibs.contains(name) }
}
