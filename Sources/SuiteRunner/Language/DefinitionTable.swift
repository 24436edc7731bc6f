import XMLSupport

/// The names that a suite defines, by what they name, in the order of their definition.
struct DefinitionTable {
  private var entries: [ReferenceKind: [(name: String, location: DocumentLocation)]] = [:]

  /// Adds a name; returns where it is defined already, if it is.
  mutating func define(
    _ name: String,
    as kind: ReferenceKind,
    at location: DocumentLocation
  ) -> DocumentLocation? {
    if let earlier = entries[kind]?.first(where: { $0.name == name }) { return earlier.location }
    entries[kind, default: []].append((name, location))
    return nil
  }

  /// All names of one kind.
  func names(of kind: ReferenceKind) -> [String] {
    entries[kind]?.map(\.name) ?? []
  }
}
