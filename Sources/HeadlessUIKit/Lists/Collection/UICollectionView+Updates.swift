extension UICollectionView {
  /// Records changes, in a batch of their own if none is open.
  final func record(_ changes: [CollectionChange]) {
    performBatchUpdates { self.updates.changes += changes }
  }

  // MARK: The end of a batch

  final func commitUpdates() {
    let changes = updates.changes
    let completions = updates.completions
    let reconfigured = updates.reconfigured
    let isFromSnapshot = updates.isFromSnapshot
    updates = CollectionUpdateState()
    guard !UIKitException.isPending else { return }
    let before = knownCounts
    // Asked once, for the counts after the batch (rule CV-12).
    let after = readCounts()
    if UIKitException.isPending { return }
    let violation = CollectionUpdateCheck.violation(
      changes,
      before: before,
      after: after,
      refusesItemsOfNewSections: CollectionPolicy.current.refusesItemsOfNewSections,
      isFromSnapshot: isFromSnapshot
    )
    if let violation {
      refuse(worded(violation, changes, before: before, after: after))
    } else {
      itemCounts = after
      let plan = CollectionUpdatePlan(changes, before: before, after: after)
      if !changes.isEmpty || reconfigured.isEmpty { apply(plan, changes) }
      // A path of fewer numbers names no item.
      for path in reconfigured where path.count == 2 { plan.newPath(path).map(reconfigure) }
    }
    finish(completions)
  }

  /// A violation in the words of the profile's release (rule CV-71a).
  private func worded(
    _ violation: UIKitException,
    _ changes: [CollectionChange],
    before: [Int],
    after: [Int]
  ) -> UIKitException {
    guard violation.reason.hasPrefix("Invalid update: ") else { return violation }
    let mismatch = CountMismatch(
      noun: "item",
      before: before,
      after: after,
      list: "Collection view: \(ConsoleDescription.collection(self))"
    )
    let items = CollectionUpdateCheck.plainItems(changes)
    let text = items.flatMap { mismatch.text(deleted: $0.deleted, inserted: $0.inserted) }
    return UIKitException(violation.name, text ?? mismatch.text(violation.reason))
  }

  /// Raises or reloads; either way all knowledge of the old data is dropped.
  private func refuse(_ violation: UIKitException) {
    reloadData()
    switch CollectionPolicy.current.invalidUpdate {
    case .raise:
      UIKitException.raise(violation)
    case .logAndReload:
      ConsoleLog.write(
        UIKitProfile.current < .ios15
          ? violation.reason + " - will perform reloadData. UICollectionView instance: "
            + ConsoleDescription.collection(self)
          : "Performing reloadData as a fallback — " + violation.reason
      )
      layoutIfNeeded()
    }
  }

  /// Schedules completions for the end of the animation; after an exception they never run.
  private func finish(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty, !UIKitException.isPending else { return }
    UIView.animate(withDuration: CollectionTiming.animationDuration, animations: {}) { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }

  /// Moves views with their items, tells the layout, then shows what is due (rule CV-75, trace T-8).
  private func apply(_ plan: CollectionUpdatePlan, _ changes: [CollectionChange]) {
    let layout = layoutStorage
    (layout as? UICollectionViewFlowLayout)?.batch = FlowBatch(shown)
    let (survivors, leavers) = follow(plan)
    let context = layout.makeInvalidationContext()
    context.updatePlan = plan
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    prepareLayout()
    if UIKitException.isPending { return }
    layout.prepare(forCollectionViewUpdates: changes.map(\.updateItem))
    readContentSize()
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

  /// Asks the data source to configure the cell on screen again.
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

  /// Updates everything kept by index path, and returns the views that stay and those that go.
  @discardableResult
  final func follow(_ plan: CollectionUpdatePlan) -> (
    survivors: [Survivor], leavers: [ShownElement]
  ) {
    // A reloaded section may have other items, so none is kept.
    func follow(_ paths: Set<IndexPath>) -> Set<IndexPath> {
      Set(paths.filter(plan.keepsItem).compactMap { plan.newPath($0) })
    }
    selection = follow(selection)
    highlights = follow(highlights)
    prefetch.announced = follow(prefetch.announced)
    listInteractions.focused = listInteractions.focused.flatMap { follow([$0]).first }
    listInteractions.lastFocused = listInteractions.lastFocused.flatMap { follow([$0]).first }
    let sorted = sort(plan)
    shown.replaceAll(sorted.survivors.map(\.element))
    return sorted
  }

  typealias Survivor = (oldKey: ElementKey, element: ShownElement)

  /// Sorts what is shown into elements with new keys and those that were deleted or reloaded.
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
      // A path with one component names no section (rule CV-35).
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

  /// Asks the layout for initial and final attributes, as layouts expect; nothing is drawn from them.
  private func askForEnd(of key: ElementKey) {
    switch key.role {
    case .cell:
      _ = layoutStorage.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementary(let kind):
      _ = layoutStorage.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: shown.kinds.name(kind),
        at: key.indexPath
      )
    case .decoration(let kind):
      _ = layoutStorage.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: shown.kinds.name(kind),
        at: key.indexPath
      )
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
    case .decoration(let kind):
      _ = layoutStorage.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: shown.kinds.name(kind),
        at: key.indexPath
      )
    }
  }

  final func performBatchUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard !isLayingOutElements else {
      UIKitException.raise(
        .internalInconsistency,
        "performBatchUpdates was called while \(shortDescription) shows its elements; change the data outside of"
          + " data source and display callbacks"
      )
      return
    }
    if self.updates.depth == 0 {
      // The data must not change under the moving item, so it goes back.
      cancelInteractiveMovement()
      layoutIfNeeded()
      // A view of zero size is not laid out, but still needs the counts from before (rule CV-12).
      _ = knownCounts
    }
    if UIKitException.isPending { return }
    self.updates.depth += 1
    if let completion { self.updates.completions.append(completion) }
    updates?()
    self.updates.depth -= 1
    if self.updates.depth == 0 { commitUpdates() }
  }
}
