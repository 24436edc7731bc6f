import Foundation

extension NibCoder {
  /// Puts what comes from outside into the table.
  ///
  /// With a nil owner UIKit connects to a plain `NSObject`, which is how its message names it (NB-8).
  @MainActor
  func place(owner: NSObject?, externals: [String: NSObject]) {
    if let slot = program.ownerSlot {
      if let owner {
        self[slot] = owner
      } else if program.ownerIsConnected {
        self[slot] = NSObject()
      }
    }
    if program.externalSlots.isEmpty { return }
    for (slot, identifier) in program.externalSlots { self[slot] = externals[identifier] }
  }

  /// Gives the owners of constraints what they need to make them, when all views and guides exist.
  ///
  /// - Complexity: O(owners), and O(constraints) where something refers to one, or code of an app may have moved the
  ///   items meanwhile.
  @MainActor
  func makeConstraints() {
    let groups = program.constraintGroups
    for index in groups.indices {
      let group = groups[index]
      guard let owner = reference(group.owner) else { continue }
      let view = unsafeDowncast(owner.takeUnretainedValue(), to: UIView.self)
      if canWait(group, owner), view.constraintSource == nil, view.constraintList.isEmpty {
        view.constraintSource = table
        view.constraintGroup = index
        EngineCounters.current.constraintsCreated &+= group.range.count
      } else {
        for place in group.range { makeConstraint(program.constraints + place, owner, view) }
      }
    }
  }

  /// Whether nothing refers to a constraint of a group and all can be active.
  @MainActor
  private func canWait(_ group: NibConstraintGroup, _ owner: Unmanaged<NSObject>) -> Bool {
    guard group.isProven else { return false }
    if program.isTrusted { return true }
    for place in group.range where !holds(program.constraints + place, owner) { return false }
    return true
  }

  /// Makes one constraint now; one whose items could not be created is left out.
  @MainActor
  private func makeConstraint(
    _ operation: UnsafeMutablePointer<NibConstraintOperation>,
    _ owner: Unmanaged<NSObject>,
    _ view: UIView
  ) {
    let isHeld = program.isTrusted && operation.pointee.isProven || holds(operation, owner)
    if operation.pointee.isActive, operation.pointee.isProven, isHeld {
      guard let made = table.makeConstraint(operation, owner) else { return }
      EngineCounters.current.constraintsCreated &+= 1
      view.appendConstraint(made)
      if operation.pointee.slot >= 0 { self[operation.pointee.slot] = made }
      return
    }
    guard let first = reference(operation.pointee.first) else { return }
    let second = reference(operation.pointee.second)
    if operation.pointee.second >= 0, second == nil { return }
    let made = makeLooseConstraint(
      operation,
      first.takeUnretainedValue(),
      second?.takeUnretainedValue()
    )
    // The document did not say which views lie between: joining marks them.
    if operation.pointee.isActive, isHeld { made.join(view) }
    if operation.pointee.slot >= 0 { self[operation.pointee.slot] = made }
  }

  /// Whether both items lie below an owner.
  ///
  /// An active constraint holds its items unretained, which only the hierarchy makes safe, and
  /// code of an app may have taken a view out meanwhile.
  @MainActor
  private func holds(
    _ operation: UnsafeMutablePointer<NibConstraintOperation>,
    _ owner: Unmanaged<NSObject>
  ) -> Bool {
    let owner = unsafeDowncast(owner.takeUnretainedValue(), to: UIView.self)
    guard let first = self[operation.pointee.first],
      let view = NSLayoutConstraint.view(of: first), view.isDescendant(of: owner)
    else { return false }
    guard operation.pointee.second >= 0 else { return true }
    guard let second = self[operation.pointee.second] else { return false }
    return NSLayoutConstraint.view(of: second)?.isDescendant(of: owner) ?? false
  }

  /// A constraint that is not active yet: left out by the size class, of a class of an app's own, or its items are
  /// not where the document has them.
  @MainActor
  private func makeLooseConstraint(
    _ operation: UnsafeMutablePointer<NibConstraintOperation>,
    _ first: NSObject,
    _ second: NSObject?
  ) -> NSLayoutConstraint {
    let type = program.constraintClasses[operation.pointee.slot]
    let constraint = type?.create() ?? NSLayoutConstraint()
    constraint.take(operation)
    constraint.rareState.hold(first, second)
    EngineCounters.current.constraintsCreated &+= 1
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
