import Foundation
import HeadlessUIKit

/// Changes of rows and sections, and what must be refused.
extension TableStress {
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
      tell(batch.changes, Self.animation(&random))
    }
    return true
  }

  private static func animation(_ random: inout StressRandom) -> UITableView.RowAnimation {
    [.none, .automatic, .fade, .top, .middle][random.int(below: 5)]
  }

  /// Rows that are gone or made anew are selected no longer.
  func forget(_ batch: StressBatch) {
    selection.subtract(batch.renewed)
    for id in selection where batch.after.path(of: id) == nil { selection.remove(id) }
    if let row = confirming, batch.renewed.contains(row) || batch.after.path(of: row) == nil {
      confirming = nil
    }
  }

  /// Tells of a batch in one of the ways that there are.
  private func tellBatch(_ batch: StressBatch, _ random: inout StressRandom) {
    let animation = Self.animation(&random)
    switch random.int(below: 4) {
    case 0:
      table.beginUpdates()
      data = batch.after
      tell(batch.changes, animation)
      table.endUpdates()
    case 1:
      data = batch.after
      table.performBatchUpdates({ self.tell(batch.changes, animation) })
    default:
      table.performBatchUpdates(
        {
          self.data = batch.after
          self.tell(batch.changes, animation)
        },
        completion: awaitCompletion(after: 0.3)
      )
    }
  }

  /// Only the outermost end counts (rule TV-91b).
  private func tellNested(_ batch: StressBatch, _ random: inout StressRandom) {
    let middle = random.int(below: batch.changes.count + 1)
    let animation = Self.animation(&random)
    table.beginUpdates()
    tell(Array(batch.changes[..<middle]), animation)
    table.performBatchUpdates(
      {
        self.data = batch.after
        self.table.beginUpdates()
        self.tell(Array(batch.changes[middle...]), animation)
        self.table.endUpdates()
      },
      completion: awaitCompletion(after: 0.3)
    )
    table.endUpdates()
  }

  /// Makes the calls; changes of one kind that follow one another are one call.
  func tell(_ changes: [StressChange], _ animation: UITableView.RowAnimation = .none) {
    for call in changes.calls {
      switch call.first {
      case .insertItem: table.insertRows(at: StressChange.paths(call), with: animation)
      case .deleteItem: table.deleteRows(at: StressChange.paths(call), with: animation)
      case .reloadItem: table.reloadRows(at: StressChange.paths(call), with: animation)
      case .insertSection: table.insertSections(StressChange.sections(call), with: animation)
      case .deleteSection: table.deleteSections(StressChange.sections(call), with: animation)
      case .reloadSection: table.reloadSections(StressChange.sections(call), with: animation)
      case .moveItem, .moveSection, nil: tellMoves(call)
      }
    }
  }

  private func tellMoves(_ call: ArraySlice<StressChange>) {
    for change in call {
      switch change {
      case .moveItem(let old, let new): table.moveRow(at: old.indexPath, to: new.indexPath)
      case .moveSection(let old, let new): table.moveSection(old, toSection: new)
      default: break
      }
    }
  }

  // MARK: Misuse

  func performMisuse(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    switch operation {
    case .lateData: random.once(in: 3) ? changeUntold(&random) : tellLate(&random)
    case .wrongCounts: tellWrongCounts(&random)
    default: tellIllegal(&random)
    }
  }

  /// The data changes, the table is asked and laid out, and only then told: its counts are cached (rule TV-12).
  private func tellLate(_ random: inout StressRandom) -> Bool {
    let counts = data.sections.map(\.items.count)
    let batch = makeBatch(.mixed(&random), &random)
    expect(batch)
    forget(batch)
    data = batch.after
    if table.numberOfSections != counts.count {
      fail(
        .different(.counts, "the cached number of sections", table.numberOfSections, counts.count)
      )
    }
    for (section, count) in counts.enumerated() {
      let cached = table.numberOfRows(inSection: section)
      if cached != count {
        fail(.different(.counts, "the cached number of rows of section \(section)", cached, count))
      }
    }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    table.performBatchUpdates({ self.tell(batch.changes) })
    return true
  }

  /// The data changes, the user scrolls, and a reload makes it good: nothing may break on the way.
  private func changeUntold(_ random: inout StressRandom) -> Bool {
    isLate = true
    data = anyData(&random)
    let (low, high) = offsetLimits
    scroll(to: CGPoint(x: 0, y: random.quarter(low.y, high.y)))
    phase.offset = table.contentOffset
    phase.target = nil
    table.layoutIfNeeded()
    phase.isAllRenewed = true
    (selection, confirming) = ([], nil)
    table.reloadData()
    return true
  }

  /// The data changes by more than the table is told of (rule TV-92); it stays as it was, or is reloaded.
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
      note("and a row of section \(section) untold")
    }
    data.replace(sections)
    expectError(.internalInconsistency, ["Invalid update: invalid number of "]) {
      table.performBatchUpdates({ self.tell(batch.changes) })
    }
    recover(before, &random)
    return true
  }

  /// Changes that exclude one another, or name what is not there (rules TV-82 and TV-93).
  private func tellIllegal(_ random: inout StressRandom) -> Bool {
    guard let path = data.anyPath(&random) else { return false }
    let count = data.sections[path.section].items.count
    let beyond = StressPath(section: path.section, item: count + random.int(below: 3))
    let kind = random.int(below: 6)
    let changes: [StressChange]
    let reason: String
    switch kind {
    case 0:
      (changes, reason) = ([.deleteItem(path), .reloadItem(path)], "attempt to delete and reload")
    case 1:
      changes = [.deleteItem(path), .moveItem(path, path)]
      reason = "attempt to perform a delete and a move from the same index path"
    case 2:
      changes = [.insertItem(path), .moveItem(path, path)]
      reason = "attempt to perform an insert and a move to the same index path"
    case 3: (changes, reason) = ([.deleteItem(beyond)], "attempt to delete row")
    case 4:
      changes = [.deleteSection(data.sections.count)]
      reason = "attempt to delete section"
    default:
      note("scroll to \(beyond)")
      expectError(.range, ["beyond bounds"]) {
        table.scrollToRow(at: beyond.indexPath, at: .top, animated: false)
      }
      return true
    }
    note(changes.map(\.description).joined(separator: ", "))
    expectError(.internalInconsistency, [reason]) {
      table.performBatchUpdates({ self.tell(changes) })
    }
    recover(data, &random)
    return true
  }

  /// After a refused update the table stays as it was: with the old data it is right; a reload is right as well.
  private func recover(_ before: StressData, _ random: inout StressRandom) {
    if random.once(in: 2) {
      data = before
    } else {
      note("reload")
      phase.isAllRenewed = true
      (selection, confirming) = ([], nil)
      table.reloadData()
    }
  }
}
