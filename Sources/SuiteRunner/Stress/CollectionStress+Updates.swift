import Foundation
import HeadlessUIKit

/// Changes of items and sections, what must be refused, and what users do.
extension CollectionStress {
  func tellSingly(_ batch: StressBatch, _ random: inout StressRandom) { tell(batch.changes) }

  func tellBatch(_ batch: StressBatch, _ random: inout StressRandom) {
    let isFirst = random.once(in: 3)
    if isFirst { data = batch.after }
    view.performBatchUpdates(
      {
        self.data = batch.after
        self.tell(batch.changes)
      },
      completion: awaitCompletion(after: 0.3)
    )
  }

  func update(_ changes: [StressChange]) {
    view.performBatchUpdates({ self.tell(changes) })
  }

  func forgetStates() { selection = [] }

  /// Whether items made anew stay selected is left open: what the list says is taken over for them.
  func forget(_ batch: StressBatch) {
    for id in selection where batch.after.path(of: id) == nil { selection.remove(id) }
  }

  func tellNested(_ batch: StressBatch, _ random: inout StressRandom) {
    let middle = random.int(below: batch.changes.count + 1)
    view.performBatchUpdates(
      {
        self.tell(Array(batch.changes[..<middle]))
        self.view.performBatchUpdates(
          {
            self.data = batch.after
            self.tell(Array(batch.changes[middle...]))
          },
          completion: self.awaitCompletion(after: 0.3)
        )
      },
      completion: awaitCompletion(after: 0.3)
    )
  }

  /// Makes the calls; changes of one kind that follow one another are one call.
  func tell(_ changes: [StressChange]) {
    for call in changes.calls {
      switch call.first {
      case .insertItem: view.insertItems(at: StressChange.paths(call))
      case .deleteItem: view.deleteItems(at: StressChange.paths(call))
      case .reloadItem: view.reloadItems(at: StressChange.paths(call))
      case .insertSection: view.insertSections(StressChange.sections(call))
      case .deleteSection: view.deleteSections(StressChange.sections(call))
      case .reloadSection: view.reloadSections(StressChange.sections(call))
      case .moveItem(let old, let new): view.moveItem(at: old.indexPath, to: new.indexPath)
      case .moveSection(let old, let new): view.moveSection(old, toSection: new)
      case nil: break
      }
    }
  }

  // MARK: Misuse

  func checkCachedCounts(_ counts: [Int]) {
    let cached = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if cached != counts { fail(.different(.counts, "the cached counts", cached, counts)) }
  }

  /// After a refused update the view reads everything anew, whichever data there is.
  func recover(_ before: StressData, _ random: inout StressRandom) {
    if random.once(in: 2) { data = before }
    phase.isAllRenewed = true
    forgetStates()
  }

  /// Changes that exclude one another, or name what is not there (rules CV-73 and CV-73b).
  func tellIllegal(_ random: inout StressRandom) -> Bool {
    guard let path = data.anyPath(&random) else { return false }
    let count = data.sections[path.section].items.count
    let beyond = StressPath(section: path.section, item: count + random.int(below: 3))
    let number = random.int(below: 8)
    if let (changes, reason) = illegalChanges(number, at: path, beyond: beyond) {
      tellRefused(company(of: path, &random) + changes, reason)
    } else if number == 5 {
      tellRefused([.deleteItem(path), .insertSection(0), .deleteItem(path)], "attempt to ")
    } else if number == 6 {
      return insertUnread(path, &random)
    } else {
      note("scroll to \(beyond)")
      let isOlder = UIKitProfile.current < .ios15
      expectError(
        isOlder ? .invalidArgument : .internalInconsistency,
        [isOlder ? "attempt to scroll to invalid index path" : "to an out-of-bounds item"]
      ) {
        view.scrollToItem(at: beyond.indexPath, at: .top, animated: false)
      }
      return true
    }
    phase.isAllRenewed = true
    forgetStates()
    return true
  }

  /// After `reloadData()` nothing is known: the counts before are read from the changed data (rule CV-12a).
  private func insertUnread(_ path: StressPath, _ random: inout StressRandom) -> Bool {
    note("reload, then insert \(path)")
    reload()
    var sections = data.sections
    sections[path.section].items.insert(data.makeItem(), at: path.item)
    data.replace(sections)
    // An item is missing after the batch, which has a text of its own from iOS 16.4 on (rule CV-71a).
    let isOlder = UIKitProfile.current < .ios16
    let text =
      isOlder ? "Invalid update: invalid number of items" : "Invalid batch updates detected"
    expectError(.internalInconsistency, [text]) {
      view.insertItems(at: [path.indexPath])
    }
    return true
  }

  // MARK: What users do

  var selectsSeveral: Bool { view.allowsMultipleSelection }

  func select(_ selects: Bool, _ indexPath: IndexPath, animated: Bool) {
    if selects {
      view.selectItem(at: indexPath, animated: animated, scrollPosition: [])
    } else {
      view.deselectItem(at: indexPath, animated: animated)
    }
  }

  func tap(_ random: inout StressRandom) -> Bool {
    guard let path = random.element(of: visiblePaths), let item = data[path] else { return false }
    note("\(path)")
    if item.isTappable { toggleSelection(of: item) }
    view.tapItem(at: path.indexPath)
    return true
  }

  func insertOnTop() {
    guard mayGrow, !data.sections.isEmpty else { return }
    note("an item arrives")
    var sections = data.sections
    sections[0].items.insert(data.makeItem(), at: 0)
    view.performBatchUpdates({
      self.data.replace(sections)
      self.view.insertItems(at: [[0, 0]])
    })
  }
}
