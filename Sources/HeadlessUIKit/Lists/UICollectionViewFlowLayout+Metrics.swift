extension UICollectionViewFlowLayout {
  /// Asks for the metrics of every section, in the order of rule FL-20, and computes the geometry.
  final func computeGeometry() {
    geometry.isVertical = scrollDirection == .vertical
    geometry.sections.removeAll(keepingCapacity: true)
    guard let view = collectionView else { return }
    let room = view.bounds.inset(by: view.adjustedContentInset)
    geometry.crossLength = FlowLength.valid(geometry.isVertical ? room.width : room.height)
    var start: CGFloat = 0
    var hasOversizeItem = false
    let sectionCount = view.numberOfSections
    geometry.sections.reserveCapacity(sectionCount)
    for section in 0..<sectionCount {
      let metrics = metrics(ofSection: section, in: view)
      let available = geometry.crossLength - metrics.crossLeading - metrics.crossTrailing
      let lines = lines(ofSection: section, metrics, available: available, in: view)
      if UIKitException.isPending { return }
      hasOversizeItem = hasOversizeItem || lines.widest > available
      let place = FlowSection(metrics, lines: lines.lines, start: start)
      geometry.sections.append(place)
      start = place.end
    }
    if hasOversizeItem { logOversizeItem(in: view) }
  }

  private func metrics(ofSection section: Int, in view: UICollectionView) -> FlowSectionMetrics {
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

  /// The lines of a section: a grid unless the delegate gives different sizes (rule FL-11).
  private func lines(
    ofSection section: Int,
    _ metrics: FlowSectionMetrics,
    available: CGFloat,
    in view: UICollectionView
  ) -> (lines: FlowSection.Lines, widest: CGFloat) {
    let sizes = itemSizes(ofSection: section, count: metrics.itemCount, in: view)
    switch sizes {
    case .uniform(let size):
      let grid = FlowGrid(
        itemCount: metrics.itemCount,
        item: size,
        available: available,
        lineSpacing: metrics.lineSpacing,
        itemSpacing: metrics.itemSpacing
      )
      return (.uniform(grid), metrics.itemCount == 0 ? -.infinity : size.cross)
    case .varied(let sizes):
      let lines = FlowLines(
        sizes: sizes,
        available: available,
        lineSpacing: metrics.lineSpacing,
        itemSpacing: metrics.itemSpacing
      )
      return (.varied(lines), sizes.reduce(0) { max($0, $1.cross) })
    }
  }

  private func itemSizes(
    ofSection section: Int,
    count: Int,
    in view: UICollectionView
  ) -> FlowItemSizes {
    guard count > 0, let owner = view.flowDelegate,
      let first = view.delegateCalls.answer(
        .itemSize,
        {
          owner.collectionView(
            view,
            layout: self,
            sizeForItemAt: IndexPath(item: 0, section: section)
          )
        }
      )
    else { return .uniform(flowSize(itemSize)) }
    let firstSize = flowSize(first)
    var sizes: [FlowSize] = []
    for item in 1..<max(count, 1) {
      let path = IndexPath(item: item, section: section)
      let size = flowSize(owner.collectionView(view, layout: self, sizeForItemAt: path))
      if sizes.isEmpty {
        guard size != firstSize else { continue }
        sizes.reserveCapacity(count)
        sizes.append(contentsOf: repeatElement(firstSize, count: item))
      }
      sizes.append(size)
      if UIKitException.isPending { break }
    }
    return sizes.isEmpty ? .uniform(firstSize) : .varied(sizes)
  }

  private func flowSize(_ size: CGSize) -> FlowSize {
    let (width, height) = (FlowLength.valid(size.width), FlowLength.valid(size.height))
    return geometry.isVertical
      ? FlowSize(cross: width, main: height) : FlowSize(cross: height, main: width)
  }

  /// UIKit's text for items that do not fit, once per layout (rule FL-15).
  private func logOversizeItem(in view: UICollectionView) {
    let (dimension, ends) =
      geometry.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    ConsoleLog.write(
      "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
        + "the item \(dimension) must be less than the \(dimension) of the UICollectionView minus the section"
        + " insets \(ends) values, minus the content insets \(ends) values.\n"
        + "The relevant UICollectionViewFlowLayout instance is <\(type(of: self))>, and it is attached to"
        + " \(view.shortDescription).\n"
        + "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the"
        + " debugger."
    )
  }
}

/// The sizes of a section's items.
private enum FlowItemSizes {
  case uniform(FlowSize)
  case varied([FlowSize])
}

/// What a length from outside is taken for.
enum FlowLength {
  /// Beyond any content, and far from where adding lengths would lose points.
  private static let lengthMax: CGFloat = 1e9

  /// A length that can be added and compared: NaN counts as 0.
  static func finite(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, -lengthMax), lengthMax)
  }

  /// A length that is no less than 0.
  static func valid(_ value: CGFloat) -> CGFloat { max(finite(value), 0) }
}

extension FlowSectionMetrics {
  /// Takes the insets by direction.
  mutating func take(_ inset: UIEdgeInsets, isVertical: Bool) {
    let (top, left) = (FlowLength.finite(inset.top), FlowLength.finite(inset.left))
    let (bottom, right) = (FlowLength.finite(inset.bottom), FlowLength.finite(inset.right))
    (leading, trailing) = isVertical ? (top, bottom) : (left, right)
    (crossLeading, crossTrailing) = isVertical ? (left, right) : (top, bottom)
  }
}
