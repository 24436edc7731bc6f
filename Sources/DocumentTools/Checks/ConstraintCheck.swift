import InterfaceBuilder

/// Checks that constraints relate views of one hierarchy; others raise when the nib loads.
enum ConstraintCheck {
  static func findings(_ document: IBDocument) -> [Finding] {
    document.constraints.flatMap { findings($0, document) }
  }

  private static func findings(_ constraint: IBConstraint, _ document: IBDocument) -> [Finding] {
    let dangling = [
      (constraint.firstItem, constraint.firstItemID),
      (constraint.secondItem, constraint.secondItemID),
    ].compactMap { reference, id in reference == .dangling ? id : nil }
    if let id = dangling.first { return [danglingItem(id, constraint)] }
    guard let owner = constraint.owner else { return [] }
    let items = [constraint.firstObject, constraint.secondObject].compactMap { $0 }
    guard let stranger = items.first(where: { !isInside($0, owner, document) }) else { return [] }
    return [outsider(document[stranger], document[owner], constraint)]
  }

  // In the document, a controller's guides are siblings of its view; on the screen they are inside
  // it.
  private static func isInside(
    _ item: IBObjectIndex,
    _ owner: IBObjectIndex,
    _ document: IBDocument
  ) -> Bool {
    let object = document[item]
    if object.role == .guide, object.element.name == .viewControllerLayoutGuide { return true }
    return item >= owner && item < document[owner].subtreeEnd
  }

  private static func danglingItem(_ id: String, _ constraint: IBConstraint) -> Finding {
    Finding(
      .danglingConstraint,
      "The constraint \(constraint.id ?? "without id") names \(id), which is not in this "
        + "document. Delete it in Interface Builder and add it anew.",
      at: constraint.element
    )
  }

  private static func outsider(
    _ item: IBObject,
    _ owner: IBObject,
    _ constraint: IBConstraint
  ) -> Finding {
    Finding(
      .foreignConstraint,
      "The constraint \(constraint.id ?? "without id") of \(owner.described) names "
        + "\(item.described), which does not lie inside its owner: UIKit refuses to activate it.",
      at: constraint.element
    )
  }
}
