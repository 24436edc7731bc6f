import Foundation

/// The objects of one instantiation by slot, and through the program the constraints between them.
///
/// Most constraints of a nib are only ever laid out, never asked for: what layout needs to know of them stands in the
/// program. So a view keeps this table instead of its constraints, and ``UIView/constraintStorage`` makes the objects
/// when something wants one. Until then no item can go away: leaving the tree asks the ancestors for their constraints.
@MainActor
final class NibObjectTable {
  let program: NibProgram
  /// Objects by slot, not retained; good for the items of a view's constraints while they are in the view's tree.
  nonisolated(unsafe) let slots: UnsafeMutablePointer<Unmanaged<NSObject>?>
  nonisolated let count: Int

  init(_ program: NibProgram) {
    self.program = program
    count = program.slotCount
    slots = .allocate(capacity: max(count, 1))
    slots.initialize(repeating: nil, count: count)
  }

  deinit { slots.deallocate() }

  /// The object of a slot; nil for none, or when it could not be created.
  @inline(__always)
  nonisolated func reference(_ slot: NibSlot) -> Unmanaged<NSObject>? {
    slot >= 0 && slot < count ? slots[slot] : nil
  }

  /// The constraints of a group as objects, active in the list of their owner.
  func makeConstraints(of group: NibConstraintGroup) -> [NSLayoutConstraint] {
    guard let owner = reference(group.owner) else { return [] }
    var list: [NSLayoutConstraint] = []
    list.reserveCapacity(group.range.count)
    for index in group.range {
      if let made = makeConstraint(program.constraints + index, owner) { list.append(made) }
    }
    return list
  }

  /// An active constraint, which the caller puts into its owner's list; nil when an item could not be created.
  @inline(__always)
  func makeConstraint(
    _ operation: UnsafeMutablePointer<NibConstraintOperation>,
    _ owner: Unmanaged<NSObject>
  ) -> NSLayoutConstraint? {
    guard let first = reference(operation.pointee.first) else { return nil }
    var second: Unmanaged<AnyObject>?
    if operation.pointee.second >= 0 {
      guard let item = reference(operation.pointee.second) else { return nil }
      second = Unmanaged.fromOpaque(item.toOpaque())
    }
    return NSLayoutConstraint.made(
      owner: Unmanaged.fromOpaque(owner.toOpaque()),
      first: Unmanaged.fromOpaque(first.toOpaque()),
      second: second,
      operation
    )
  }
}

extension UIView {
  /// The constraints that the view holds; objects of a nib's constraints are made now.
  final var constraintStorage: [NSLayoutConstraint] {
    if constraintSource != nil { makePendingConstraints() }
    return constraintList
  }

  /// Puts a constraint at the end of the view's list.
  final func appendConstraint(_ constraint: NSLayoutConstraint) {
    if constraintSource != nil { makePendingConstraints() }
    constraintList.append(constraint)
  }

  /// Makes the objects that stand before everything else in the list.
  private func makePendingConstraints() {
    guard let source = constraintSource else { return }
    constraintSource = nil
    constraintList = source.makeConstraints(of: source.program.constraintGroups[constraintGroup])
  }
}
