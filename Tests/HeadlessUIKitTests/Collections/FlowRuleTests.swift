import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Flow layout rules")
struct FlowRuleTests {
  @Test("FL-1: the defaults")
  func defaults() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10)
    #expect(flow.minimumInteritemSpacing == 10)
    #expect(flow.sectionInset == .zero)
    #expect(flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.estimatedItemSize == .zero)
    #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
  }

  private func measured(_ counts: [Int]) -> MeasuredSource {
    let source = MeasuredSource(counts)
    source.sizes = counts.map { Array(repeating: CGSize(width: 60, height: 30), count: $0) }
    source.insets = counts.map { _ in UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    source.lineSpacings = counts.map { _ in 5 }
    source.itemSpacings = counts.map { _ in 6 }
    source.headers = counts.map { _ in CGSize(width: 7, height: 8) }
    source.footers = counts.map { _ in CGSize(width: 9, height: 11) }
    return source
  }

  @Test("FL-2, FL-20: the delegate overrides properties and is asked in order, during prepare")
  func delegateOrder() {
    let source = measured([2, 0])
    let fixture = CollectionFixture(source)
    source.queries = []
    fixture.view.layoutIfNeeded()
    #expect(
      source.queries == [
        "inset(0)", "line(0)", "item(0)", "header(0)", "footer(0)", "size(0,0)", "size(0,1)",
        "inset(1)", "line(1)", "item(1)", "header(1)", "footer(1)",
      ]
    )
    #expect(fixture.frame(0)?.size == CGSize(width: 60, height: 30))
    #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 320, height: 8))
  }

  @Test("FL-2: a method that is missing leaves the property, and is not called twice")
  func missingMethods() {
    let fixture = CollectionFixture(SizingSource([CGSize(width: 20, height: 20)])) {
      $0.sectionInset = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
      $0.headerReferenceSize = CGSize(width: 0, height: 12)
    }
    #expect(fixture.frame(0)?.minY == 19)
    #expect(fixture.header(0)?.height == 12)
  }

  @Test("FL-4, CV-46: a header of no extent has no attributes")
  func noHeader() {
    let fixture = CollectionFixture(RecordingSource([1])) {
      $0.headerReferenceSize = CGSize(width: 300, height: 0)
    }
    #expect(fixture.header(0) == nil)
    fixture.view.layoutIfNeeded()
    #expect(!fixture.source.log.contains("view(header,0)"))
  }

  @Test("FL-8, FL-9: a full line is justified, a lone item in it is centred")
  func justification() {
    let sizes = [300, 100, 100, 100, 40].map { CGSize(width: $0, height: 10) }
    let fixture = CollectionFixture(SizingSource(sizes))
    #expect(fixture.origins(0..<5).map(\.x) == [10, 0, 110, 220, 0])
  }

  @Test("FL-10: a single item in the last line of unequal ones is at the margin")
  func lastLine() {
    let sizes = [200, 150].map { CGSize(width: $0, height: 10) }
    let fixture = CollectionFixture(SizingSource(sizes)) {
      $0.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    }
    #expect(fixture.origins(0..<2).map(\.x) == [60, 10])
  }

  @Test("FL-11: a single short line keeps the columns of a full one")
  func shortLine() {
    let fixture = CollectionFixture(RecordingSource([2]))
    #expect(fixture.origins(0..<2).map(\.x) == [0, 67.5])
  }

  @Test("FL-12: whether sizes are equal is a matter of the section")
  func perSection() {
    let source = measured([2, 2])
    source.sizes = [
      [CGSize(width: 100, height: 10), CGSize(width: 100, height: 10)],
      [CGSize(width: 100, height: 10), CGSize(width: 90, height: 10)],
    ]
    let fixture = CollectionFixture(source)
    // A = 320 - 2 - 4 = 314, three columns of 100: the gap is 7; the other section keeps 6.
    #expect(fixture.frame(1)?.minX == 109)
    #expect(fixture.frame(1, section: 1)?.minX == 108)
  }

  @Test("FL-13: an empty section keeps header, insets and footer")
  func emptySection() {
    let fixture = CollectionFixture(measured([0, 0]))
    fixture.view.layoutIfNeeded()
    #expect(fixture.footer(0)?.minY == 12)
    #expect(fixture.header(1)?.minY == 23)
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 46))
  }

  @Test("FL-14: the content is as wide as the room between the content insets")
  func contentSize() {
    let fixture = CollectionFixture(RecordingSource([1]), width: 414)
    fixture.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.width == 374)
    let empty = CollectionFixture(RecordingSource([]))
    empty.view.layoutIfNeeded()
    #expect(empty.view.contentSize == CGSize(width: 320, height: 0))
  }

  @Test("FL-15: too wide items are logged once per layout, not raised")
  func oversize() {
    ConsoleLog.removeAll()
    let fixture = CollectionFixture(RecordingSource([3])) {
      $0.itemSize = CGSize(width: 400, height: 20)
    }
    fixture.view.layoutIfNeeded()
    fixture.view.contentOffset.y = 1
    fixture.view.layoutIfNeeded()
    #expect(ConsoleLog.messages.count == 1)
    let lines = ConsoleLog.messages.first?.split(separator: "\n") ?? []
    #expect(lines.count == 4)
    #expect(lines[0].hasSuffix("is not defined because:"))
    #expect(
      lines[1]
        == "the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values."
    )
    #expect(fixture.frame(0)?.minX == -40)
    ConsoleLog.removeAll()
  }

  @Test("FL-16: horizontally, items fill columns and spacings change roles")
  func horizontal() {
    let fixture = CollectionFixture(RecordingSource([3]), width: 480, height: 110) {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 7
      $0.headerReferenceSize = CGSize(width: 30, height: 99)
    }
    #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 30, height: 110))
    let points = [(30, 0), (30, 60), (87, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(fixture.origins(0..<3) == points)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize == CGSize(width: 137, height: 110))
  }

  @Test(
    "FL-17: a pinned header stays at the top, is pushed by the end of its section, not by a bounce"
  )
  func pinnedHeader() {
    let fixture = CollectionFixture(RecordingSource([20, 20]), height: 100) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    fixture.view.layoutIfNeeded()
    // 20 items in 4 lines: 20 + 4 * 50 + 3 * 10 = 250 per section.
    for (offset, y) in [(0, 0), (30, 30), (240, 230), (-15, 0)] {
      fixture.view.contentOffset.y = CGFloat(offset)
      fixture.view.layoutIfNeeded()
      #expect(fixture.header(0)?.minY == CGFloat(y), "offset \(offset)")
    }
    fixture.view.contentOffset.y = 30
    fixture.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let header = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path
    )
    #expect(header?.frame.minY == 30)
    #expect(fixture.view.subviews.last === header)
  }

  @Test("FL-17: a pinned footer stays at the bottom")
  func pinnedFooter() {
    let fixture = CollectionFixture(RecordingSource([20]), height: 100) {
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionFootersPinToVisibleBounds = true
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.footer(0)?.minY == 80)
    fixture.view.contentOffset.y = 150
    fixture.view.layoutIfNeeded()
    #expect(fixture.footer(0)?.minY == 230)
  }

  @Test("FL-17: pure scrolling with pinned headers asks the delegate nothing")
  func pinnedScroll() {
    let source = measured([50])
    let fixture = CollectionFixture(source, height: 100) {
      $0.sectionHeadersPinToVisibleBounds = true
    }
    fixture.view.layoutIfNeeded()
    source.queries = []
    fixture.view.contentOffset.y = 20
    fixture.view.layoutIfNeeded()
    #expect(source.queries.isEmpty)
  }

  @Test("FL-18: origins go to the pixel grid only when the policy asks for it")
  func pixelAlignment() {
    let fixture = CollectionFixture(RecordingSource([8]), width: 768) {
      $0.itemSize = CGSize(width: 80, height: 120)
    }
    let state = EngineState()
    defer { state.restore() }
    #expect(isClose(fixture.frame(1), CGRect(x: 688.0 / 7, y: 0, width: 80, height: 120)))
    CollectionPolicy.current.pixelAlignmentScale = 2
    #expect(fixture.frame(1)?.minX == 98.5)
    #expect(fixture.frame(1)?.width == 80)
  }

  @Test("CV-36: a flow layout is invalid when the width changes, not when it scrolls")
  func boundsChange() {
    let fixture = CollectionFixture(RecordingSource([7]))
    fixture.view.layoutIfNeeded()
    guard let flow = fixture.flow else { return }
    #expect(
      !flow.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 320, height: 480))
    )
    #expect(
      !flow.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 99))
    )
    #expect(
      flow.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 321, height: 480))
    )
    fixture.view.frame.size.width = 120
    #expect(fixture.frame(2)?.origin == CGPoint(x: 0, y: 60))
  }

  @Test("a size that is no number and a huge one do no harm")
  func badNumbers() {
    let sizes = [
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: 1e308, height: 1e308),
      CGSize(width: CGFloat.infinity, height: 1),
    ]
    let fixture = CollectionFixture(SizingSource(sizes)) { $0.minimumLineSpacing = .nan }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.height.isFinite)
    let zero = CollectionFixture(RecordingSource([1000])) {
      $0.itemSize = .zero
      $0.minimumInteritemSpacing = 0
      $0.minimumLineSpacing = 0
    }
    zero.view.layoutIfNeeded()
    #expect(zero.view.visibleCells.isEmpty)
    ConsoleLog.removeAll()
  }

  @Test("an item of negative size is refused")
  func negativeSize() {
    let fixture = CollectionFixture(SizingSource([CGSize(width: -5, height: -5)]))
    #expect(
      raisedReason { fixture.view.layoutIfNeeded() }
        == "NSInternalInconsistencyException: negative sizes are not supported in the flow layout"
    )
  }
}
