import XMLSupport

/// The names that a suite defines, by what they name, in the order of their definition.
struct DefinitionTable {
  private var locations: [ReferenceKind: [String: DocumentLocation]] = [:]
  private var ordered: [ReferenceKind: [String]] = [:]

  /// Adds a name; returns where it is defined already, if it is.
  mutating func define(
    _ name: String,
    as kind: ReferenceKind,
    at location: DocumentLocation
  ) -> DocumentLocation? {
    if let earlier = locations[kind]?[name] { return earlier }
    locations[kind, default: [:]][name] = location
    ordered[kind, default: []].append(name)
    return nil
  }

  /// Whether a name of a kind is defined.
  func has(_ name: String, of kind: ReferenceKind) -> Bool { locations[kind]?[name] != nil }

  /// All names of one kind.
  func names(of kind: ReferenceKind) -> [String] {
    ordered[kind] ?? []
  }
}
