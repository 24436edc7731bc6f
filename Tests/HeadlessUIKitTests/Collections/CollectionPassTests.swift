import Foundation
import Testing

@testable import HeadlessUIKit

/// A flow layout that writes down the messages of the layout contract.
@MainActor
final class RecordingFlow: UICollectionViewFlowLayout {
  weak var source: RecordingSource?

  override func prepare() {
    source?.log.append("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    source?.log.append("contentSize")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    source?.log.append("elements")
    return super.layoutAttributesForElements(in: rect)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    source?.log.append("should")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

@MainActor
@Suite("Passes of a collection view")
struct CollectionPassTests {
  private func recorded(_ counts: [Int], height: CGFloat = 100)
    -> CollectionFixture<RecordingSource>
  {
    let source = RecordingSource(counts)
    let flow = RecordingFlow()
    flow.headerReferenceSize = CGSize(width: 0, height: 10)
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    flow.source = source
    return CollectionFixture(source, height: height, layout: flow)
  }

  @Test("T-6, CV-30, CV-31, CV-50: the first layout")
  func firstLayout() {
    let fixture = recorded([2, 1])
    #expect(fixture.source.takeLog().isEmpty)
    fixture.view.layoutIfNeeded()
    #expect(
      fixture.source.takeLog() == [
        "sections", "items(0)", "items(1)", "prepare", "contentSize", "elements",
        "view(header,0)", "will(header,0)", "cell(0,0)", "will(0,0)", "cell(0,1)", "will(0,1)",
        "view(header,1)", "will(header,1)",
      ]
    )
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 140))
  }

  @Test("T-7: scrolling prepares nothing and fetches what appears")
  func scroll() {
    let fixture = recorded([9])
    fixture.view.layoutIfNeeded()
    _ = fixture.source.takeLog()
    fixture.view.contentOffset.y = 55
    #expect(fixture.source.takeLog() == ["should"])
    fixture.view.layoutIfNeeded()
    #expect(
      fixture.source.takeLog() == [
        "elements", "cell(0,3)", "will(0,3)", "end(header,0)", "end(0,0)",
      ]
    )
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3])
  }

  @Test("T-7: a bounds change that invalidates prepares again first")
  func resize() {
    let fixture = recorded([9])
    fixture.view.layoutIfNeeded()
    _ = fixture.source.takeLog()
    fixture.view.frame.size.width = 400
    fixture.view.layoutIfNeeded()
    #expect(
      Array(fixture.source.takeLog().prefix(4)) == ["should", "prepare", "contentSize", "elements"]
    )
  }

  @Test("CV-11, CV-12a: reloadData asks nothing at once; accessors read all counts once")
  func counts() {
    let fixture = recorded([2, 3])
    fixture.view.reloadData()
    #expect(fixture.source.takeLog().isEmpty)
    #expect(fixture.view.numberOfSections == 2)
    #expect(fixture.view.numberOfItems(inSection: 1) == 3)
    #expect(fixture.source.takeLog() == ["sections", "items(0)", "items(1)"])
  }

  @Test("CV-10: one section by default")
  func defaultSections() {
    final class Plain: UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let source = Plain()
    let fixture = CollectionFixture(RecordingSource([]))
    fixture.view.dataSource = source
    #expect(fixture.view.numberOfSections == 1)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 3)
  }

  @Test("CV-50, CV-23: cells are used again, reset, and told of with their old paths")
  func reuse() {
    let fixture = recorded([1000])
    fixture.view.layoutIfNeeded()
    for step in 1...500 {
      fixture.view.contentOffset.y = CGFloat(step) * 40
      fixture.view.layoutIfNeeded()
    }
    let counts = fixture.view.reuseRegistry.counts(
      kind: ReuseKind.collectionCell,
      identifier: "cell"
    )
    // Four are visible; getting the next before the first is given back takes a fifth.
    #expect(counts.created == 5)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [499, 500, 501, 502])
    for cell in fixture.view.visibleCells {
      let path = fixture.view.indexPath(for: cell)
      #expect(cell.listPosition?.item == path?.item)
      #expect(cell.frame == fixture.frame(path?.item ?? -1))
    }
  }

  @Test("CV-51: by the default policy a jump needs at most two screenfuls, by the other one")
  func jumps() {
    let state = EngineState()
    defer { state.restore() }
    for (order, limit) in [(CollectionPolicy.RecycleOrder.fetchFirst, 8), (.recycleFirst, 4)] {
      CollectionPolicy.current.recycleOrder = order
      let fixture = recorded([1000])
      for offset in [0, 4000, 20000, 100] {
        fixture.view.contentOffset.y = CGFloat(offset)
        fixture.view.layoutIfNeeded()
      }
      #expect(fixture.view.reuseRegistry.counts.created - 1 <= limit)
    }
  }

  @Test("CV-22, CV-25: a cell has its frame before the data source sees it")
  func frameAtDequeue() {
    final class Checking: RecordingSource {
      var frames: [CGRect] = []
      override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = super.collectionView(view, cellForItemAt: indexPath)
        frames.append(cell.frame)
        return cell
      }
    }
    let source = Checking([2])
    let fixture = CollectionFixture(source)
    fixture.view.layoutIfNeeded()
    #expect(source.frames == [fixture.frame(0), fixture.frame(1)])
  }

  @Test("CV-39: content that shrinks clamps the offset in the same pass")
  func clamping() {
    let fixture = recorded([100])
    fixture.view.layoutIfNeeded()
    fixture.view.contentOffset.y = 3000
    fixture.view.layoutIfNeeded()
    fixture.source.counts = [5]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 110)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4])
  }

  @Test("CV-45: supplementary views lie above cells, higher zIndex above both")
  func stacking() {
    let fixture = recorded([3, 3], height: 400)
    fixture.view.layoutIfNeeded()
    let kinds = fixture.view.subviews.map { $0 is UICollectionViewCell }
    #expect(kinds == [true, true, true, true, true, true, false, false])
  }

  @Test("CV-13: a cell that was not dequeued raises")
  func foreignCell() {
    final class Making: RecordingSource {
      override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { UICollectionViewCell(frame: .zero) }
    }
    let fixture = CollectionFixture(Making([1]))
    let raised = #expect(throws: UIKitException.self) {
      try UIKitException.catching { fixture.view.layoutIfNeeded() }
    }
    #expect(raised?.reason == ReuseException.cellNotDequeued.reason)
  }

  @Test("CV-13: a missing supplementary method raises with kind, path and nil")
  func missingSupplementary() {
    final class Plain: UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
      }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { UICollectionViewCell(frame: .zero) }
    }
    let source = Plain()
    let fixture = CollectionFixture(RecordingSource([])) {
      $0.headerReferenceSize = CGSize(width: 0, height: 10)
    }
    fixture.view.dataSource = source
    let raised = #expect(throws: UIKitException.self) {
      try UIKitException.catching { fixture.view.layoutIfNeeded() }
    }
    #expect(
      raised?.reason
        == "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(UICollectionElementKindSectionHeader,<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0}) "
        + "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: "
        + "or is nil ((null))"
    )
  }

  @Test("optional delegate methods that are missing are called once, then spared")
  func optionalMethods() {
    final class Quiet: UICollectionViewDelegate {}
    let quiet = Quiet()
    let calls = OptionalCollectionCalls()
    let view = CollectionFixture(RecordingSource([1])).view
    var count = 0
    for _ in 0..<3 {
      let answer = calls.answer(.shouldSelect) {
        count += 1
        return quiet.collectionView(view, shouldSelectItemAt: IndexPath(item: 0, section: 0))
      }
      #expect(answer == nil)
    }
    #expect(count == 1)
    #expect(calls.answer(.didSelect) { 7 } == 7)
  }
}
