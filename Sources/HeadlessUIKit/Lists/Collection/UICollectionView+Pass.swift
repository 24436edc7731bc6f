import ListGeometry

extension UICollectionView {
  /// The rounds of one pass before the rest is left to the next; a delegate may scroll in each round.
  private static var roundsMax: Int { 8 }

  /// The counts of all sections; read from the data source if they are unknown (rule CV-11).
  final var knownCounts: [Int] {
    if let itemCounts { return itemCounts }
    let counts = readCounts()
    itemCounts = counts
    return counts
  }

  /// Reads all counts from the data source.
  final func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sectionCount = max(dataSource.numberOfSections(in: self), 0)
    var counts: [Int] = []
    counts.reserveCapacity(sectionCount)
    for section in 0..<sectionCount {
      if UIKitException.isPending { break }
      counts.append(max(dataSource.collectionView(self, numberOfItemsInSection: section), 0))
    }
    return counts
  }

  /// Notes an invalidation; nothing is computed before the next pass (rule CV-37).
  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    // The counts after a batch were just read (rule CV-12).
    if context.invalidateDataSourceCounts, context.updatePlan == nil { itemCounts = nil }
    if context.contentOffsetAdjustment != .zero {
      let adjustment = context.contentOffsetAdjustment
      boundsOrigin.x += adjustment.x
      boundsOrigin.y += adjustment.y
      knownBounds = bounds
    }
    layoutIsStale = true
    setNeedsLayout()
  }

  /// Asks the layout whether new bounds make it invalid, while the old ones still apply (rule CV-36).
  final func boundsWillChange(to newBounds: CGRect) {
    guard layoutWasPrepared, !newBounds.hasNaN, newBounds != bounds else { return }
    knownBounds = newBounds
    let layout = layoutStorage
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Runs one pass: prepares an invalid layout, then shows what the bounds overlap.
  final func layoutElements() {
    guard !isLayingOutElements else { return }
    isLayingOutElements = true
    // Set during the pass, so that adding views does not ask for another one.
    flags.insert(.needsLayout)
    var rounds = 0
    while !UIKitException.isPending, rounds < Self.roundsMax {
      noteUnannouncedBounds()
      guard layoutIsStale || elementsAreStale || reloadIsPending || shownBounds != bounds else {
        break
      }
      rounds += 1
      if layoutIsStale { prepareLayout() }
      if UIKitException.isPending { break }
      // A view of another size may show space beyond the content.
      if shownBounds.size != bounds.size { clampOffset() }
      showElements()
    }
    backgroundView?.frame = bounds
    if rounds > 0 { announceItems() }
    isLayingOutElements = false
    flags.remove(.needsLayout)
    // Left to the next pass: the whole tree's layout reports layouts that never settle.
    if rounds == Self.roundsMax, !UIKitException.isPending { setNeedsLayout() }
  }

  /// Asks the layout about bounds that changed without the setters, as in nib loading.
  private func noteUnannouncedBounds() {
    guard layoutWasPrepared, bounds != knownBounds else { return }
    knownBounds = bounds
    let layout = layoutStorage
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  /// Reads the counts, calls `prepare()`, then reads the content size (rules CV-30 and CV-31).
  final func prepareLayout() {
    _ = knownCounts
    if UIKitException.isPending { return }
    layoutIsStale = false
    elementsAreStale = true
    if !layoutWasPrepared {
      layoutWasPrepared = true
      knownBounds = bounds
    }
    layoutStorage.prepare()
    if UIKitException.isPending { return }
    readContentSize()
  }

  /// Reads the size of the content; a batch reads it again once the layout knows the updates (rule CV-75).
  final func readContentSize() {
    let size = layoutStorage.collectionViewContentSize
    let valid = CGSize(
      width: size.width.isNaN ? 0 : size.width,
      height: size.height.isNaN ? 0 : size.height
    )
    guard valid != contentSize else { return }
    contentSize = valid
    clampOffset()
  }

  /// Clamps the offset to the content after a change (rule CV-39).
  final func clampOffset() {
    let clamped = clampedOffset(contentOffset)
    if clamped != contentOffset { contentOffset = clamped }
  }

  /// The nearest offset that shows only the content and its insets.
  final func clampedOffset(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let size = placement.size
    let right = max(-inset.left, contentSize.width + inset.right - size.width)
    let bottom = max(-inset.top, contentSize.height + inset.bottom - size.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right),
      y: min(max(offset.y, -inset.top), bottom)
    )
  }

  // MARK: What is shown

  /// Shows the elements in the bounds, and removes those that left (rule CV-51).
  private func showElements() {
    if reloadIsPending { takeAwayAll() }
    let former = shownBounds
    let onlyMoved = !elementsAreStale
    shownBounds = bounds
    elementsAreStale = false
    shown.pass &+= 1
    if movement != nil { noteMovingItem() }
    if let flow = plainFlow {
      if onlyMoved, !flow.pins, movement == nil { return showStrips(of: flow, from: former) }
      noteFlowElements(of: flow)
    } else {
      noteAttributes(layoutStorage.layoutAttributesForElements(in: shownBounds) ?? [])
    }
    let recyclesFirst = CollectionPolicy.current.recycleOrder == .recycleFirst
    if recyclesFirst { takeAwayLeavers() }
    fetchAndMeasure()
    if !recyclesFirst { takeAwayLeavers() }
    // After an exception something may be missing on screen.
    if UIKitException.isPending { elementsAreStale = true }
  }

  /// The layout if it is exactly a flow layout, which is asked directly, without attributes.
  private var plainFlow: UICollectionViewFlowLayout? {
    guard type(of: layoutStorage) == UICollectionViewFlowLayout.self else { return nil }
    return unsafeDowncast(layoutStorage, to: UICollectionViewFlowLayout.self)
  }

  /// Shows the elements in newly covered strips and removes those no longer covered; no element moves.
  ///
  /// - Complexity: O(elements on screen) comparisons; the layout is asked for the new strips only.
  private func showStrips(of flow: UICollectionViewFlowLayout, from former: CGRect) {
    let bounds = shownBounds
    for place in shown.list.indices where !shown[place].placement.frame.overlaps(bounds) {
      scratch.leaving.append(shown[place].key)
    }
    let recyclesFirst = CollectionPolicy.current.recycleOrder == .recycleFirst
    if recyclesFirst { takeAwayListed() }
    for strip in CollectionStrips(of: bounds, beyond: former, isVertical: flow.isVertical) {
      flow.visitElements(in: strip) { element in
        if !element.frame.overlaps(former), element.frame.overlaps(bounds) { want(element) }
      }
    }
    fetchAndMeasure()
    if !recyclesFirst { takeAwayListed() }
    if UIKitException.isPending { elementsAreStale = true }
  }

  private func fetchAndMeasure() {
    // A layout that forgot all sizes has those on screen measured again.
    let first = measuresShown ? 0 : shown.list.count
    measuresShown = false
    fetchWanted()
    if shown.list.count > first { measureCells(from: first) }
  }

  private func want(_ element: FlowElement) {
    let placement = ElementPlacement(frame: element.frame, zIndex: element.zIndex)
    scratch.wanted.append(
      WantedElement(key: key(of: element), placement: placement, attributes: nil)
    )
  }

  private func key(of element: FlowElement) -> ElementKey {
    let role: ElementKey.Role
    switch element.kind {
    case .item: role = .cell
    case .header: role = .supplementary(ElementKinds.header)
    case .footer: role = .supplementary(ElementKinds.footer)
    }
    return ElementKey(role, section: element.section, item: element.item)
  }

  private func noteFlowElements(of flow: UICollectionViewFlowLayout) {
    flow.visitElements(in: shownBounds) { element in
      note(key(of: element), ElementPlacement(frame: element.frame, zIndex: element.zIndex), nil)
    }
  }

  private func noteAttributes(_ attributes: [UICollectionViewLayoutAttributes]) {
    for one in attributes {
      if UIKitException.isPending { return }
      guard !one.isHidden, one.frame.overlaps(shownBounds) else { continue }
      let key = key(of: one)
      guard isValid(key, one) else { continue }
      note(key, ElementPlacement(one), one)
    }
  }

  final func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      return ElementKey(.cell, path)
    case .supplementaryView:
      let kind = attributes.representedElementKind ?? ""
      return ElementKey(.supplementary(shown.kinds.number(of: kind)), path)
    case .decorationView:
      let kind = attributes.representedElementKind ?? ""
      return ElementKey(.decoration(shown.kinds.number(of: kind)), path)
    }
  }

  /// Marks an element as found in this pass, and moves its view if the placement changed.
  final func note(
    _ key: ElementKey,
    _ placement: ElementPlacement,
    _ attributes: UICollectionViewLayoutAttributes?
  ) {
    guard let place = shown.place(of: key) else {
      scratch.wanted.append(WantedElement(key: key, placement: placement, attributes: attributes))
      return
    }
    // The moving item was already placed under the finger.
    if movement != nil, shown[place].pass == shown.pass { return }
    shown[place].pass = shown.pass
    guard shown[place].placement != placement || differs(attributes, at: place) else { return }
    shown[place].placement = placement
    shown[place].attributes = attributes
    apply(placement, attributes, to: shown[place].view, key)
  }

  /// Whether a subclass's attributes differ from those applied before (rule CV-42).
  private func differs(_ attributes: UICollectionViewLayoutAttributes?, at place: Int) -> Bool {
    guard let attributes, type(of: attributes) != UICollectionViewLayoutAttributes.self else {
      return false
    }
    let applied = shown[place].attributes
    return applied !== attributes && !attributes.isEqual(applied)
  }

  /// Whether the data has the item or section of the attributes (rules CV-34 and CV-35).
  private func isValid(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let counts = knownCounts
    switch key.role {
    case .decoration: return true
    case .supplementary: if key.item < 0 || counts.indices.contains(key.section) { return true }
    case .cell:
      if counts.indices.contains(key.section), key.item >= 0, key.item < counts[key.section] {
        return true
      }
    }
    let path = attributes.indexPath.consoleDescription
    let element = key.role == .cell ? "cell" : "supplementary view"
    if CollectionPolicy.current.raisesForInvalidAttributes {
      UIKitException.raise(
        .internalInconsistency,
        "UICollectionView received layout attributes for a \(element) with an index path that does not exist: \(path)"
      )
    } else {
      ConsoleLog.write(CollectionException.ignored(attributes, of: layoutStorage))
    }
    return false
  }
}
