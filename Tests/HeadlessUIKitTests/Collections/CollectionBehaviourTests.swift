import Foundation
import Testing

@testable import HeadlessUIKit

/// A source that hears announcements.
@MainActor
private final class PrefetchingSource: RecordingSource, UICollectionViewDataSourcePrefetching {
  var announced: [[Int]] = []
  var cancelled: [[Int]] = []
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced.append(indexPaths.map(\.item))
  }
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancelled.append(indexPaths.map(\.item)) }
}

/// A cell that knows its own height.
private final class TallItemCell: UICollectionViewCell {
  static var asked = 0
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    TallItemCell.asked += 1
    layoutAttributes.size = CGSize(
      width: layoutAttributes.size.width,
      height: CGFloat(30 + layoutAttributes.indexPath.item % 3 * 10)
    )
    return layoutAttributes
  }
}

@MainActor
@Suite("Collection views: announcing, sizing, transitions")
struct CollectionBehaviourTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(
    "CV-52, CV-53: scrolling announces the items ahead, nearest first, once; those out of reach are cancelled"
  )
  func prefetching() {
    let source = PrefetchingSource([200])
    let fixture = CollectionFixture(source, width: 100, height: 100) {
      $0.itemSize = CGSize(width: 100, height: 20)
      $0.minimumLineSpacing = 0
    }
    let view = fixture.view
    view.prefetchDataSource = source
    view.layoutIfNeeded()
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(source.announced.isEmpty, "off by default")
    view.isPrefetchingEnabled = true
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(source.announced == [[8, 9, 10, 11, 12]])
    view.contentOffset.y = 80
    view.layoutIfNeeded()
    #expect(source.announced.last == [13] && source.cancelled.isEmpty)
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(source.cancelled == [[9, 10, 11, 12, 13]], "item 8 was seen")
    #expect(source.announced.last == [2, 1, 0])
  }

  @Test("FL-19: the estimate first, then what the cells on screen say; others keep the estimate")
  func selfSizing() {
    TallItemCell.asked = 0
    let fixture = CollectionFixture(RecordingSource([1000]), width: 100, height: 100) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.minimumLineSpacing = 0
    }
    let view = fixture.view
    view.register(TallItemCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    let heights = (0..<3).map { fixture.frame($0)?.height }
    #expect(heights == [30, 40, 50])
    #expect(fixture.frame(500)?.height == 50)
    #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 30, width: 100, height: 40))
    #expect(TallItemCell.asked < 12, "cells off screen are not asked")
    let before = view.contentSize.height
    view.contentOffset.y = 120
    view.layoutIfNeeded()
    #expect(view.contentSize.height < before)
    let frames = view.indexPathsForVisibleItems.compactMap { fixture.frame($0.item) }
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxY == next.minY) }
  }

  @Test("FL-19: cells on screen are asked again after a layout forgot their sizes")
  func selfSizingAfterInvalidation() {
    let fixture = CollectionFixture(RecordingSource([1000]), width: 100, height: 100) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.minimumLineSpacing = 0
    }
    let view = fixture.view
    view.register(TallItemCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    let changes: [() -> Void] = [
      { view.contentInset.bottom = 10 }, { fixture.flow?.minimumInteritemSpacing = 3 },
      { view.collectionViewLayout.invalidateLayout() },
    ]
    for change in changes {
      change()
      view.layoutIfNeeded()
      #expect((0..<3).map { fixture.frame($0)?.height } == [30, 40, 50])
      #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 30, width: 100, height: 40))
    }
  }

  @Test("FL-19: automaticSize takes the item size for an estimate; without one nobody is asked")
  func automaticSize() {
    TallItemCell.asked = 0
    let fixture = CollectionFixture(RecordingSource([10]), width: 100, height: 100) {
      $0.itemSize = CGSize(width: 100, height: 70)
    }
    fixture.view.register(TallItemCell.self, forCellWithReuseIdentifier: "cell")
    fixture.view.layoutIfNeeded()
    #expect(TallItemCell.asked == 0 && fixture.frame(1)?.height == 70)
    fixture.flow?.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.frame(1)?.height == 40 && fixture.frame(9)?.height == 70)
  }

  @Test("reconfiguring hands the data source the cell on screen, and asks for no other")
  func reconfigures() throws {
    let source = RecordingSource([50])
    let fixture = CollectionFixture(source, width: 100, height: 100)
    fixture.view.layoutIfNeeded()
    let cell = fixture.view.cellForItem(at: path(0))
    let reuses = EngineCounters.current.prepareForReuse
    _ = source.takeLog()
    fixture.view.reconfigureItems(at: [path(0), path(40)])
    #expect(source.takeLog().filter { $0.hasPrefix("cell") } == ["cell(0,0)"])
    #expect(fixture.view.cellForItem(at: path(0)) === cell)
    #expect(EngineCounters.current.prepareForReuse == reuses)
    source.counts = [51]
    fixture.view.performBatchUpdates {
      fixture.view.insertItems(at: [path(0)])
      fixture.view.reconfigureItems(at: [path(0)])
    }
    #expect(source.takeLog().contains("cell(0,1)"), "its place after the batch")
    #expect(fixture.view.cellForItem(at: path(1)) === cell)
    MainLoop.shared.reset()
  }

  @Test("CV-14: a dequeued view that is not returned is an error where the policy says so")
  func unreturned() {
    final class Wasteful: RecordingSource {
      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        _ = super.collectionView(collectionView, cellForItemAt: indexPath)
        return cell
      }
    }
    func reason() -> String? {
      do throws(UIKitException) {
        // The view keeps its data source weakly.
        let source = Wasteful([1])
        try UIKitException.catching {
          CollectionFixture(source).view.layoutIfNeeded()
        }
        return nil
      } catch { return error.reason }
    }
    #expect(reason() == nil)
    let state = EngineState()
    defer { state.restore() }
    UIKitProfile.current = .ios17
    #expect(reason() == nil)
    UIKitProfile.current = .ios18
    #expect(reason() != nil)
    CollectionPolicy.current.raisesForUnreturnedViews = false
    #expect(reason() == nil)
    UIKitProfile.current = .ios15
    CollectionPolicy.current.raisesForUnreturnedViews = true
    #expect(
      reason()?.hasPrefix(
        "Expected dequeued view to be returned to the collection view in preparation for display."
      ) == true
    )
  }

  @Test("a transition lies between two layouts, and ends at one of them")
  func transition() {
    let fixture = CollectionFixture(RecordingSource([4]), width: 300, height: 300) {
      $0.itemSize = CGSize(width: 100, height: 100)
    }
    let view = fixture.view
    view.layoutIfNeeded()
    let former = view.collectionViewLayout
    let next = UICollectionViewFlowLayout()
    next.itemSize = CGSize(width: 300, height: 50)
    let from = fixture.frame(1)
    var ends: [Bool] = []
    let transition = view.startInteractiveTransition(to: next) { _, isFinished in
      ends.append(isFinished)
    }
    #expect(view.cellForItem(at: path(1))?.frame == from)
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    let middle = view.cellForItem(at: path(1))?.frame
    #expect(middle?.width == 200 && middle?.height == 75)
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === former && view.cellForItem(at: path(1))?.frame == from)
    view.startInteractiveTransition(to: next) { _, isFinished in ends.append(isFinished) }
    view.finishInteractiveTransition()
    #expect(view.collectionViewLayout === next)
    #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 60, width: 300, height: 50))
    _ = MainLoop.shared.settle()
    #expect(ends == [false, true])
    MainLoop.shared.reset()
  }

  @Test(
    "the layout says where a stroke ends and where a batch leaves the content; a delegate overrules the latter"
  )
  func targetOffsets() {
    final class Paging: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        let page = (proposedContentOffset.y / 60 + velocity.y).rounded()
        return CGPoint(x: 0, y: page * 60)
      }
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
      { CGPoint(x: 0, y: 120) }
    }
    let source = RecordingSource([200])
    let fixture = CollectionFixture(source, width: 100, height: 100, layout: Paging())
    fixture.view.layoutIfNeeded()
    fixture.view.flick(to: CGPoint(x: 0, y: 100), velocity: CGPoint(x: 0, y: 1))
    #expect(fixture.view.contentOffset.y == 180)
    fixture.view.flick(to: CGPoint(x: 0, y: 1e9), velocity: .zero)
    #expect(fixture.view.contentOffset.y <= fixture.view.contentSize.height - 100)
    source.counts = [201]
    fixture.view.insertItems(at: [path(0)])
    #expect(fixture.view.contentOffset.y == 120)
    MainLoop.shared.reset()
  }

  @Test(
    "CV-38: a context that names items asks for their sizes only; for headers, for metrics of sections only"
  )
  func partialContexts() {
    let source = MeasuredSource([40])
    source.sizes = [(0..<40).map { CGSize(width: 50, height: 20 + $0) }]
    source.insets = [.zero]
    source.lineSpacings = [5]
    source.itemSpacings = [5]
    source.headers = [CGSize(width: 0, height: 10)]
    source.footers = [.zero]
    let fixture = CollectionFixture(source)
    fixture.view.layoutIfNeeded()
    source.queries = []
    source.sizes[0][7] = CGSize(width: 50, height: 300)
    let items = UICollectionViewFlowLayoutInvalidationContext()
    items.invalidateItems(at: [path(7)])
    fixture.flow?.invalidateLayout(with: items)
    fixture.view.layoutIfNeeded()
    #expect(source.queries.filter { $0.hasPrefix("size") } == ["size(0,7)"])
    #expect(fixture.frame(7)?.height == 300)
    source.queries = []
    source.headers = [CGSize(width: 0, height: 40)]
    let header = UICollectionViewFlowLayoutInvalidationContext()
    header.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: [path(0)]
    )
    fixture.flow?.invalidateLayout(with: header)
    fixture.view.layoutIfNeeded()
    #expect(!source.queries.contains { $0.hasPrefix("size") })
    #expect(fixture.header(0)?.height == 40 && fixture.frame(0)?.minY ?? 0 >= 40)
  }
}
