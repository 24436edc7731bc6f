import InterfaceBuilder

/// Checks that a nib for a list's registration has one top-level object, its view (NB-13, NB-8).
///
/// Whether a nib is for that, only the code says that registers it.
@MainActor
enum TopLevelCheck {
  private static let reusable: Set<IBElementName> = [
    .tableViewCell, .collectionViewCell, .collectionReusableView,
  ]

  static func findings(_ document: IBDocument, _ facts: ProjectFacts) -> [Finding] {
    guard document.kind == .xib else { return [] }
    let objects = document.topLevelObjects.filter { $0.role != .placeholder }
    guard let root = objects.first(where: { reusable.contains($0.elementName) }),
      !isLoadedByItsOwner(document, objects)
    else { return [] }
    let findings = severalObjects(objects, root) + ownerOutlets(document, root)
    guard !findings.isEmpty, isForReuse(document, facts) else { return [] }
    return findings
  }

  private static func isForReuse(_ document: IBDocument, _ facts: ProjectFacts) -> Bool {
    let name = DocumentName.base(of: document.file)
    return facts.sources.registeredNibs.contains(name) && !facts.sources.loadedNibs.contains(name)
  }

  // An owner with an outlet to a whole root, as a controller has to its view, loads the nib itself.
  // No list registers such a nib.
  private static func isLoadedByItsOwner(_ document: IBDocument, _ roots: [IBObject]) -> Bool {
    let indices = Set(roots.map(\.index))
    return document.connections.contains { connection in
      guard connection.kind == .outlet || connection.kind == .outletCollection,
        let source = connection.source, let destination = connection.destination?.object
      else { return false }
      return document[source].placeholderIdentifier == "IBFilesOwner"
        && indices.contains(destination)
    }
  }

  // Gesture recognisers count too: UIKit looks at all top-level objects, not only at views.
  private static func severalObjects(_ objects: [IBObject], _ root: IBObject) -> [Finding] {
    guard objects.count > 1 else { return [] }
    let others = objects.filter { $0 != root }.map(\.described).joined(separator: ", ")
    return [
      Finding(
        .topLevelObjects,
        "A nib registered for reuse must contain exactly one top-level object (NB-13), this one "
          + "has \(objects.count): beside \(root.described) also \(others). Move them into nibs "
          + "of their own, or below the root.",
        at: objects.first { $0 != root }?.element
      )
    ]
  }

  private static func ownerOutlets(_ document: IBDocument, _ root: IBObject) -> [Finding] {
    document.connections.compactMap { connection -> Finding? in
      guard connection.kind == .outlet || connection.kind == .outletCollection,
        let source = connection.source,
        document[source].placeholderIdentifier == "IBFilesOwner"
      else { return nil }
      return Finding(
        .ownerOutlet,
        "The outlet “\(connection.property)” hangs on File's Owner; a list instantiates this nib "
          + "without an owner, so dequeueing raises NSUnknownKeyException (NB-8). Connect it to "
          + "\(root.described) instead.",
        at: connection.element
      )
    }
  }
}
