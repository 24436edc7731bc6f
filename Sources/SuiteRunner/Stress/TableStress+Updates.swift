import Foundation
import HeadlessUIKit

/// Changes of rows and sections, and what must be refused.
extension TableStress {
  func tellSingly(_ batch: StressBatch, _ random: inout StressRandom) {
    tell(batch.changes, Self.animation(&random))
  }

  func update(_ changes: [StressChange]) {
    table.performBatchUpdates({ self.tell(changes) })
  }

  private static func animation(_ random: inout StressRandom) -> UITableView.RowAnimation {
    [.none, .automatic, .fade, .top, .middle][random.int(below: 5)]
  }

  func forgetStates() { (selection, confirming) = ([], nil) }

  /// Rows that are gone or made anew are selected no longer.
  func forget(_ batch: StressBatch) {
    selection.subtract(batch.renewed)
    for id in selection where batch.after.path(of: id) == nil { selection.remove(id) }
    if let row = confirming, batch.renewed.contains(row) || batch.after.path(of: row) == nil {
      confirming = nil
    }
  }

  func tellBatch(_ batch: StressBatch, _ random: inout StressRandom) {
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
  func tellNested(_ batch: StressBatch, _ random: inout StressRandom) {
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

  func checkCachedCounts(_ counts: [Int]) {
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
  }

  /// Changes that exclude one another, or name what is not there (rules TV-82 and TV-93).
  func tellIllegal(_ random: inout StressRandom) -> Bool {
    guard let path = data.anyPath(&random) else { return false }
    let count = data.sections[path.section].items.count
    let beyond = StressPath(section: path.section, item: count + random.int(below: 3))
    guard
      let (changes, reason) = illegalChanges(random.int(below: 6), at: path, beyond: beyond)
    else {
      note("scroll to \(beyond)")
      let isOlder = UIKitProfile.current < .ios15
      expectError(.range, [isOlder ? "beyond bounds" : "to an out-of-bounds row"]) {
        table.scrollToRow(at: beyond.indexPath, at: .top, animated: false)
      }
      return true
    }
    tellRefused(company(of: path, &random) + changes, reason)
    recover(data, &random)
    return true
  }

  /// After a refused update the table stays as it was: with the old data it is right; a reload is right as well.
  func recover(_ before: StressData, _ random: inout StressRandom) {
    if random.once(in: 2) {
      data = before
    } else {
      note("reload")
      reload()
    }
  }
}
