import Foundation
import HeadlessUIKit

/// Snapshots of a diffable data source, and what they must refuse.
extension StressDriver {
  /// Changes the snapshot and applies it: the list equals a reload, and what stays keeps its cells.
  func applySnapshot(_ random: inout StressRandom) -> Bool {
    guard let snapshots else { return false }
    var maker = StressSnapshotMaker(data, mayGrow: mayGrow, mayShrink: mayShrink(&random))
    let batch = maker.make(&random)
    var snapshot = snapshots.snapshot()
    for edit in maker.edits { edit.apply(to: &snapshot) }
    note(maker.edits.map { "\($0)" }.joined(separator: ", "))
    let found = snapshot.sectionIdentifiers.map {
      PlainSnapshot.Section(id: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
    if found != maker.plain.sections {
      fail(.different(.counts, "what the snapshot holds", found, maker.plain.sections))
      return true
    }
    show(batch, by: snapshot, maker.reconfigured, snapshots, animated: !random.once(in: 4))
    return true
  }

  private func show(
    _ batch: StressBatch,
    by snapshot: StressSnapshotEdit.Snapshot,
    _ reconfigured: Set<Int>,
    _ snapshots: any StressSnapshots,
    animated: Bool
  ) {
    phase.renewed.formUnion(batch.renewed)
    phase.renewedSections.formUnion(batch.renewedSections)
    forget(batch)
    if snapshots.isReload(from: data, to: batch.after)
      || !animated && UIKitProfile.current < .ios15
    {
      phase.isAllRenewed = true
      forgetStates()
    }
    data = batch.after
    self.reconfigured = reconfigured
    var completionCount = 0
    snapshots.show(snapshot, animated: animated) { completionCount += 1 }
    self.reconfigured = []
    if completionCount != 1, !UIKitException.isPending {
      fail(.callbacks, "the completion of a snapshot came \(completionCount) times")
    }
  }

  /// Changes a copy of the snapshot as it cannot be; the list stays as it is.
  func refuseSnapshot(_ random: inout StressRandom) -> Bool {
    guard let snapshots else { return false }
    let items = data.sections.flatMap(\.items).map(\.id)
    let sections = data.sections.map(\.id)
    guard let section = random.element(of: sections) else { return false }
    let item = random.element(of: items)
    let isAfter = random.once(in: 2)
    let number = random.int(below: StressSnapshotMistake.allCases.count)
    let mistake = StressSnapshotMistake.allCases[number]
    // No item and no section has this number.
    let nobody = data.nextID + random.int(below: 100)
    guard
      let (edit, reason) = mistake.edit(
        item: item,
        section: section,
        nobody: nobody,
        isAfter: isAfter
      )
    else { return false }
    note("\(edit)")
    var snapshot = snapshots.snapshot()
    if mistake == .noSections { snapshot.deleteAllItems() }
    expectError(.internalInconsistency, [reason]) { edit.apply(to: &snapshot) }
    return true
  }
}
