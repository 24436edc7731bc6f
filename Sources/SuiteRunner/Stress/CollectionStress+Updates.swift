import Foundation
import HeadlessUIKit

/// Changes of items and sections, what must be refused, and what users do.
extension CollectionStress {
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
      let isFirst = random.once(in: 3)
      if isFirst { data = batch.after }
      view.performBatchUpdates(
        {
          self.data = batch.after
          self.tell(batch.changes)
        },
        completion: awaitCompletion(after: 0.3)
      )
    } else {
      data = batch.after
      tell(batch.changes)
    }
    return true
  }

  /// Whether items made anew stay selected is left open: what the list says is taken over for them.
  private func forget(_ batch: StressBatch) {
    for id in selection where batch.after.path(of: id) == nil { selection.remove(id) }
  }

  private func tellNested(_ batch: StressBatch, _ random: inout StressRandom) {
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

  func performMisuse(_ operation: StressOperation, _ random: inout StressRandom) -> Bool {
    switch operation {
    case .lateData: random.once(in: 3) ? changeUntold(&random) : tellLate(&random)
    case .wrongCounts: tellWrongCounts(&random)
    default: tellIllegal(&random)
    }
  }

  /// The data changes, the view is asked and laid out, and only then told: its counts are cached (rule CV-11).
  private func tellLate(_ random: inout StressRandom) -> Bool {
    let counts = data.sections.map(\.items.count)
    let batch = makeBatch(.mixed(&random), &random)
    expect(batch)
    forget(batch)
    data = batch.after
    let cached = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if cached != counts { fail(.different(.counts, "the cached counts", cached, counts)) }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.performBatchUpdates({ self.tell(batch.changes) })
    return true
  }

  /// The data changes, the user scrolls, and a reload makes it good: nothing may break on the way.
  private func changeUntold(_ random: inout StressRandom) -> Bool {
    isLate = true
    data = anyData(&random)
    let (low, high) = offsetLimits
    scroll(to: CGPoint(x: random.quarter(low.x, high.x), y: random.quarter(low.y, high.y)))
    phase.offset = view.contentOffset
    phase.target = nil
    view.layoutIfNeeded()
    reload()
    return true
  }

  private func reload() {
    phase.isAllRenewed = true
    selection = []
    view.reloadData()
  }

  /// The data changes by more than the view is told of (rule CV-71); it reads everything anew then.
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
      note("and an item of section \(section) untold")
    }
    data.replace(sections)
    expectError(.internalInconsistency, ["Invalid update: invalid number of "]) {
      view.performBatchUpdates({ self.tell(batch.changes) })
    }
    if random.once(in: 2) { data = before }
    phase.isAllRenewed = true
    selection = []
    return true
  }

  /// Changes that exclude one another, or name what is not there (rules CV-73 and CV-73b).
  private func tellIllegal(_ random: inout StressRandom) -> Bool {
    guard let path = data.anyPath(&random) else { return false }
    let count = data.sections[path.section].items.count
    let beyond = StressPath(section: path.section, item: count + random.int(below: 3))
    let changes: [StressChange]
    let reason: String
    switch random.int(below: 8) {
    case 0:
      (changes, reason) = ([.deleteItem(path), .reloadItem(path)], "attempt to delete and reload")
    case 1:
      changes = [.deleteItem(path), .moveItem(path, path)]
      reason = "attempt to perform a delete and a move from the same index path"
    case 2:
      changes = [.insertItem(path), .moveItem(path, path)]
      reason = "attempt to perform an insert and a move to the same index path"
    case 3: (changes, reason) = ([.deleteItem(beyond)], "attempt to delete item")
    case 4:
      (changes, reason) = ([.deleteSection(data.sections.count)], "attempt to delete section")
    case 5:
      changes = [.deleteItem(path), .insertSection(0), .deleteItem(path)]
      reason = "attempt to "
    case 6: return insertUnread(path, &random)
    default:
      note("scroll to \(beyond)")
      expectError(.invalidArgument, ["attempt to scroll to invalid index path"]) {
        view.scrollToItem(at: beyond.indexPath, at: .top, animated: false)
      }
      return true
    }
    note(changes.map(\.description).joined(separator: ", "))
    expectError(.internalInconsistency, [reason]) {
      view.performBatchUpdates({ self.tell(changes) })
    }
    phase.isAllRenewed = true
    selection = []
    return true
  }

  /// After `reloadData()` nothing is known: the counts before are read from the changed data (rule CV-12a).
  private func insertUnread(_ path: StressPath, _ random: inout StressRandom) -> Bool {
    note("reload, then insert \(path)")
    reload()
    var sections = data.sections
    sections[path.section].items.insert(data.makeItem(), at: path.item)
    data.replace(sections)
    expectError(.internalInconsistency, ["Invalid update: invalid number of items"]) {
      view.insertItems(at: [path.indexPath])
    }
    return true
  }

  // MARK: Selection

  func select(_ selects: Bool, _ random: inout StressRandom) -> Bool {
    guard let path = data.anyPath(&random), let item = data[path] else { return false }
    note("\(path)")
    if selects {
      if !view.allowsMultipleSelection { selection = [] }
      selection.insert(item.id)
      view.selectItem(at: path.indexPath, animated: random.once(in: 2), scrollPosition: [])
    } else {
      let chosen = selection.min().flatMap { data.path(of: $0) } ?? path
      if let item = data[chosen] { selection.remove(item.id) }
      view.deselectItem(at: chosen.indexPath, animated: random.once(in: 2))
    }
    return true
  }

  func tap(_ random: inout StressRandom) -> Bool {
    guard let path = random.element(of: visiblePaths), let item = data[path] else { return false }
    note("\(path)")
    if item.isTappable {
      if !view.allowsMultipleSelection {
        selection = [item.id]
      } else if selection.remove(item.id) == nil {
        selection.insert(item.id)
      }
    }
    view.tapItem(at: path.indexPath)
    return true
  }

  // MARK: Refreshing

  func makeRefreshControl() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in self?.refreshCount += 1 },
      for: .valueChanged
    )
    return control
  }

  /// A pull says once that it happened; what is new comes later, and the refresh ends then (rules RC-2 and RC-7).
  func pull(_ random: inout StressRandom) -> Bool {
    guard let control = view.refreshControl, !control.isRefreshing else { return false }
    let count = refreshCount
    control.pull()
    if refreshCount != count + 1 {
      fail(.different(.callbacks, "the number of valueChanged of a pull", refreshCount - count, 1))
    }
    let delay = Double(random.int(1...8)) / 4
    note("items in \(NumberText.of(delay)) s")
    MainLoop.shared.perform(after: delay) { [weak self, weak control] in
      control?.endRefreshing()
      self?.arrive()
    }
    return true
  }

  /// What a refresh brought arrives; each part is compared, as what leaves the screen between them may lose its cell.
  private func arrive() {
    settle(isThorough: false)
    beginPhase()
    insertOnTop()
    if UIKitException.isPending { return }
    settle(isThorough: false)
    beginPhase()
  }

  private func insertOnTop() {
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
