import Foundation
import HeadlessUIKit

/// Changes of rows, items and sections, and what must be refused.
extension StressDriver {
  func performUpdate(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    guard let request = request(for: operation, &random) else { return false }
    let batch = makeBatch(request, &random)
    let isBatch = operation == .batch || operation == .nestedBatch
    guard isBatch || !batch.changes.isEmpty else { return false }
    expect(batch)
    forget(batch)
    if operation == .nestedBatch {
      tellNested(batch, &random)
    } else if isBatch || batch.changes.calls.count > 1 {
      tellBatch(batch, &random)
    } else {
      data = batch.after
      tellSingly(batch, &random)
    }
    return true
  }

  func performMisuse(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    switch operation {
    case .lateData: random.once(in: 3) ? changeUntold(&random) : tellLate(&random)
    case .wrongCounts: tellWrongCounts(&random)
    default: tellIllegal(&random)
    }
  }

  /// The data changes, the list is asked and laid out, and only then told: its counts are cached (rules TV-12, CV-11).
  private func tellLate(_ random: inout StressRandom) -> Bool {
    let counts = data.sections.map(\.items.count)
    let batch = makeBatch(.mixed(&random), &random)
    expect(batch)
    forget(batch)
    data = batch.after
    checkCachedCounts(counts)
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    update(batch.changes)
    return true
  }

  /// The data changes, the user scrolls, and a reload makes it good: nothing may break on the way.
  private func changeUntold(_ random: inout StressRandom) -> Bool {
    isLate = true
    data = anyData(&random)
    scroll(to: anyOffset(&random))
    phase.offset = scrollView.contentOffset
    phase.target = nil
    scrollView.layoutIfNeeded()
    reload()
    return true
  }

  /// The data changes by more than the list is told of (rules TV-92 and CV-71).
  private func tellWrongCounts(_ random: inout StressRandom) -> Bool {
    let before = data
    let request = StressRequest(inserts: random.int(below: 3), deletes: random.int(below: 3))
    let batch = makeBatch(request, &random)
    note(batch.changes.map(\.description).joined(separator: ", "))
    data = batch.after
    var sections = data.sections
    if sections.isEmpty || random.once(in: 4) {
      sections.append(data.makeSection(count: 2))
      note("and a section untold")
    } else {
      let section = random.int(below: sections.count)
      sections[section].items.append(data.makeItem())
      note("and \(nounWithArticle) of section \(section) untold")
    }
    data.replace(sections)
    expectError(.internalInconsistency, ["Invalid update: invalid number of "]) {
      update(batch.changes)
    }
    recover(before, &random)
    return true
  }

  /// Changes that exclude one another, or name what is not there, with what UIKit says; nil beyond number 4.
  func illegalChanges(
    _ number: Int,
    at path: StressPath,
    beyond: StressPath
  ) -> (changes: [StressChange], reason: String)? {
    switch number {
    case 0:
      ([.deleteItem(path), .reloadItem(path)], "attempt to delete and reload")
    case 1:
      (
        [.deleteItem(path), .moveItem(path, path)],
        "attempt to perform a delete and a move from the same index path"
      )
    case 2:
      (
        [.insertItem(path), .moveItem(path, path)],
        "attempt to perform an insert and a move to the same index path"
      )
    case 3: ([.deleteItem(beyond)], "attempt to delete \(noun)")
    case 4: ([.deleteSection(data.sections.count)], "attempt to delete section")
    default: nil
    }
  }

  /// Insertions and deletions in other sections, among which a mistake must be found all the same.
  ///
  /// The data stay as they are, so that the insertions name places that are there.
  func company(of path: StressPath, _ random: inout StressRandom) -> [StressChange] {
    let request = StressRequest(inserts: random.int(below: 4), deletes: random.int(below: 4))
    return makeBatch(request, &random).changes.filter { change in
      switch change {
      case .insertItem(let other), .deleteItem(let other):
        other.section != path.section && data[other] != nil
      default: false
      }
    }
  }

  /// Tells of changes that must raise an error.
  func tellRefused(_ changes: [StressChange], _ reason: String) {
    note(changes.map(\.description).joined(separator: ", "))
    expectError(.internalInconsistency, [reason]) { update(changes) }
  }
}
