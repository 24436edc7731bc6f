import ListGeometry

extension UICollectionViewFlowLayout {
  /// Updates the parts of the geometry that are out of date.
  ///
  /// - Returns: Whether that was possible; if not, everything must be computed.
  /// - Complexity: O(sections), and O(log items) for each changed item. The first size that differs
  ///   from the others of its section costs O(items of the section) once.
  final func updateGeometry(_ stale: FlowStaleness) -> Bool {
    if stale.isNothing { return true }
    guard let view = collectionView,
      geometry.isVertical == (scrollDirection == .vertical),
      geometry.crossLength == crossLength(in: view)
    else { return false }
    var widest = FlowOverflow()
    if let plan = stale.plan {
      guard applyPlan(plan, in: view, &widest) else { return false }
    } else if stale.sectionsAreStale {
      guard refreshSections(in: view, &widest) else { return false }
    }
    takeSizes(stale, in: view, &widest)
    restackSections()
    if widest.isFound { logOversizeItem(in: view) }
    return true
  }

  private func restackSections() {
    var start: CGFloat = 0
    for index in geometry.sections.indices {
      geometry.sections[index].start = start
      start = geometry.sections[index].end
    }
  }

  // MARK: Batches

  /// Moves the lines of surviving sections to their new numbers.
  private func applyPlan(
    _ plan: CollectionUpdatePlan,
    in view: UICollectionView,
    _ widest: inout FlowOverflow
  ) -> Bool {
    let former = geometry.sections
    guard former.count == plan.before.count,
      former.indices.allSatisfy({ former[$0].metrics.itemCount == plan.before[$0] })
    else { return false }
    var origins = [Int?](repeating: nil, count: plan.after.count)
    for old in former.indices where plan.keepsViews(ofSection: old) {
      if let new = plan.newSection(old), origins.indices.contains(new) { origins[new] = old }
    }
    // Read first: chunks are changed in place.
    let moved = plan.moves.compactMapValues { old in
      former.indices.contains(old.section)
        ? former[old.section].size(ofItem: old.item) : nil
    }
    var sections: [FlowSection] = []
    sections.reserveCapacity(plan.after.count)
    for section in plan.after.indices {
      let metrics = metrics(ofSection: section, in: view)
      var lines: FlowSection.Lines?
      if let old = origins[section] {
        let edits = plan.edits(ofOldSection: old, new: section)
        lines = carry(former[old], over: edits, section, metrics, moved, in: view, &widest)
      }
      let kept = lines ?? self.lines(ofSection: section, metrics, in: view, &widest)
      if UIKitException.isPending { return true }
      sections.append(FlowSection(metrics, lines: kept, start: 0))
    }
    geometry.sections = sections
    return true
  }

  /// The lines of a section after a batch; nil if all its sizes must be asked.
  private func carry(
    _ former: FlowSection,
    over edits: CollectionItemEdits,
    _ section: Int,
    _ metrics: FlowSectionMetrics,
    _ moved: [IndexPath: FlowSize],
    in view: UICollectionView,
    _ widest: inout FlowOverflow
  ) -> FlowSection.Lines? {
    // The sizes of a section without items were never asked.
    guard former.metrics.itemCount > 0, metrics.itemCount > 0 else { return nil }
    let room = room(metrics)
    if edits.isEmpty { return former.lines.inRoom(room, itemCount: metrics.itemCount) }
    var added: [FlowItemSize] = []
    for item in edits.added {
      let path = IndexPath(item: item, section: section)
      // A measured size moves with its item; the delegate's may depend on the path.
      let measured = estimatedItemSize == .zero ? nil : moved[path]
      let size =
        measured ?? askedSize(item: item, section: section, in: view) ?? moved[path] ?? assumedSize
      widest.note(size, room)
      added.append(FlowItemSize(item: item, size: size))
    }
    let slots = edits.slots
    var reloaded: [FlowItemSize] = []
    for old in edits.reloaded {
      guard let item = slots.newIndex(old),
        let size = askedSize(item: item, section: section, in: view)
      else { continue }
      widest.note(size, room)
      reloaded.append(FlowItemSize(item: item, size: size))
    }
    return former.lines.changed(
      removed: edits.removed,
      added: added,
      set: reloaded,
      room,
      itemCount: metrics.itemCount
    )
  }

  // MARK: Sections and items

  /// Asks for the metrics of all sections again, and keeps the sizes of items.
  private func refreshSections(in view: UICollectionView, _ widest: inout FlowOverflow) -> Bool {
    guard view.dataSource != nil, view.numberOfSections == geometry.sections.count else {
      return false
    }
    for section in geometry.sections.indices {
      let metrics = metrics(ofSection: section, in: view)
      let former = geometry.sections[section]
      guard metrics.itemCount == former.metrics.itemCount else { return false }
      if UIKitException.isPending { return true }
      guard metrics != former.metrics else { continue }
      let lines = former.lines.inRoom(room(metrics), itemCount: metrics.itemCount)
      geometry.sections[section] = FlowSection(metrics, lines: lines, start: 0)
    }
    return true
  }

  /// Updates the sizes of single items: from the delegate, or as cells measured them.
  private func takeSizes(
    _ stale: FlowStaleness,
    in view: UICollectionView,
    _ widest: inout FlowOverflow
  ) {
    guard !stale.items.isEmpty || !stale.measured.isEmpty else { return }
    var changes: [Int: [FlowItemSize]] = [:]
    for path in stale.items where holds(path) {
      guard let size = askedSize(item: path.item, section: path.section, in: view) else { continue }
      changes[path.section, default: []].append(FlowItemSize(item: path.item, size: size))
    }
    for (path, size) in stale.measured where holds(path) {
      changes[path.section, default: []].append(
        FlowItemSize(item: path.item, size: flowSize(size))
      )
    }
    for (section, sizes) in changes {
      let former = geometry.sections[section]
      let room = room(former.metrics)
      for size in sizes { widest.note(size.size, room) }
      let lines = former.lines.changed(
        removed: [],
        added: [],
        set: sizes,
        room,
        itemCount: former.metrics.itemCount
      )
      geometry.sections[section] = FlowSection(former.metrics, lines: lines, start: 0)
    }
  }

  /// Whether an item exists in the geometry.
  final func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && geometry.sections.indices.contains(path[0]) && path[1] >= 0
      && path[1] < geometry.sections[path[0]].metrics.itemCount
  }
}

extension FlowSection.Lines {
  /// The lines of the same items for other lengths or spacings.
  func inRoom(_ room: FlowRoom, itemCount: Int) -> FlowSection.Lines {
    switch self {
    case .uniform(let grid):
      return .uniform(FlowGrid(itemCount: itemCount, item: grid.item, room: room))
    case .chunked(let chunks):
      chunks.setRoom(room)
      return .keeping(chunks)
    case .varied(let lines):
      return lines.room == room
        ? self : .keeping(FlowChunks(FlowChunkBuilder(lines.sizes), room: room))
    }
  }

  /// The lines after items were removed, added or resized.
  ///
  /// - Complexity: O(log items) for each change in chunks, and for a grid that stays one; else O(items).
  func changed(
    removed: [Int],
    added: [FlowItemSize],
    set: [FlowItemSize],
    _ room: FlowRoom,
    itemCount: Int
  ) -> FlowSection.Lines {
    let chunks: FlowChunks
    switch self {
    case .uniform(let grid):
      if (added + set).allSatisfy({ $0.size == grid.item }) {
        return .uniform(FlowGrid(itemCount: itemCount, item: grid.item, room: room))
      }
      var builder = FlowChunkBuilder()
      for _ in 0..<grid.itemCount { builder.append(grid.item) }
      chunks = FlowChunks(builder, room: room)
    case .chunked(let own):
      chunks = own
    case .varied(let lines):
      chunks = FlowChunks(FlowChunkBuilder(lines.sizes), room: room)
    }
    for item in removed.reversed() { chunks.remove(at: item) }
    for one in added { chunks.insert(one.size, at: one.item) }
    for one in set { chunks.set(one.item, to: one.size) }
    chunks.setRoom(room)
    return .keeping(chunks)
  }
}
