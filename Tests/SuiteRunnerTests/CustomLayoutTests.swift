import Foundation
import HeadlessUIKit
import Testing

@testable import SuiteRunner

/// Items whose heights the delegate gives.
@MainActor
private final class HeightSource: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
  var heights: [[CGFloat]]
  var asked: [IndexPath] = []

  init(_ heights: [[CGFloat]]) { self.heights = heights }

  func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { heights[section].count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat {
    asked.append(indexPath)
    return heights[indexPath.section][indexPath.item]
  }
}

@MainActor
@Suite("Layouts that suites may name")
struct CustomLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func view(_ source: HeightSource, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 210, height: 300),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  /// Frames as the definition says, item by item.
  private func plainFrames(_ heights: [[CGFloat]], header: CGFloat) -> (
    frames: [[CGRect]], end: CGFloat
  ) {
    var frames: [[CGRect]] = []
    var start: CGFloat = 0
    for section in heights {
      var ends: [CGFloat] = [0, 0]
      var line: [CGRect] = []
      for height in section {
        let column = ends[1] < ends[0] ? 1 : 0
        line.append(
          CGRect(
            x: CGFloat(column) * 110,
            y: start + header + ends[column],
            width: 100,
            height: height
          )
        )
        ends[column] += height + 10
      }
      frames.append(line)
      start += header + max(max(ends[0], ends[1]) - 10, 0)
    }
    return (frames, start)
  }

  private func check(_ view: UICollectionView, _ source: HeightSource, header: CGFloat = 0) {
    let plain = plainFrames(source.heights, header: header)
    #expect(view.contentSize.height == plain.end)
    for (section, frames) in plain.frames.enumerated() {
      for (item, frame) in frames.enumerated() {
        #expect(view.layoutAttributesForItem(at: path(item, section))?.frame == frame)
      }
    }
    let visible = plain.frames.enumerated().flatMap { section, frames in
      frames.indices.filter { frames[$0].overlaps(view.bounds) }.map { path($0, section) }
    }
    #expect(view.indexPathsForVisibleItems == visible)
  }

  @Test(
    "a waterfall puts every item below the shortest column, in sections with headers",
    arguments: 0..<8 as Range<UInt64>
  )
  func waterfall(seed: UInt64) {
    var state = seed &* 0x9E37_79B9 &+ 7
    func next(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    let heights = (0..<next(4)).map { _ in (0..<next(40)).map { _ in CGFloat(10 + next(90)) } }
    let source = HeightSource(heights)
    let layout = WaterfallLayout()
    layout.headerHeight = CGFloat(seed % 2 * 24)
    let view = view(source, layout)
    check(view, source, header: layout.headerHeight)
    for _ in 0..<10 {
      view.contentOffset = CGPoint(x: 0, y: next(UInt64(view.contentSize.height) + 1))
      view.layoutIfNeeded()
      check(view, source, header: layout.headerHeight)
    }
    for section in heights.indices where !source.heights[section].isEmpty {
      source.heights[section].insert(33, at: 0)
      source.heights[section].removeLast()
      view.performBatchUpdates {
        view.insertItems(at: [path(0, section)])
        view.deleteItems(at: [path(heights[section].count - 1, section)])
      }
      check(view, source, header: layout.headerHeight)
    }
    MainLoop.shared.reset()
  }

  @Test("a waterfall asks again only for what follows an invalid item, and not while scrolling")
  func incremental() {
    let source = HeightSource([(0..<500).map { CGFloat(20 + $0 * 37 % 60) }])
    let layout = WaterfallLayout()
    let view = view(source, layout)
    source.asked = []
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    #expect(source.asked.isEmpty)
    source.heights[0][490] = 300
    layout.invalidateItems(from: path(490))
    view.layoutIfNeeded()
    #expect(source.asked == (490..<500).map { path($0) })
    check(view, source)
    view.frame.size.width = 230
    view.layoutIfNeeded()
    #expect(source.asked.count == 510, "another width")
    #expect(view.layoutAttributesForItem(at: path(0))?.frame.width == 110)
  }

  @Test("a circle has all items around the middle, turns as they come, and follows the bounds")
  func circle() throws {
    let source = HeightSource([[0, 0], [0, 0]])
    let view = view(source, CircleLayout())
    #expect(view.visibleCells.count == 4 && view.contentSize == view.bounds.size)
    #expect(view.cellForItem(at: path(0))?.center == CGPoint(x: 175, y: 150))
    let below = try #require(view.cellForItem(at: path(1)))
    #expect(abs(below.center.x - 105) < 1e-9 && abs(below.center.y - 220) < 1e-9)
    source.heights[0].append(0)
    source.heights[1].append(0)
    view.insertItems(at: [path(2), path(2, 1)])
    #expect(view.visibleCells.count == 6)
    view.frame.size = CGSize(width: 270, height: 400)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0))?.center == CGPoint(x: 235, y: 200))
    let drag = view.beginInteractiveMovementForItem(at: path(0))
    #expect(drag)
    view.cancelInteractiveMovement()
    MainLoop.shared.reset()
  }

  @Test("suites find the layouts by name")
  func names() {
    let registry = NibClassRegistry()
    BuiltInLayouts.register(in: registry)
    let layouts: [String: AnyClass] = [
      "WaterfallLayout": WaterfallLayout.self, "CircleLayout": CircleLayout.self,
    ]
    for entry in layouts {
      #expect(registry.nativeClass(name: entry.key).map { $0 == entry.value } == true)
    }
  }
}
