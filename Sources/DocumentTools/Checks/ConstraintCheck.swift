import InterfaceBuilder

/// Checks that constraints relate views of one hierarchy, in a way that UIKit takes; others raise when the nib loads.
enum ConstraintCheck {
  static func findings(_ document: IBDocument) -> [Finding] {
    document.constraints.flatMap { findings($0, document) } + duplicates(document)
  }

  private static func findings(_ constraint: IBConstraint, _ document: IBDocument) -> [Finding] {
    let dangling = [
      (constraint.firstItem, constraint.firstItemID),
      (constraint.secondItem, constraint.secondItemID),
    ].compactMap { reference, id in reference == .dangling ? id : nil }
    if let id = dangling.first { return [danglingItem(id, constraint)] }
    if !constraint.isPlaceholder, let fault = ConstraintPairing.fault(of: constraint) {
      return [invalid(fault, constraint)]
    }
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

  private static func invalid(_ fault: String, _ constraint: IBConstraint) -> Finding {
    Finding(
      .invalidConstraint,
      "The constraint \(constraint.id ?? "without id") is one that UIKit and Interface Builder refuse: \(fault). "
        + "Delete it and add it anew.",
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

  /// What a constraint asks for, whichever view owns it.
  private struct Equation: Hashable {
    let first: IBObjectIndex
    let firstAttribute: IBLayoutAttribute
    let relation: IBLayoutRelation
    let second: IBObjectIndex?
    let secondAttribute: IBLayoutAttribute?
    let multiplier: Double
    let constant: Double
    let priority: Float
  }

  private static func duplicates(_ document: IBDocument) -> [Finding] {
    var seen: [Equation: IBConstraint] = [:]
    let varying = varyingIDs(document)
    return document.constraints.compactMap { constraint in
      // One that code holds, or that some size classes have, may be another at run time.
      guard let first = constraint.firstObject, !constraint.isPlaceholder,
        constraint.secondItem == nil || constraint.secondObject != nil,
        constraint.id.map({ !varying.contains($0) }) ?? true
      else { return nil }
      let equation = Equation(
        first: first,
        firstAttribute: constraint.firstAttribute,
        relation: constraint.relation,
        second: constraint.secondObject,
        secondAttribute: constraint.secondAttribute,
        multiplier: constraint.multiplier,
        constant: constraint.constant,
        priority: constraint.priority
      )
      guard let former = seen[equation] else {
        seen[equation] = constraint
        return nil
      }
      return Finding(
        .duplicateConstraint,
        "The constraint \(constraint.id ?? "without id") of \(document[first].described) says the "
          + "same as \(former.id ?? "another one") at line \(former.location.line). Delete one of the two.",
        at: constraint.element
      )
    }
  }

  /// The constraints with an outlet, and those that some size classes leave out.
  private static func varyingIDs(_ document: IBDocument) -> Set<String> {
    var ids: Set<String> = []
    for connection in document.connections {
      guard case .constraint? = connection.destination, let id = connection.destinationID else {
        continue
      }
      ids.insert(id)
    }
    for object in document.objects where object.isView {
      for variation in object.variations {
        for mask in variation.element.children where mask.key == "constraints" {
          ids.formUnion(mask.children.compactMap { $0.text(.reference) })
        }
      }
    }
    return ids
  }
}
