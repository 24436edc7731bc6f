extension UICollectionView {
  /// Makes several changes as one: old places count before the batch, new ones after it (rule CV-70).
  ///
  /// The old state is laid out first where that is due (rule CV-79). Changes that contradict the counts raise
  /// `NSInternalInconsistencyException`, or reload as the policy says (rules CV-71 to CV-73). Completions run once the
  /// virtual time of the animation has passed, those of outer batches first.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard !isLayingOutElements else {
      UIKitException.raise(
        .internalInconsistency,
        "performBatchUpdates was called while \(shortDescription) shows its elements; change the data outside of"
          + " data source and display callbacks"
      )
      return
    }
    if self.updates.depth == 0 {
      // The data cannot change under an item that a finger holds: it goes back where it was.
      cancelInteractiveMovement()
      layoutIfNeeded()
      // A view without room has nothing to lay out, and still must know what there was before (rule CV-12).
      _ = knownCounts
    }
    if UIKitException.isPending { return }
    self.updates.depth += 1
    if let completion { self.updates.completions.append(completion) }
    updates?()
    self.updates.depth -= 1
    if self.updates.depth == 0 { commitUpdates() }
  }

  /// Whether a batch is open.
  public var hasUncommittedUpdates: Bool { updates.depth > 0 }

  /// Says that the data source has new items; paths count after the batch.
  public func insertItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .insertItem($0) }) }

  /// Says that the data source lost items; paths count before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .deleteItem($0) }) }

  /// Asks for new cells; paths count before the batch (rule CV-73a).
  public func reloadItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .reloadItem($0) }) }

  /// Lets the data source configure the cells of items anew, without new ones; paths count before the batch.
  ///
  /// While the data source is asked, dequeueing for the path hands it the cell on screen, which it must return. Items
  /// off screen are not asked for.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    performBatchUpdates { self.updates.reconfigured += indexPaths }
  }

  /// Says that an item moved; its cell moves with it (rule CV-80).
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(from: indexPath, to: newIndexPath)])
  }

  /// Says that the data source has new sections; numbers count after the batch.
  public func insertSections(_ sections: IndexSet) { record(sections.map { .insertSection($0) }) }

  /// Says that the data source lost sections; numbers count before the batch.
  public func deleteSections(_ sections: IndexSet) { record(sections.map { .deleteSection($0) }) }

  /// Asks for new views of whole sections; numbers count before the batch.
  public func reloadSections(_ sections: IndexSet) { record(sections.map { .reloadSection($0) }) }

  /// Says that a section moved; its views move with it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(from: section, to: newSection)])
  }

  /// Outside a batch a change is a batch of its own.
  private func record(_ changes: [CollectionChange]) {
    performBatchUpdates { self.updates.changes += changes }
  }

  // MARK: The end of a batch

  private func commitUpdates() {
    let changes = updates.changes
    let completions = updates.completions
    let reconfigured = updates.reconfigured
    updates = CollectionUpdateState()
    guard !UIKitException.isPending else { return }
    let before = knownCounts
    // The data is asked once, for the counts after the batch (rule CV-12).
    let after = readCounts()
    if UIKitException.isPending { return }
    if let violation = CollectionUpdateCheck.violation(changes, before: before, after: after) {
      refuse(violation)
    } else {
      itemCounts = after
      let plan = CollectionUpdatePlan(changes, before: before, after: after)
      if !changes.isEmpty || reconfigured.isEmpty { apply(plan, changes) }
      for path in reconfigured { plan.newPath(path).map(reconfigure) }
    }
    finish(completions)
  }

  /// Raises or reloads; either way the view knows nothing of the old data any more.
  private func refuse(_ violation: UIKitException) {
    reloadData()
    switch CollectionPolicy.current.invalidUpdate {
    case .raise:
      UIKitException.raise(violation)
    case .logAndReload:
      ConsoleLog.write(
        violation.reason
          + " - will perform reloadData. UICollectionView instance: \(shortDescription)"
      )
      layoutIfNeeded()
    }
  }

  /// Completions come when the animation would be over; an exception ends everything, as it ends an app.
  private func finish(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty, !UIKitException.isPending else { return }
    UIView.animate(withDuration: CollectionTiming.animationDuration, animations: {}) { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }

  /// Views follow their items, the layout hears of the changes, then what is due is shown (rule CV-75, trace T-8).
  private func apply(_ plan: CollectionUpdatePlan, _ changes: [CollectionChange]) {
    let layout = layoutStorage
    (layout as? UICollectionViewFlowLayout)?.batch = FlowBatch(shown)
    let (survivors, leavers) = follow(plan)
    let context = layout.makeInvalidationContext()
    context.updatePlan = plan
    layout.invalidateLayout(with: context)
    prepareLayout()
    if UIKitException.isPending { return }
    layout.prepare(forCollectionViewUpdates: changes.map(\.updateItem))
    for leaver in leavers { askForEnd(of: leaver.key) }
    for survivor in survivors {
      askForEnd(of: survivor.oldKey)
      askForStart(of: survivor.element.key)
    }
    for leaver in leavers { takeAway(leaver.view, leaver.key) }
    let known = Set(shown.list.map(\.key))
    layoutElements()
    let appeared = shown.list.map(\.key).filter { !known.contains($0) }
    for key in appeared.sorted(by: { $0.precedes($1) }) { askForStart(of: key) }
    layout.finalizeCollectionViewUpdates()
    settleOffset()
  }

  /// Asks the data source for the cell that is on screen.
  private func reconfigure(_ path: IndexPath) {
    guard let dataSource, let cell = cellForItem(at: path), !UIKitException.isPending else {
      return
    }
    reconfigured = (path, cell)
    let returned = dataSource.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    guard returned !== cell, !UIKitException.isPending else { return }
    UIKitException.raise(
      .internalInconsistency,
      "attempt to reconfigure the item at \(path.consoleDescription) with another cell than the one on screen:"
        + " dequeue with its reuse identifier and return that cell"
    )
  }

  /// What is known by index path follows a batch; hands out the views that stay and those that go.
  @discardableResult
  final func follow(_ plan: CollectionUpdatePlan) -> (
    survivors: [Survivor], leavers: [ShownElement]
  ) {
    // A section that is made anew may have fewer items: none of them is known.
    func follow(_ paths: Set<IndexPath>) -> Set<IndexPath> {
      Set(paths.filter(plan.keepsItem).compactMap { plan.newPath($0) })
    }
    selection = follow(selection)
    highlights = follow(highlights)
    prefetch.announced = follow(prefetch.announced)
    interactions.focused = interactions.focused.flatMap { follow([$0]).first }
    let sorted = sort(plan)
    shown.replaceAll(sorted.survivors.map(\.element))
    return sorted
  }

  typealias Survivor = (oldKey: ElementKey, element: ShownElement)

  /// Gives what is shown its new place, apart from what was deleted or reloaded.
  private func sort(_ plan: CollectionUpdatePlan) -> (
    survivors: [Survivor], leavers: [ShownElement]
  ) {
    var survivors: [Survivor] = []
    var leavers: [ShownElement] = []
    for element in shown.list.sorted(by: { $0.key.precedes($1.key) }) {
      guard let key = newKey(of: element.key, plan) else {
        leavers.append(element)
        continue
      }
      var moved = element
      moved.key = key
      if key != element.key { moved.view.listPosition = position(of: key) }
      survivors.append((element.key, moved))
    }
    return (survivors, leavers)
  }

  private func newKey(of key: ElementKey, _ plan: CollectionUpdatePlan) -> ElementKey? {
    switch key.role {
    case .cell:
      let path = key.indexPath
      guard plan.keepsCell(path) else { return nil }
      return plan.newPath(path).map { ElementKey(.cell, $0) }
    case .supplementary:
      // A path of one component names no section (rule CV-35).
      guard key.item >= 0 else { return key }
      guard plan.keepsViews(ofSection: key.section) else { return nil }
      return plan.newSection(key.section).map {
        ElementKey(key.role, section: $0, item: key.item)
      }
    case .decoration:
      return key
    }
  }

  // MARK: Attributes of appearing and disappearing

  /// Values hold at once here, as nothing is drawn: the layout is asked because layouts count on it.
  private func askForEnd(of key: ElementKey) {
    switch key.role {
    case .cell:
      _ = layoutStorage.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementary(let kind):
      _ = layoutStorage.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: shown.kinds.name(kind),
        at: key.indexPath
      )
    case .decoration:
      break
    }
  }

  private func askForStart(of key: ElementKey) {
    switch key.role {
    case .cell:
      _ = layoutStorage.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementary(let kind):
      _ = layoutStorage.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: shown.kinds.name(kind),
        at: key.indexPath
      )
    case .decoration:
      break
    }
  }
}
