import ListGeometry

extension UICollectionViewFlowLayout {
  /// The zIndex of pinned headers and footers, above cells; the engine's own choice.
  private static var pinnedZIndex: Int { 10 }

  /// Whether headers or footers are pinned, so that they move with the bounds.
  final var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }
  final var isVertical: Bool { geometry.isVertical }

  /// Visits the elements that overlap a rectangle: by section header, items, footer.
  ///
  /// - Complexity: O(elements visited + log lines + log sections).
  @inline(__always)
  final func visitElements(in rect: CGRect, _ body: (FlowElement) -> Void) {
    let isVertical = geometry.isVertical
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    for index in geometry.sections(from: low, to: high) {
      if let header = headerElement(section: index), header.frame.overlaps(rect) { body(header) }
      // A copy: the visitor may make the layout compute its geometry again.
      let section = geometry.sections[index]
      section.visitItems(from: low, to: high) { item, place in
        let frame = aligned(geometry.rect(place))
        guard frame.overlaps(rect) else { return }
        body(FlowElement(kind: .item, section: index, item: item, frame: frame))
      }
      if let footer = footerElement(section: index), footer.frame.overlaps(rect) { body(footer) }
    }
  }

  final func itemElement(section: Int, item: Int) -> FlowElement {
    let place = geometry.sections[section].frame(ofItem: item)
    return FlowElement(
      kind: .item,
      section: section,
      item: item,
      frame: aligned(geometry.rect(place))
    )
  }

  /// The header of a section, nil without length; pinned to the start of the visible part (rule FL-17).
  final func headerElement(section: Int) -> FlowElement? {
    let place = geometry.sections[section]
    let length = place.metrics.headerLength
    guard length > 0 else { return nil }
    var start = place.start
    if sectionHeadersPinToVisibleBounds, let visible = visibleExtent {
      start = min(max(start, visible.low), max(place.end - length, place.start))
    }
    return bar(.header, section, start, length, isPinned: sectionHeadersPinToVisibleBounds)
  }

  /// The footer of a section, nil without length; pinned to the end of the visible part.
  final func footerElement(section: Int) -> FlowElement? {
    let place = geometry.sections[section]
    let length = place.metrics.footerLength
    guard length > 0 else { return nil }
    var start = place.footerStart
    if sectionFootersPinToVisibleBounds, let visible = visibleExtent {
      start = max(min(start, visible.high - length), min(place.start, start))
    }
    return bar(.footer, section, start, length, isPinned: sectionFootersPinToVisibleBounds)
  }

  /// A header or footer, which spans the whole layout across the scroll direction (rule FL-4).
  private func bar(
    _ kind: FlowElement.Kind,
    _ section: Int,
    _ start: CGFloat,
    _ length: CGFloat,
    isPinned: Bool
  ) -> FlowElement {
    let size = FlowSize(cross: geometry.crossLength, main: length)
    let rect = geometry.rect(FlowRect(cross: 0, main: start, size: size))
    let zIndex = isPinned ? Self.pinnedZIndex : 0
    return FlowElement(kind: kind, section: section, item: 0, frame: rect, zIndex: zIndex)
  }

  /// The visible part of the content between the insets, along the scroll direction.
  private var visibleExtent: (low: CGFloat, high: CGFloat)? {
    guard let view = collectionView else { return nil }
    let bounds = view.bounds
    let inset = view.adjustedContentInset
    return geometry.isVertical
      ? (bounds.minY + inset.top, bounds.maxY - inset.bottom)
      : (bounds.minX + inset.left, bounds.maxX - inset.right)
  }

  /// Rounds an origin to the pixel grid if the policy asks for it (rule FL-18).
  @inline(__always)
  private func aligned(_ rect: CGRect) -> CGRect {
    guard let scale = CollectionPolicy.current.pixelAlignmentScale, scale > 0 else { return rect }
    let x = (rect.origin.x * scale + 0.5).rounded(.down) / scale
    let y = (rect.origin.y * scale + 0.5).rounded(.down) / scale
    return CGRect(x: x, y: y, width: rect.width, height: rect.height)
  }

  final func makeAttributes(of element: FlowElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = IndexPath(item: element.item, section: element.section)
    switch element.kind {
    case .item:
      break
    case .header:
      attributes.representedElementCategory = .supplementaryView
      attributes.representedElementKind = UICollectionView.elementKindSectionHeader
    case .footer:
      attributes.representedElementCategory = .supplementaryView
      attributes.representedElementKind = UICollectionView.elementKindSectionFooter
    }
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    return attributes
  }
}
