import InterfaceBuilder

/// Reports what Interface Builder marked when it saved the document, and names without a
/// destination.
enum StateCheck {
  static func findings(_ document: IBDocument) -> [Finding] {
    marked(document, .misplaced, .misplacedView, "misplaced", frameHint)
      + marked(document, .ambiguous, .ambiguousView, "ambiguous", constraintHint)
      + segueIdentifiers(document)
  }

  private static let frameHint =
    "its stored frame is not what its constraints say; update frames and save"
  private static let constraintHint =
    "its constraints do not determine where it lies; add what is missing"

  private static func marked(
    _ document: IBDocument,
    _ attribute: IBAttributeName,
    _ kind: FindingKind,
    _ word: String,
    _ hint: String
  ) -> [Finding] {
    document.objects.filter { $0.isView && $0.element.boolean(attribute) == true }.map { object in
      Finding(
        kind,
        "Interface Builder marked \(object.described) as \(word): \(hint).",
        at: object.element
      )
    }
  }

  private struct SegueName: Hashable {
    let controller: IBObjectIndex
    let identifier: String
  }

  // performSegue(withIdentifier:) performs one of them, and nothing determines which.
  private static func segueIdentifiers(_ document: IBDocument) -> [Finding] {
    var seen: Set<SegueName> = []
    return document.connections.compactMap { segue -> Finding? in
      guard segue.kind == .segue, let identifier = segue.identifier, !identifier.isEmpty,
        let source = segue.source, let controller = controller(of: document[source])
      else { return nil }
      let name = SegueName(controller: controller.index, identifier: identifier)
      guard !seen.insert(name).inserted else { return nil }
      return Finding(
        .repeatedSegueIdentifier,
        "\(controller.described) has two segues with the identifier “\(identifier)”; code that "
          + "performs it by name gets one of them.",
        at: segue.element
      )
    }
  }

  private static func controller(of object: IBObject) -> IBObject? {
    var candidate: IBObject? = object
    while let current = candidate {
      if current.role == .viewController { return current }
      candidate = current.parent
    }
    return nil
  }
}
