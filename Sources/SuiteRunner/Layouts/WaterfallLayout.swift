import Foundation
import HeadlessUIKit

/// Columns of one width in which every item goes below the shortest, section after section.
///
/// Written as one writes it for iOS. Heights come from a ``WaterfallLayoutDelegate``, else from the height that a
/// `UICollectionViewDelegateFlowLayout` gives the item, else from ``itemHeight``. Items that are added at the end cost
/// only themselves; ``invalidateItems(from:)`` places anew what follows an item. A rectangle is looked up by bisection
/// in each column.
open class WaterfallLayout: UICollectionViewLayout {
  /// The number of columns; 2 by default.
  open var columnCount = 2 { didSet { invalidateLayout() } }
  /// What lies between columns in points; 10 by default.
  open var columnSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// What lies between the items of a column in points; 10 by default.
  open var itemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The margins of sections.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The height of items for which nobody gives one; 100 by default.
  open var itemHeight: CGFloat = 100 { didSet { invalidateLayout() } }
  /// The height of the header of every section; 0 by default, which shows none.
  open var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }

  private var sections: [WaterfallSection] = []
  private var width: CGFloat = 0
  /// What holds still: everything before this item.
  private var firstInvalidItem: IndexPath? = IndexPath(item: 0, section: 0)

  /// The class whose contexts say from which item on the layout is invalid.
  open override class var invalidationContextClass: AnyClass { WaterfallInvalidationContext.self }

  /// Places what is invalid and what was added at the end.
  ///
  /// - Complexity: O(items from the first invalid one on).
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return sections.removeAll() }
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    if room != width { firstInvalidItem = IndexPath(item: 0, section: 0) }
    width = room
    let sectionCount = collectionView.numberOfSections
    let first = firstInvalidItem
    firstInvalidItem = nil
    if sections.count > sectionCount { sections.removeLast(sections.count - sectionCount) }
    var start: CGFloat = 0
    for section in 0..<sectionCount {
      if section == sections.count { sections.append(WaterfallSection()) }
      let count = collectionView.numberOfItems(inSection: section)
      var kept = min(sections[section].itemCount, count)
      if let first, section >= first.section { kept = section == first.section ? first.item : 0 }
      place(section, count: count, keeping: kept, start: start, in: collectionView)
      start = sections[section].end
    }
  }

  private func place(
    _ section: Int,
    count: Int,
    keeping kept: Int,
    start: CGFloat,
    in view: UICollectionView
  ) {
    let columns = max(columnCount, 1)
    let inner = width - sectionInset.left - sectionInset.right
    let columnWidth = max((inner - columnSpacing * CGFloat(columns - 1)) / CGFloat(columns), 0)
    sections[section].start = start
    sections[section].itemsStart = headerHeight + sectionInset.top
    sections[section].bottomInset = sectionInset.bottom
    sections[section].keep(kept, columnCount: columns, width: columnWidth)
    while sections[section].itemCount < count {
      let path = IndexPath(item: sections[section].itemCount, section: section)
      sections[section].append(height(of: path, columnWidth, in: view), spacing: itemSpacing)
    }
  }

  private func height(of path: IndexPath, _ columnWidth: CGFloat, in view: UICollectionView)
    -> CGFloat
  {
    if let delegate = view.delegate as? any WaterfallLayoutDelegate {
      let height = delegate.collectionView(
        view,
        layout: self,
        heightForItemAt: path,
        columnWidth: columnWidth
      )
      return height.isFinite ? max(height, 0) : itemHeight
    }
    if let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout {
      let height = delegate.collectionView(view, layout: self, sizeForItemAt: path).height
      if height.isFinite, height > 0 { return height }
    }
    return itemHeight
  }

  // MARK: Invalidation

  /// Places anew an item and all that follow: its height changed.
  open func invalidateItems(from indexPath: IndexPath) {
    let context = WaterfallInvalidationContext()
    context.firstInvalidItem = indexPath
    invalidateLayout(with: context)
  }

  /// Forgets what the context says: everything, unless it names a first item.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let named = (context as? WaterfallInvalidationContext)?.firstInvalidItem
    let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
    let first = isWhole ? nil : named
    let least = IndexPath(item: 0, section: 0)
    firstInvalidItem = min(first ?? least, firstInvalidItem ?? first ?? least)
    super.invalidateLayout(with: context)
  }

  /// Yes when the width changes; scrolling moves nothing.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // MARK: Queries

  /// As wide as the view, as high as the sections.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: sections.last?.end ?? 0)
  }

  /// The headers and items that a rectangle overlaps, sections in order, items ascending.
  ///
  /// - Complexity: O(elements found + columns · log items).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sections.indices {
      guard sections[section].end >= rect.minY else { continue }
      guard sections[section].start <= rect.maxY else { break }
      if let header = header(section), header.frame.intersects(rect) { found.append(header) }
      for item in sections[section].items(from: rect.minY, to: rect.maxY) {
        let attributes = attributes(item, section)
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  /// The attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].itemCount
    else { return nil }
    return attributes(indexPath.item, indexPath.section)
  }

  /// The attributes of a header; nil where headers have no height.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader, indexPath.count > 0,
      sections.indices.contains(indexPath.section)
    else { return nil }
    return header(indexPath.section)
  }

  private func attributes(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section)
    )
    let place = sections[section].place(of: item)
    let x = CGFloat(place.column) * (sections[section].columnWidth + columnSpacing)
    attributes.frame = CGRect(
      x: sectionInset.left + x,
      y: place.top,
      width: sections[section].columnWidth,
      height: place.height
    )
    return attributes
  }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = CGRect(
      x: 0,
      y: sections[section].start,
      width: width,
      height: headerHeight
    )
    return attributes
  }
}
