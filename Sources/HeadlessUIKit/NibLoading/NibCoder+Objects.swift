import Foundation

extension NibCoder {
  /// Puts what comes from outside into the table.
  ///
  /// With a nil owner UIKit connects to a plain `NSObject`, which is how its message names it (NB-8).
  @MainActor
  func place(owner: NSObject?, externals: [String: NSObject]) {
    if let slot = program.ownerSlot { self[slot] = owner ?? NSObject() }
    for (slot, identifier) in program.externalSlots { self[slot] = externals[identifier] }
  }

  /// Creates the constraints, each in its owner's list, when all views and guides exist.
  ///
  /// A constraint whose owner or items could not be created is left out.
  @MainActor
  func makeConstraints() {
    let count = program.constraints.count
    for index in 0..<count {
      guard let made = makeConstraint(program.constraints[index]) else { continue }
      let slot = program.constraints[index].slot
      if slot >= 0 { self[slot] = made }
    }
  }

  @MainActor
  private func makeConstraint(_ operation: NibConstraintOperation) -> NSLayoutConstraint? {
    guard let first = self[operation.first], let owner = self[operation.owner] else { return nil }
    var second: NSObject?
    if operation.second >= 0 {
      second = self[operation.second]
      if second == nil { return nil }
    }
    let constraint: NSLayoutConstraint
    if operation.isActive {
      constraint = NSLayoutConstraint(
        owner: unsafeDowncast(owner, to: UIView.self),
        first: first,
        operation.firstAttribute,
        operation.relation,
        second: second,
        operation.secondAttribute,
        multiplier: operation.multiplier,
        constant: operation.constant,
        priority: operation.priority
      )
    } else {
      constraint = NSLayoutConstraint(
        item: first,
        attribute: operation.firstAttribute,
        relatedBy: operation.relation,
        toItem: second,
        attribute: operation.secondAttribute,
        multiplier: operation.multiplier,
        constant: operation.constant
      )
      constraint.priority = operation.priority
    }
    if let identifier = operation.identifier { constraint.identifier = identifier }
    constraint.interfaceBuilderID = operation.interfaceBuilderID
    return constraint
  }

  /// The objects of the nib's top level that could be created, in document order (NB-3).
  @MainActor
  func topLevelObjects() -> [NSObject] {
    program.roots.compactMap { self[$0] }
  }
}
