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
  /// - Complexity: O(constraints); each costs its object and two stores.
  @MainActor
  func makeConstraints() {
    for group in program.constraintGroups {
      guard let owner = self[group.owner] else { continue }
      let view = unsafeDowncast(owner, to: UIView.self)
      let list = [NSLayoutConstraint](unsafeUninitializedCapacity: group.range.count) {
        buffer,
        count in
        for index in group.range {
          let operation = program.constraints + index
          var isActive = false
          guard let made = makeConstraint(operation, view, &isActive) else { continue }
          if operation.pointee.slot >= 0 { self[operation.pointee.slot] = made }
          guard isActive, let base = buffer.baseAddress else { continue }
          (base + count).initialize(to: made)
          count += 1
        }
      }
      EngineCounters.current.constraintsCreated &+= list.count
      if view.constraintStorage.isEmpty {
        view.constraintStorage = list
      } else {
        view.constraintStorage += list
      }
    }
  }

  @MainActor
  @inline(__always)
  private func makeConstraint(
    _ operation: UnsafeMutablePointer<NibConstraintOperation>,
    _ owner: UIView,
    _ isActive: inout Bool
  ) -> NSLayoutConstraint? {
    guard let first = self[operation.pointee.first] else { return nil }
    var second: NSObject?
    if operation.pointee.second >= 0 {
      second = self[operation.pointee.second]
      if second == nil { return nil }
    }
    isActive =
      operation.pointee.isActive
      && (program.isTrusted && operation.pointee.isProven || holds(owner, first, second))
    guard isActive else { return makeLooseConstraint(operation, first, second) }
    return NSLayoutConstraint(owner: owner, first: first, second: second, operation)
  }

  /// Whether both items lie below an owner.
  ///
  /// An active constraint holds its items unretained, which only the hierarchy makes safe, and
  /// code of an app may have taken a view out meanwhile.
  @MainActor
  private func holds(_ owner: UIView, _ first: NSObject, _ second: NSObject?) -> Bool {
    guard let view = NSLayoutConstraint.view(of: first), view.isDescendant(of: owner) else {
      return false
    }
    guard let second else { return true }
    return NSLayoutConstraint.view(of: second)?.isDescendant(of: owner) ?? false
  }

  /// A constraint that is not active: left out by the size class, or its items are not where the
  /// document has them.
  @MainActor
  private func makeLooseConstraint(
    _ operation: UnsafeMutablePointer<NibConstraintOperation>,
    _ first: NSObject,
    _ second: NSObject?
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: operation.pointee.firstAttribute,
      relatedBy: operation.pointee.relation,
      toItem: second,
      attribute: operation.pointee.secondAttribute,
      multiplier: operation.pointee.multiplier,
      constant: operation.pointee.constant
    )
    constraint.priority = operation.pointee.priority
    constraint.identifier = operation.pointee.identifier
    constraint.interfaceBuilderID = operation.pointee.interfaceBuilderID
    return constraint
  }

  /// The objects of the nib's top level that could be created, in document order (NB-3).
  @MainActor
  func topLevelObjects() -> [NSObject] {
    program.roots.compactMap { self[$0] }
  }
}
