import ListGeometry

extension UICollectionViewFlowLayout {
  /// Asks for the metrics of every section, in the order of rule FL-20, and computes the geometry.
  ///
  /// - Complexity: O(sections), and O(items) if the delegate gives sizes.
  final func computeGeometry() {
    geometry.isVertical = scrollDirection == .vertical
    geometry.sections.removeAll(keepingCapacity: true)
    guard let view = collectionView else { return }
    geometry.crossLength = crossLength(in: view)
    var start: CGFloat = 0
    var widest = FlowOverflow()
    // A document's collection has no data source, and no headers of the section that it is by default.
    let sectionCount = view.dataSource == nil ? 0 : view.numberOfSections
    geometry.sections.reserveCapacity(sectionCount)
    for section in 0..<sectionCount {
      let metrics = metrics(ofSection: section, in: view)
      let lines = lines(ofSection: section, metrics, in: view, &widest)
      if UIKitException.isPending { return }
      let place = FlowSection(metrics, lines: lines, start: start)
      geometry.sections.append(place)
      start = place.end
    }
    if widest.isFound { logOversizeItem(in: view) }
  }

  /// The length across the scroll direction, in points.
  final func crossLength(in view: UICollectionView) -> CGFloat {
    let room = view.bounds.inset(by: view.adjustedContentInset)
    return FlowLength.valid(geometry.isVertical ? room.width : room.height)
  }

  /// The length and spacings of a section's lines.
  final func room(_ metrics: FlowSectionMetrics) -> FlowRoom {
    FlowRoom(
      available: geometry.crossLength - metrics.crossLeading - metrics.crossTrailing,
      lineSpacing: metrics.lineSpacing,
      itemSpacing: metrics.itemSpacing
    )
  }

  final func metrics(ofSection section: Int, in view: UICollectionView) -> FlowSectionMetrics {
    let owner = view.flowDelegate
    let calls = view.delegateCalls
    var metrics = FlowSectionMetrics(itemCount: view.numberOfItems(inSection: section))
    let inset =
      owner.flatMap { owner in
        calls.answer(.inset) {
          owner.collectionView(view, layout: self, insetForSectionAt: section)
        }
      } ?? sectionInset
    let lineSpacing =
      owner.flatMap { owner in
        calls.answer(.lineSpacing) {
          owner.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        }
      } ?? minimumLineSpacing
    let itemSpacing =
      owner.flatMap { owner in
        calls.answer(.itemSpacing) {
          owner.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        }
      } ?? minimumInteritemSpacing
    let header =
      owner.flatMap { owner in
        calls.answer(.headerSize) {
          owner.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        }
      } ?? headerReferenceSize
    let footer =
      owner.flatMap { owner in
        calls.answer(.footerSize) {
          owner.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        }
      } ?? footerReferenceSize
    metrics.take(inset, isVertical: geometry.isVertical)
    metrics.lineSpacing = FlowLength.finite(lineSpacing)
    metrics.itemSpacing = FlowLength.finite(itemSpacing)
    metrics.headerLength = FlowLength.valid(geometry.isVertical ? header.height : header.width)
    metrics.footerLength = FlowLength.valid(geometry.isVertical ? footer.height : footer.width)
    return metrics
  }

  /// The lines of a section: a grid, unless the delegate gives different sizes (rule FL-11).
  final func lines(
    ofSection section: Int,
    _ metrics: FlowSectionMetrics,
    in view: UICollectionView,
    _ widest: inout FlowOverflow
  ) -> FlowSection.Lines {
    let room = room(metrics)
    let count = metrics.itemCount
    guard count > 0, let first = askedSize(item: 0, section: section, in: view) else {
      if count > 0 { widest.note(neededSize, room) }
      return .uniform(FlowGrid(itemCount: count, item: assumedSize, room: room))
    }
    widest.note(first, room)
    var builder: FlowChunkBuilder?
    for item in 1..<count {
      guard let size = askedSize(item: item, section: section, in: view) else { break }
      if builder == nil {
        guard size != first else { continue }
        builder = FlowChunkBuilder()
        for _ in 0..<item { builder?.append(first) }
      }
      builder?.append(size)
      widest.note(size, room)
      if UIKitException.isPending { break }
    }
    guard let builder else {
      return .uniform(FlowGrid(itemCount: count, item: first, room: room))
    }
    return .keeping(FlowChunks(builder, room: room))
  }

  /// The assumed size where there are items, so that it has to be a possible one.
  private var neededSize: FlowSize {
    if estimatedItemSize == .zero { refuseImpossible(itemSize) }
    return assumedSize
  }

  /// The size of items without one from the delegate: `itemSize`, or the estimate of self-sizing items.
  final var assumedSize: FlowSize {
    guard estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize else {
      return flowSize(itemSize)
    }
    return flowSize(estimatedItemSize)
  }

  /// The size that the delegate gives an item; nil where it gives no sizes.
  final func askedSize(item: Int, section: Int, in view: UICollectionView) -> FlowSize? {
    guard let owner = view.flowDelegate else { return nil }
    return view.delegateCalls.answer(.itemSize) {
      owner.collectionView(
        view,
        layout: self,
        sizeForItemAt: view.dataPath(of: IndexPath(item: item, section: section))
      )
    }.map { size in
      refuseImpossible(size)
      return flowSize(size)
    }
  }

  final func flowSize(_ size: CGSize) -> FlowSize {
    let (width, height) = (FlowLength.valid(size.width), FlowLength.valid(size.height))
    return geometry.isVertical
      ? FlowSize(cross: width, main: height) : FlowSize(cross: height, main: width)
  }
}

extension FlowSection.Lines {
  /// Lines in chunks where these can hold them, else as ``FlowLines``.
  static func keeping(_ chunks: FlowChunks) -> FlowSection.Lines {
    chunks.refresh() ? .chunked(chunks) : .varied(FlowLines(sizes: chunks.sizes, room: chunks.room))
  }
}

extension FlowSectionMetrics {
  /// Sets the insets by direction.
  mutating func take(_ inset: UIEdgeInsets, isVertical: Bool) {
    let (top, left) = (FlowLength.finite(inset.top), FlowLength.finite(inset.left))
    let (bottom, right) = (FlowLength.finite(inset.bottom), FlowLength.finite(inset.right))
    (leading, trailing) = isVertical ? (top, bottom) : (left, right)
    (crossLeading, crossTrailing) = isVertical ? (left, right) : (top, bottom)
  }
}
