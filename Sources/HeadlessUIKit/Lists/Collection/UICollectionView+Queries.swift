extension UICollectionView {
  // MARK: What is on screen

  final func indexPath(_ cell: UICollectionViewCell) -> IndexPath? {
    shown.list.first { $0.view === cell }?.key.indexPath
  }

  final func indexPathForItem(_ point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = layoutStorage.layoutAttributesForElements(in: rect) ?? []
    let hits = found.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.holds(point)
    }
    return hits.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  final func supplementaryRole(_ kind: String) -> ElementKey.Role {
    .supplementary(shown.kinds.number(of: kind))
  }

  final func sortedKeys(where isWanted: (ElementKey.Role) -> Bool) -> [ElementKey] {
    shown.list.map(\.key).filter { isWanted($0.role) }.sorted { $0.precedes($1) }
  }

  // MARK: What the layout says

  final func layoutAttributesForSupplementaryElement(_ kind: String, _ indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfStale()
    return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Prepares an invalid layout outside a pass.
  final func prepareIfStale() {
    guard layoutIsStale, !isLayingOutElements else { return }
    prepareLayout()
    setNeedsLayout()
  }

  // MARK: Scrolling to items

  /// Where an item comes to lie when the view scrolls to it; one value for each axis can be combined.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top of the visible part.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom of the visible part.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge of the visible part.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge of the visible part.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The exception of a scroll to an item that is not there (rule CV-55).
  final func missingTarget(_ path: IndexPath) -> UIKitException {
    let counts = knownCounts
    guard UIKitProfile.current >= .ios15, path.count == 2, counts.indices.contains(path.section)
    else {
      return UIKitException(
        .invalidArgument,
        "attempt to scroll to invalid index path: \(path.consoleDescription)"
      )
    }
    return UIKitException(
      .internalInconsistency,
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only"
        + " \(counts[path.section]) items in section \(path.section). Collection view:"
        + " \(ConsoleDescription.collection(self))."
    )
  }

  final func scrollToItem(
    _ indexPath: IndexPath,
    _ scrollPosition: ScrollPosition,
    _ animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      return UIKitException.raise(missingTarget(indexPath))
    }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x = Self.offset(
      of: (frame.minX, frame.maxX),
      in: (visible.minX, visible.maxX),
      placed: (.left, .centeredHorizontally, .right),
      scrollPosition,
      from: offset.x
    )
    offset.y = Self.offset(
      of: (frame.minY, frame.maxY),
      in: (visible.minY, visible.maxY),
      placed: (.top, .centeredVertically, .bottom),
      scrollPosition,
      from: offset.y
    )
    setContentOffset(clampedOffset(offset), animated: animated)
  }

  private typealias Extent = (low: CGFloat, high: CGFloat)

  private static func offset(
    of item: Extent,
    in visible: Extent,
    placed: (start: ScrollPosition, middle: ScrollPosition, end: ScrollPosition),
    _ position: ScrollPosition,
    from offset: CGFloat
  ) -> CGFloat {
    if position.contains(placed.start) { return offset + item.low - visible.low }
    if position.contains(placed.middle) {
      return offset + (item.low + item.high - visible.low - visible.high) / 2
    }
    if position.contains(placed.end) { return offset + item.high - visible.high }
    if item.low < visible.low { return offset + item.low - visible.low }
    return item.high > visible.high
      ? offset + min(item.high - visible.high, item.low - visible.low) : offset
  }
}
