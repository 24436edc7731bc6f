import Foundation
import Testing

@testable import HeadlessUIKit
@testable import ListGeometry

/// A flow layout of one section whose sizes change, beside a plain one.
@MainActor
private struct ChangingFlow {
  var sizes: [CGSize]
  var fixture: CollectionFixture<MeasuredSource>
  let spacing: CGFloat
  let line: CGFloat
  let isVertical: Bool

  init(_ count: Int, isVertical: Bool, _ random: inout SeededGenerator, widths: [CGFloat]) {
    spacing = CGFloat(Int.random(in: 0...40, using: &random)) / 4
    line = CGFloat(Int.random(in: 0...40, using: &random)) / 4
    self.isVertical = isVertical
    sizes = []
    let source = MeasuredSource([0])
    fixture = CollectionFixture(source, width: 320, height: 320) {
      $0.scrollDirection = isVertical ? .vertical : .horizontal
    }
    for _ in 0..<count { sizes.append(ChangingFlow.size(widths, isVertical, &random)) }
    publish()
    fixture.view.layoutIfNeeded()
  }

  static func size(_ widths: [CGFloat], _ isVertical: Bool, _ random: inout SeededGenerator)
    -> CGSize
  {
    let width = widths.randomElement(using: &random) ?? 1
    let height = CGFloat(Int.random(in: 0...120, using: &random)) / 4
    return isVertical
      ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  /// Hands the sizes to the source.
  func publish() {
    fixture.source.counts = [sizes.count]
    fixture.source.sizes = [sizes]
    fixture.source.insets = [.zero]
    fixture.source.lineSpacings = [line]
    fixture.source.itemSpacings = [spacing]
    fixture.source.headers = [.zero]
    fixture.source.footers = [.zero]
  }

  var plain: PlainFlow {
    let section = PlainFlow.Section(
      sizes: sizes,
      inset: .zero,
      line: line,
      spacing: spacing,
      header: .zero,
      footer: .zero
    )
    return PlainFlow([section], isVertical: isVertical, room: 320)
  }

  /// What differs from the plain layout; nil when nothing does.
  func difference(_ random: inout SeededGenerator) -> String? {
    let plain = plain
    let content = fixture.view.collectionViewLayout.collectionViewContentSize
    let length = isVertical ? content.height : content.width
    if abs(length - plain.length) > 1e-6 { return "length \(length), not \(plain.length)" }
    for item in sizes.indices where !isClose(fixture.frame(item), plain.items[0][item]) {
      return "item \(item): \(String(describing: fixture.frame(item))), not \(plain.items[0][item])"
    }
    for _ in 0..<4 {
      let at = CGFloat.random(in: -50...max(length, 1), using: &random)
      let rect =
        isVertical
        ? CGRect(x: 0, y: at, width: 320, height: 300)
        : CGRect(x: at, y: 0, width: 300, height: 320)
      let found = fixture.flow?.layoutAttributesForElements(in: rect)?.map(\.indexPath.item) ?? []
      let expected = sizes.indices.filter { plain.items[0][$0].overlaps(rect) }
      if found != expected { return "in \(rect): \(found), not \(expected)" }
    }
    return nil
  }

  /// One random batch of deletions, insertions, moves and reloads with other sizes.
  ///
  /// Beside moves, reloads have a batch of their own: in one batch they may collide (rule CV-73c).
  mutating func change(_ widths: [CGFloat], _ random: inout SeededGenerator) {
    var calls: [@MainActor (UICollectionView) -> Void] = []
    var reloads: [Int] = []
    var kept: [(size: CGSize, old: Int)] = []
    var moving: [(size: CGSize, old: Int)] = []
    let rate = Int.random(in: 4...200, using: &random)
    for (item, size) in sizes.enumerated() {
      let path = IndexPath(item: item, section: 0)
      switch Int.random(in: 0..<rate, using: &random) {
      case 0: calls.append { $0.deleteItems(at: [path]) }
      case 1: moving.append((size, item))
      case 2:
        kept.append((Self.size(widths, isVertical, &random), item))
        reloads.append(item)
      default: kept.append((size, item))
      }
    }
    let reloaded = Set(reloads)
    var placed = kept.map {
      (size: $0.size, from: Int?.none, isNew: false, isReloaded: reloaded.contains($0.old))
    }
    for one in moving {
      let at = Int.random(in: 0...placed.count, using: &random)
      placed.insert((one.size, one.old, true, false), at: at)
    }
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let at = Int.random(in: 0...placed.count, using: &random)
      placed.insert((Self.size(widths, isVertical, &random), nil, true, false), at: at)
    }
    for (item, one) in placed.enumerated() where one.isNew {
      let path = IndexPath(item: item, section: 0)
      if let from = one.from {
        calls.append { $0.moveItem(at: IndexPath(item: from, section: 0), to: path) }
      } else {
        calls.append { $0.insertItems(at: [path]) }
      }
    }
    sizes = placed.map(\.size)
    publish()
    let view = fixture.view
    let old = reloads.map { IndexPath(item: $0, section: 0) }
    view.performBatchUpdates {
      for call in calls { call(view) }
      if moving.isEmpty { view.reloadItems(at: old) }
    }
    guard !moving.isEmpty else { return }
    let new = placed.indices.filter { placed[$0].isReloaded }
    view.reloadItems(at: new.map { IndexPath(item: $0, section: 0) })
  }

  /// Other sizes for a few items, told by a context.
  mutating func resize(_ widths: [CGFloat], _ random: inout SeededGenerator) {
    guard !sizes.isEmpty else { return }
    let paths = (0..<3).map { _ in
      IndexPath(item: Int.random(in: 0..<sizes.count, using: &random), section: 0)
    }
    for path in paths { sizes[path.item] = Self.size(widths, isVertical, &random) }
    publish()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: paths)
    fixture.view.collectionViewLayout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
  }
}

@MainActor
@Suite("Flow layout in chunks")
struct FlowChunkTests {
  /// Widths that never let breaks meet again, that do so soon, that fill lines exactly, and too wide ones.
  private static let widths: [[CGFloat]] = [
    [70], [10, 33.25, 70, 90.5], [80, 320, 160], [100, 400], [7, 8],
  ]

  @Test(
    "FL-5 to FL-11: changed sizes, insertions, deletions and moves agree with a plain layout",
    arguments: 0..<40 as Range<UInt64>
  )
  func agrees(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let widths = Self.widths[Int(seed) % Self.widths.count]
    let count = [0, 3, 130, 700, 3_000][Int(seed / 5) % 5]
    var flow = ChangingFlow(count, isVertical: seed % 2 == 0, &random, widths: widths)
    #expect(flow.difference(&random) == nil)
    for step in 0..<(count > 1_000 ? 6 : 20) {
      if step % 3 == 2 { flow.resize(widths, &random) } else { flow.change(widths, &random) }
      let difference = flow.difference(&random)
      #expect(difference == nil, "step \(step)")
      if difference != nil { break }
    }
    MainLoop.shared.reset()
    ConsoleLog.removeAll()
  }

  @Test("FL-20: a batch asks for the sizes of new and reloaded items only; the policy asks for all")
  func asksForNewItems() {
    var random = SeededGenerator(seed: 1)
    var flow = ChangingFlow(300, isVertical: true, &random, widths: [50, 60, 70])
    let (view, source) = (flow.fixture.view, flow.fixture.source)
    source.queries = []
    flow.sizes.insert(CGSize(width: 44, height: 44), at: 10)
    flow.sizes[21] = CGSize(width: 55, height: 5)
    flow.publish()
    view.performBatchUpdates {
      view.insertItems(at: [IndexPath(item: 10, section: 0)])
      view.reloadItems(at: [IndexPath(item: 20, section: 0)])
    }
    #expect(source.queries.filter { $0.hasPrefix("size") } == ["size(0,10)", "size(0,21)"])
    #expect(flow.difference(&random) == nil)
    let state = EngineState()
    defer { state.restore() }
    CollectionPolicy.current.batchSizes = .allItems
    source.queries = []
    flow.sizes.removeFirst()
    flow.publish()
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(source.queries.filter { $0.hasPrefix("size") }.count == 300)
    MainLoop.shared.reset()
  }

  @Test("FL-11: the last odd size makes a grid when it goes, and lines again when it comes")
  func turnsIntoAGrid() {
    var random = SeededGenerator(seed: 1)
    var flow = ChangingFlow(9, isVertical: true, &random, widths: [100])
    flow.sizes = [CGSize](repeating: CGSize(width: 90, height: 20), count: 8)
    flow.sizes.append(CGSize(width: 50, height: 20))
    flow.publish()
    flow.fixture.view.collectionViewLayout.invalidateLayout()
    flow.fixture.view.layoutIfNeeded()
    let odd = IndexPath(item: 8, section: 0)
    #expect(flow.difference(&random) == nil)
    flow.sizes.removeLast()
    flow.publish()
    flow.fixture.view.deleteItems(at: [odd])
    #expect(flow.difference(&random) == nil)
    #expect(flow.fixture.frame(7)?.minX == flow.fixture.frame(1)?.minX)
    flow.sizes.append(CGSize(width: 50, height: 20))
    flow.publish()
    flow.fixture.view.insertItems(at: [odd])
    #expect(flow.difference(&random) == nil)
    MainLoop.shared.reset()
  }

  @Test("Very long lines and lines that overlap are laid out as well, without chunks")
  func fallsBack() {
    var random = SeededGenerator(seed: 7)
    var flow = ChangingFlow(900, isVertical: true, &random, widths: [0, 0.25])
    #expect(flow.difference(&random) == nil)
    flow.change([0, 0.25, 90], &random)
    #expect(flow.difference(&random) == nil)
    MainLoop.shared.reset()
  }

  @Test("Varied sizes cost at most 16 bytes an item, and twice 64 bits where 32 would lose digits")
  func memory() {
    let room = FlowRoom(available: 375, lineSpacing: 10, itemSpacing: 10)
    func bytes(_ size: (Int) -> FlowSize) -> Int {
      let chunks = FlowChunks(FlowChunkBuilder((0..<100_000).map(size)), room: room)
      #expect(chunks.refresh())
      #expect(chunks.grid == nil)
      return chunks.byteCount / 100_000
    }
    #expect(bytes { FlowSize(cross: 70 + CGFloat($0 % 7), main: 50.25) } <= 10)
    #expect(bytes { FlowSize(cross: 70 + CGFloat($0 % 7) / 3, main: 50.1) } <= 18)
  }

  @Test("A change in a hundred thousand items makes anew what its lines reach, and no more")
  func touchesLittle() {
    let room = FlowRoom(available: 375, lineSpacing: 10, itemSpacing: 10)
    // One width: the breaks after an insertion never meet the old ones again.
    let sizes = (0..<100_000).map { FlowSize(cross: 85, main: CGFloat($0 % 13)) }
    let chunks = FlowChunks(FlowChunkBuilder(sizes), room: room)
    #expect(chunks.refresh())
    chunks.insert(FlowSize(cross: 85, main: 99), at: 0)
    #expect(chunks.staleLeafCount <= 2)
    #expect(chunks.refresh())
    chunks.remove(at: 50_000)
    #expect(chunks.staleLeafCount <= 3)
    #expect(chunks.refresh())
    var plain = [FlowSize(cross: 85, main: 99)] + sizes
    plain.remove(at: 50_000)
    let lines = FlowLines(sizes: plain, room: room)
    #expect(abs(lines.length - chunks.length) < 1e-6)
    for item in stride(from: 0, to: plain.count, by: 997) {
      let (one, other) = (lines.frame(of: item), chunks.frame(of: item))
      #expect(abs(one.main - other.main) < 1e-6 && one.cross == other.cross, "item \(item)")
    }
  }
}
