import Foundation
import Testing

@testable import HeadlessUIKit

/// Items on a circle, as one writes it for iOS.
private final class CircleLayout: UICollectionViewLayout {
  private var center = CGPoint.zero
  private var radius: CGFloat = 0
  private var count = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    count = collectionView.numberOfItems(inSection: 0)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2.5
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * CGFloat(indexPath.item) * .pi / CGFloat(max(count, 1))
    attributes.size = CGSize(width: 70, height: 70)
    attributes.center = CGPoint(
      x: center.x + radius * cos(angle),
      y: center.y + radius * sin(angle)
    )
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

/// Columns of equal width in which every item goes below the shortest.
private final class WaterfallLayout: UICollectionViewLayout {
  var heights: (IndexPath) -> CGFloat = { CGFloat(20 + $0.item % 7 * 10) }
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = collectionView.bounds.width / 3
    var columns: [CGFloat] = [0, 0, 0]
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let column = columns.indices.min { columns[$0] < columns[$1] } ?? 0
      attributes.frame = CGRect(
        x: CGFloat(column) * width,
        y: columns[column],
        width: width,
        height: heights(path)
      )
      columns[column] += heights(path)
      return attributes
    }
    height = columns.max() ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { cache[indexPath.item] }
}

/// Whatever attributes a test puts into it.
private final class ListedLayout: UICollectionViewLayout {
  var listed: [UICollectionViewLayoutAttributes] = []
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { listed }
}

@MainActor
@Suite("Layouts of a collection view")
struct CollectionLayoutTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func attributes(_ item: Int, y: CGFloat = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(item))
    attributes.frame = CGRect(x: 0, y: y, width: 50, height: 40)
    return attributes
  }

  @Test("CV-40, CV-41: defaults, and frame, centre and size that agree")
  func attributesAgree() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3))
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(attributes.transform.isIdentity && attributes.frame == .zero)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    attributes.center = CGPoint(x: 0, y: 0)
    #expect(attributes.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.frame == CGRect(x: -10, y: -15, width: 20, height: 30))
    #expect(attributes.size == CGSize(width: 10, height: 10))
  }

  @Test("CV-42: copies have every field, subclasses add theirs, equality sees them")
  func copies() throws {
    final class Angled: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Angled)?.angle = angle
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        (object as? Angled)?.angle == angle && super.isEqual(object)
      }
    }
    let one = Angled(forSupplementaryViewOfKind: "kind", with: path(2))
    one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    one.alpha = 0.5
    one.zIndex = 7
    one.isHidden = true
    one.transform = CGAffineTransform(translationX: 1, y: 1)
    one.angle = 9
    let copy = try #require(one.copy() as? Angled)
    #expect(copy !== one && copy == one && copy.hash == one.hash)
    #expect(copy.representedElementKind == "kind" && copy.angle == 9)
    copy.angle = 8
    #expect(copy != one)
    one.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    let deep = try #require(one.copy() as? Angled)
    #expect(deep.transform3D == one.transform3D, "a copy keeps the part out of the plane")
    #expect(attributes(1) == attributes(1) && attributes(1) != attributes(2))
  }

  @Test("CV-43: size, centre, alpha, zIndex and transform go to the view, then the hook runs")
  func applying() {
    final class Hooked: UICollectionViewCell {
      var applied: [UICollectionViewLayoutAttributes] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        applied.append(layoutAttributes)
      }
    }
    let layout = ListedLayout()
    let fixture = CollectionFixture(RecordingSource([2]), layout: layout)
    fixture.view.register(Hooked.self, forCellWithReuseIdentifier: "cell")
    let one = attributes(0)
    one.alpha = 0.25
    one.zIndex = 3
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    layout.listed = [one]
    fixture.view.layoutIfNeeded()
    let cell = fixture.view.cellForItem(at: path(0))
    #expect(cell?.bounds.size == CGSize(width: 50, height: 40))
    #expect(cell?.center == CGPoint(x: 25, y: 20))
    #expect(cell?.alpha == 0.25 && cell?.layer.zPosition == 3)
    #expect(cell?.transform == one.transform)
    #expect((cell as? Hooked)?.applied.last === one)
    let count = (cell as? Hooked)?.applied.count
    layout.listed = [one.copy() as? UICollectionViewLayoutAttributes ?? one]
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect((cell as? Hooked)?.applied.count == count, "equal attributes are not applied again")
  }

  @Test("CV-33, CV-44, CV-51: hidden attributes and those outside the bounds get no cell")
  func ignored() {
    let layout = ListedLayout()
    let fixture = CollectionFixture(RecordingSource([4]), layout: layout)
    let hidden = attributes(1)
    hidden.isHidden = true
    layout.listed = [attributes(2), hidden, attributes(3, y: 9000), attributes(0)]
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForVisibleItems == [path(0), path(2)])
    #expect(fixture.source.log.filter { $0.hasPrefix("cell") } == ["cell(0,2)", "cell(0,0)"])
  }

  @Test("CV-34: attributes of a path that does not exist raise, or are logged and ignored")
  func missingPath() {
    func run(_ policy: CollectionPolicy.InvalidAttributes) -> String? {
      CollectionPolicy.current.invalidAttributes = policy
      let layout = ListedLayout()
      layout.listed = [attributes(9)]
      let fixture = CollectionFixture(RecordingSource([1]), layout: layout)
      do throws(UIKitException) {
        try UIKitException.catching { fixture.view.layoutIfNeeded() }
      } catch {
        return error.reason
      }
      #expect(fixture.view.visibleCells.isEmpty)
      return nil
    }
    let state = EngineState()
    defer { state.restore() }
    #expect(
      run(.raise)
        == "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + "<NSIndexPath: 0xc000000001200016> {length = 2, path = 0 - 9}"
    )
    ConsoleLog.removeAll()
    #expect(run(.ignore) == nil)
    #expect(ConsoleLog.messages.first?.hasSuffix("Attributes will be ignored.") == true)
    ConsoleLog.removeAll()
  }

  @Test("CV-35: a path of one component needs no section")
  func shortPath() {
    let layout = ListedLayout()
    let fixture = CollectionFixture(RecordingSource([1]), layout: layout)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(index: 42)
    )
    header.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layout.listed = [header]
    fixture.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(fixture.view.visibleSupplementaryViews(ofKind: kind).count == 1)
    #expect(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [[42]])
  }

  @Test("CV-37: invalidating computes nothing before the next pass, and several times count once")
  func coalescing() {
    let flow = RecordingFlow()
    let source = RecordingSource([3])
    let fixture = CollectionFixture(source, layout: flow)
    flow.source = source
    fixture.view.layoutIfNeeded()
    _ = source.takeLog()
    flow.invalidateLayout()
    flow.invalidateLayout()
    #expect(source.takeLog().isEmpty)
    fixture.view.layoutIfNeeded()
    #expect(source.takeLog() == ["prepare", "contentSize", "elements"])
  }

  @Test("CV-75: the content size is read again once the layout knows the updates")
  func contentSizeOfUpdates() {
    final class Growing: UICollectionViewFlowLayout {
      var extra: CGFloat = 0
      override var collectionViewContentSize: CGSize {
        var size = super.collectionViewContentSize
        size.height += extra
        return size
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        extra = 1000
      }
    }
    let fixture = CollectionFixture(NumberSource([[1, 2]]), layout: Growing())
    fixture.view.layoutIfNeeded()
    let height = fixture.view.contentSize.height
    fixture.view.performBatchUpdates {
      fixture.source.numbers = [[1]]
      fixture.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(fixture.view.contentSize.height == height + 1000)
    MainLoop.shared.reset()
  }

  @Test("CV-38: contexts say what is invalid")
  func contexts() {
    final class Listening: UICollectionViewFlowLayout {
      var seen: [String] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        seen.append(
          "\(context.invalidateEverything) \(context.invalidateDataSourceCounts)"
            + " \(flow?.invalidateFlowLayoutDelegateMetrics == true)"
            + " \(flow?.invalidateFlowLayoutAttributes == true)"
        )
        super.invalidateLayout(with: context)
      }
    }
    let layout = Listening()
    let fixture = CollectionFixture(RecordingSource([3]), layout: layout)
    fixture.view.layoutIfNeeded()
    layout.seen = []
    fixture.view.reloadData()
    layout.invalidateLayout()
    #expect(layout.seen == ["true true true true", "false false true true"])
  }

  @Test("CV-2, CV-45: a circle, as written for iOS")
  func circle() {
    let fixture = CollectionFixture(RecordingSource([8]), height: 320, layout: CircleLayout())
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 8)
    let centers = fixture.view.visibleCells.map(\.center)
    for center in centers {
      let distance = hypot(center.x - 160, center.y - 160)
      #expect(abs(distance - 128) < 1e-6)
    }
    fixture.source.counts = [7]
    fixture.view.deleteItems(at: [path(0)])
    #expect(fixture.view.visibleCells.count == 7)
  }

  @Test("CV-51: a waterfall scrolls with as many cells as it shows")
  func waterfall() {
    let fixture = CollectionFixture(RecordingSource([2000]), layout: WaterfallLayout())
    fixture.view.layoutIfNeeded()
    for step in 0...300 {
      fixture.view.contentOffset.y = CGFloat(step) * 37
      fixture.view.layoutIfNeeded()
    }
    let expected = (0..<2000).filter { fixture.frame($0)?.overlaps(fixture.view.bounds) == true }
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == expected)
    #expect(fixture.view.reuseRegistry.counts.created < 80)
  }

  @Test("CV-81: a layout switch keeps the cells and the selection, and tells the cells")
  func layoutSwitch() {
    final class Told: UICollectionViewCell {
      var log: [String] = []
      override func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
      {
        log.append("will")
      }
      override func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
      {
        log.append("did")
      }
    }
    let fixture = CollectionFixture(RecordingSource([8]), height: 320)
    fixture.view.register(Told.self, forCellWithReuseIdentifier: "cell")
    fixture.view.layoutIfNeeded()
    let cells = fixture.view.visibleCells
    fixture.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    _ = fixture.source.takeLog()
    var isComplete = false
    fixture.view.setCollectionViewLayout(CircleLayout(), animated: true) { isComplete = $0 }
    #expect(fixture.view.visibleCells == cells)
    #expect(fixture.source.takeLog().isEmpty)
    #expect(cells.allSatisfy { ($0 as? Told)?.log == ["will", "did"] })
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
    #expect(cells[2].isSelected)
    #expect(abs(cells[0].center.x - 288) < 1e-6)
    _ = MainLoop.shared.settle()
    #expect(isComplete)
  }

  @Test("decoration views come from the layout's registration and are pooled by kind")
  func decorations() {
    final class Shelf: UICollectionReusableView {}
    let layout = ListedLayout()
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    let fixture = CollectionFixture(RecordingSource([1]), layout: layout)
    let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path(0))
    shelf.frame = CGRect(x: 0, y: 0, width: 320, height: 5)
    shelf.zIndex = -1
    layout.listed = [shelf, attributes(0)]
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.subviews.first is Shelf)
    #expect(fixture.view.subviews.count == 2)
    layout.listed = []
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.subviews.isEmpty)
  }

  @Test("scrollToItem places an item at the top, in the middle, at the bottom, or just in view")
  func scrollToItem() {
    let fixture = CollectionFixture(RecordingSource([100]), height: 200) {
      $0.itemSize = CGSize(width: 320, height: 40)
      $0.minimumLineSpacing = 0
    }
    let cases: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 800), (.centeredVertically, 720), (.bottom, 640), ([], 640),
    ]
    for (position, offset) in cases {
      fixture.view.scrollToItem(at: path(20), at: position, animated: false)
      #expect(fixture.view.contentOffset.y == offset)
    }
    fixture.view.scrollToItem(at: path(99), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 3800)
  }
}
