/// The announcements to a prefetching data source (rules CV-52 and CV-53).
struct CollectionPrefetch {
  /// The announced items that did not come on screen since.
  var announced: Set<IndexPath> = []
  /// The bounds at the last announcement.
  var bounds: CGRect?
}

/// Announcing items that will probably show; UIKit leaves open which.
///
/// Announcing needs `isPrefetchingEnabled`, which is off by default so that traces repeat. Each
/// pass that scrolled announces items within ``CollectionPolicy/prefetchScreens`` of the screen, in
/// the direction of movement, the nearest first. Items that fall out of reach unseen are cancelled.
/// Cells are never made ahead.
extension UICollectionView {
  /// Announces the items that the last movement made likely.
  final func announceItems() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, movement == nil,
      !UIKitException.isPending
    else { return }
    let former = prefetch.bounds
    prefetch.bounds = shownBounds
    guard let former, former != shownBounds else { return }
    let (dx, dy) = (shownBounds.minX - former.minX, shownBounds.minY - former.minY)
    guard dx != 0 || dy != 0 else { return }
    let ahead = reach(dx, dy)
    let visible = Set(shown.list.lazy.filter { $0.key.role == .cell }.map(\.key.indexPath))
    let likely = items(in: ahead).filter { !visible.contains($0.path) }
    let reachable = Set(likely.map(\.path))
    let lost = prefetch.announced.subtracting(visible).subtracting(reachable).sorted()
    let fresh = likely.filter { !prefetch.announced.contains($0.path) }
      .sorted { distance(to: $0.frame) < distance(to: $1.frame) }
      .map(\.path)
    prefetch.announced = reachable
    if !lost.isEmpty {
      prefetchCalls.answer(.prefetchCancel) {
        source.collectionView(self, cancelPrefetchingForItemsAt: lost)
      }
    }
    if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh) }
  }

  /// The part of the content within reach of the movement.
  private func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    let screens = max(CollectionPolicy.current.prefetchScreens, 0)
    var rect = shownBounds
    if abs(dy) >= abs(dx) {
      rect.origin.y = dy > 0 ? rect.maxY : rect.minY - rect.height * screens
      rect.size.height *= screens
    } else {
      rect.origin.x = dx > 0 ? rect.maxX : rect.minX - rect.width * screens
      rect.size.width *= screens
    }
    return rect
  }

  private func items(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    guard !rect.isEmpty else { return [] }
    return (layoutStorage.layoutAttributesForElements(in: rect) ?? []).compactMap {
      guard $0.representedElementCategory == .cell, $0.frame.overlaps(rect),
        hasItem($0.indexPath)
      else { return nil }
      return ($0.indexPath, $0.frame)
    }
  }

  private func distance(to frame: CGRect) -> CGFloat {
    let below = max(frame.minY - shownBounds.maxY, shownBounds.minY - frame.maxY, 0)
    let beside = max(frame.minX - shownBounds.maxX, shownBounds.minX - frame.maxX, 0)
    return max(below, beside)
  }
}
