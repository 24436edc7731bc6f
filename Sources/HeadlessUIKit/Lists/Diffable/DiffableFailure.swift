/// Exceptions of snapshots that cannot be.
enum DiffableFailure {
  private static func raise(_ reason: String) {
    MainActor.assumeIsolated {
      UIKitException.raise(UIKitException(.internalInconsistency, reason))
    }
  }

  static func duplicate(section: some Hashable) {
    raise(
      "Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers. (\(section))"
    )
  }

  static func duplicate(sections: [some Hashable]) {
    raise(
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(duplicates(sections))"
    )
  }

  static func duplicate(items: [some Hashable]) {
    raise(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(duplicates(items))"
    )
  }

  static func missing(section: some Hashable) {
    raise("Invalid parameter not satisfying: section \(section) is not in the snapshot")
  }

  static func missing(item: some Hashable) {
    raise("Invalid item identifier specified for move or insertion: \(item)")
  }

  static func missing(reloaded item: some Hashable) {
    raise("Attempted to reload item identifier that does not exist in the snapshot: \(item)")
  }

  static func noSection<Section>(_ section: Section?) {
    raise(
      section.map { "Invalid parameter not satisfying: section \($0) is not in the snapshot" }
        ?? "There are currently no sections in the data source. Please add a section first."
    )
  }

  private static func duplicates<Value: Hashable>(_ values: [Value]) -> String {
    var seen: Set<Value> = []
    return values.filter { !seen.insert($0).inserted }.map { "\($0)" }.joined(separator: ", ")
  }
}
