/// The registrations of the host list that are known before a run.
struct KnownPools {
  /// What a pool's views are made of.
  enum Origin {
    case nib(String)
    case viewClass(String)
    case unknown
  }

  /// A pool by its space and identifier.
  struct Key: Hashable {
    /// Empty for cells, `header` for headers and footers of tables, else a kind.
    let space: String
    let identifier: String
  }

  private(set) var origins: [Key: Origin] = [:]
  /// Whether a registration's identifier is known only at a run, or its list is another.
  private(set) var isOpen = false

  /// The space that a step or registration means.
  static func space(of element: SourceElement) -> String {
    element.flag("forHeaderFooter") ? "header" : element["kind"] ?? ""
  }

  static func key(of element: SourceElement) -> Key? {
    let identifier = element.text("reuseIdentifier")
    guard !TemplateText.isTemplate(identifier), element["in"] == nil else { return nil }
    return Key(space: space(of: element), identifier: identifier)
  }

  mutating func register(_ element: SourceElement) {
    guard let key = Self.key(of: element) else {
      isOpen = true
      return
    }
    if let nib = element["nib"] {
      origins[key] = .nib(nib)
    } else if let name = element["class"] {
      origins[key] = .viewClass(name)
    } else {
      origins[key] = .unknown
    }
  }

  mutating func unregister(_ element: SourceElement) {
    if let key = Self.key(of: element) { origins[key] = nil } else { isOpen = true }
  }

  /// The identifiers of one space.
  func identifiers(in space: String) -> [String] {
    origins.keys.filter { $0.space == space }.map(\.identifier).sorted()
  }

  /// The pools with an identifier in other spaces.
  func otherSpaces(of key: Key) -> [String] {
    origins.keys.filter { $0.identifier == key.identifier }.map(\.space).sorted()
  }
}
