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
  /// - Complexity: O(constraints); each costs its object and a few stores.
  @MainActor
  func makeConstraints() {
    for group in program.constraintGroups {
      guard let owner = reference(group.owner) else { continue }
      var list: [NSLayoutConstraint] = []
      list.reserveCapacity(group.range.count)
      for index in group.range {
        let operation = program.constraints + index
        guard let made = makeConstraint(operation, owner) else { continue }
        if operation.pointee.slot >= 0 { self[operation.pointee.slot] = made }
        if made.ownerReference != nil { list.append(made) }
      }
      EngineCounters.current.constraintsCreated &+= list.count
      let view = unsafeDowncast(owner.takeUnretainedValue(), to: UIView.self)
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
    _ owner: Unmanaged<NSObject>
  ) -> NSLayoutConstraint? {
    guard let first = reference(operation.pointee.first) else { return nil }
    let second = reference(operation.pointee.second)
    if operation.pointee.second >= 0, second == nil { return nil }
    if operation.pointee.isActive {
      if program.isTrusted && operation.pointee.isProven || holds(owner, first, second) {
        var other: Unmanaged<AnyObject>?
        if let second { other = Unmanaged.fromOpaque(second.toOpaque()) }
        return NSLayoutConstraint(
          owner: Unmanaged.fromOpaque(owner.toOpaque()),
          first: Unmanaged.fromOpaque(first.toOpaque()),
          second: other,
          operation
        )
      }
    }
    return makeLooseConstraint(
      operation,
      first.takeUnretainedValue(),
      second?.takeUnretainedValue()
    )
  }

  /// Whether both items lie below an owner.
  ///
  /// An active constraint holds its items unretained, which only the hierarchy makes safe, and
  /// code of an app may have taken a view out meanwhile.
  @MainActor
  private func holds(
    _ owner: Unmanaged<NSObject>,
    _ first: Unmanaged<NSObject>,
    _ second: Unmanaged<NSObject>?
  ) -> Bool {
    let owner = unsafeDowncast(owner.takeUnretainedValue(), to: UIView.self)
    guard let view = NSLayoutConstraint.view(of: first.takeUnretainedValue()),
      view.isDescendant(of: owner)
    else { return false }
    guard let second = second?.takeUnretainedValue() else { return true }
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
    var objects: [NSObject] = []
    objects.reserveCapacity(program.roots.count)
    for root in program.roots {
      if let object = self[root] { objects.append(object) }
    }
    return objects
  }
}
