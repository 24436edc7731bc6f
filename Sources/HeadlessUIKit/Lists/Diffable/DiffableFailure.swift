import Foundation

/// Exceptions of snapshots that cannot be, in UIKit's words.
enum DiffableFailure {
  private static func raise(_ reason: String) {
    // Snapshots may be made on any thread, and no scope catches what is raised on others.
    guard MainQueue.isCurrent else { fatalError("NSInternalInconsistencyException: \(reason)") }
    MainActor.assumeIsolated {
      UIKitException.raise(UIKitException(.internalInconsistency, reason))
    }
  }

  /// A parameter that is not what it must be, by the condition of UIKit's assertion.
  static func unsatisfied(_ condition: String) {
    raise("Invalid parameter not satisfying: \(condition)")
  }

  // MARK: Identifiers that stand twice

  /// Raises where identifiers of one call repeat; a text before iOS 15 names none.
  ///
  /// - Returns: Whether they are unique.
  static func areUnique<Value: Hashable>(_ values: [Value], _ noun: String) -> Bool {
    var seen: Set<Value> = []
    var repeated: [Value] = []
    for value in values where !seen.insert(value).inserted && !repeated.contains(value) {
      repeated.append(value)
    }
    guard !repeated.isEmpty else { return true }
    raise(
      DiffableText.profile < .ios15
        ? "Fatal: supplied identifiers are not unique."
        : "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {\(DiffableText.list(repeated))}"
    )
    return false
  }

  /// Sections that the snapshot has already; a text before iOS 15 names none.
  static func existing(sections: [some Hashable]) {
    guard DiffableText.profile >= .ios15 else {
      return raise(
        "Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers."
      )
    }
    let isOne = sections.count == 1
    let (noun, verb) = isOne ? ("identifier", "exists") : ("identifiers", "exist")
    let names = isOne ? DiffableText.name(sections[0]) : DiffableText.list(sections)
    raise(
      "Diffable data source detected an attempt to insert or append \(sections.count) section \(noun) that already \(verb) in"
        + " the snapshot. Identifiers in a snapshot must be unique. Section \(noun) that already \(verb): \(names)"
    )
  }

  // MARK: Places

  static func noSections() {
    raise("There are currently no sections in the data source. Please add a section first.")
  }

  static func unknownSection() {
    raise(
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API"
        + " (which has O(1) performance)"
    )
  }

  /// Something that is put before or after itself.
  static func aimed(at destination: some Hashable, _ kind: Aim, _ identifiers: [some Hashable]) {
    let name = DiffableText.name(destination)
    let names = identifiers.map { DiffableText.name($0) }.joined(separator: ", ")
    let update =
      "<_UIDiffableDataSourceUpdate \(DiffableText.address) - action: \(kind.action); destinationIdentifier:\(name);"
      + " destIsSection: 0; identifiers: [\(names)]>"
    raise("Invalid update: destination for \(kind.text(name)) for update: \(update)\(kind.end)")
  }

  /// What is put before or after itself.
  enum Aim {
    case insertedItems, insertedSections, movedItem, movedSection

    var action: String { self == .insertedItems || self == .insertedSections ? "INS" : "MOV" }
    var end: String { self == .insertedSections ? "" : "." }

    func text(_ name: String) -> String {
      switch self {
      case .insertedItems:
        "insertion operation [\(name)] is in the insertion identifier list"
      case .insertedSections: "section operation [\(name)] is in the inserted section list"
      case .movedItem: "item move is the same as the source [\(name)]"
      case .movedSection: "section move is the same as the source [\(name)]"
      }
    }
  }

  // MARK: Marks

  /// An identifier that is to be loaded or configured again, and is not there.
  static func missing(_ identifier: some Hashable, _ noun: String, to verb: String) {
    raise(
      "Attempted to \(verb) \(noun) identifier that does not exist in the snapshot: \(DiffableText.name(identifier))"
    )
  }
}
