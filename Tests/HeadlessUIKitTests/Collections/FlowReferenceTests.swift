import Foundation
import Testing

@testable import HeadlessUIKit

/// A flow layout as one writes it from the rules, item by item, without any short cut.
struct PlainFlow {
  struct Section {
    var sizes: [CGSize]
    var inset: UIEdgeInsets
    var line: CGFloat
    var spacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  var isVertical: Bool
  var room: CGFloat
  var items: [[CGRect]] = []
  var headers: [CGRect?] = []
  var footers: [CGRect?] = []
  var length: CGFloat = 0

  init(_ sections: [Section], isVertical: Bool, room: CGFloat) {
    self.isVertical = isVertical
    self.room = room
    for section in sections { add(section) }
  }

  private func turned(_ rect: CGRect) -> CGRect {
    isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private mutating func bar(_ size: CGSize) -> CGRect? {
    let thickness = isVertical ? size.height : size.width
    guard thickness > 0 else { return nil }
    defer { length += thickness }
    return turned(CGRect(x: 0, y: length, width: room, height: thickness))
  }

  private mutating func add(_ section: Section) {
    headers.append(bar(section.header))
    let inset = section.inset
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (left, right) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    length += before
    let sizes = section.sizes.map {
      isVertical ? $0 : CGSize(width: $0.height, height: $0.width)
    }
    items.append(lines(sizes, section, left: left, available: room - left - right))
    length += after
    footers.append(bar(section.footer))
  }

  private mutating func lines(
    _ sizes: [CGSize],
    _ section: Section,
    left: CGFloat,
    available: CGFloat
  ) -> [CGRect] {
    var broken: [[Int]] = []
    var used: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if broken.isEmpty || used + section.spacing + size.width > available {
        broken.append([index])
        used = size.width
      } else {
        broken[broken.count - 1].append(index)
        used += section.spacing + size.width
      }
    }
    let isUniform = Set(sizes.map { "\($0)" }).count == 1
    var frames: [CGRect] = []
    for (number, line) in broken.enumerated() {
      if number > 0 { length += section.line }
      let thickness = line.map { sizes[$0].height }.max() ?? 0
      let total = line.reduce(0) { $0 + sizes[$1].width }
      let isLast = number == broken.count - 1
      var (x, gap): (CGFloat, CGFloat) = (left, section.spacing)
      if isUniform {
        let width = sizes[0].width
        let columns = max(1, Int((available + section.spacing) / (width + section.spacing)))
        if columns == 1 { x = left + (available - width) / 2 }
        if columns > 1 { gap = (available - CGFloat(columns) * width) / CGFloat(columns - 1) }
      } else if !isLast {
        if line.count == 1 { x = left + (available - total) / 2 }
        if line.count > 1 { gap = (available - total) / CGFloat(line.count - 1) }
      }
      for index in line {
        let y = length + (thickness - sizes[index].height) / 2
        frames.append(turned(CGRect(origin: CGPoint(x: x, y: y), size: sizes[index])))
        x += sizes[index].width + gap
      }
      length += thickness
    }
    return frames
  }
}

@MainActor
@Suite("Flow layout against a plain one")
struct FlowReferenceTests {
  /// Quarters, so that sums are exact in both forms.
  private static func quarter(_ limit: Int, _ random: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: 0...limit * 4, using: &random)) / 4
  }

  private static func section(_ random: inout SeededGenerator) -> PlainFlow.Section {
    let count = Int.random(in: 0...40, using: &random)
    func size(_ random: inout SeededGenerator) -> CGSize {
      CGSize(width: 1 + quarter(130, &random), height: 1 + quarter(130, &random))
    }
    let first = size(&random)
    let isUniform = Bool.random(using: &random)
    let sizes = (0..<count).map { _ in isUniform ? first : size(&random) }
    return PlainFlow.Section(
      sizes: sizes,
      inset: UIEdgeInsets(
        top: quarter(20, &random),
        left: quarter(20, &random),
        bottom: quarter(20, &random),
        right: quarter(20, &random)
      ),
      line: quarter(20, &random),
      spacing: quarter(20, &random),
      header: Bool.random(using: &random) ? .zero : CGSize(width: 25, height: 30),
      footer: Bool.random(using: &random) ? .zero : CGSize(width: 15, height: 10)
    )
  }

  @Test(
    "FL-3 to FL-16: frames, content size and rect queries agree",
    arguments: 0..<60 as Range<UInt64>
  )
  func agrees(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isVertical = seed % 2 == 0
    let sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in Self.section(&random) }
    let source = MeasuredSource(sections.map(\.sizes.count))
    source.sizes = sections.map(\.sizes)
    source.insets = sections.map(\.inset)
    source.lineSpacings = sections.map(\.line)
    source.itemSpacings = sections.map(\.spacing)
    source.headers = sections.map(\.header)
    source.footers = sections.map(\.footer)
    let fixture = CollectionFixture(source, width: 320, height: 280) {
      $0.scrollDirection = isVertical ? .vertical : .horizontal
    }
    let plain = PlainFlow(sections, isVertical: isVertical, room: isVertical ? 320 : 280)
    fixture.view.layoutIfNeeded()
    let size = fixture.view.contentSize
    #expect(abs((isVertical ? size.height : size.width) - plain.length) < 1e-6)
    #expect((isVertical ? size.width : size.height) == plain.room)
    for section in sections.indices {
      #expect(isClose(fixture.header(section), plain.headers[section]))
      #expect(isClose(fixture.footer(section), plain.footers[section]))
      for item in sections[section].sizes.indices {
        let expected = plain.items[section][item]
        #expect(isClose(fixture.frame(item, section: section), expected), "\(section), \(item)")
      }
    }
    for _ in 0..<20 { compareQuery(fixture, plain, &random) }
    ConsoleLog.removeAll()
  }

  private func compareQuery(
    _ fixture: CollectionFixture<MeasuredSource>,
    _ plain: PlainFlow,
    _ random: inout SeededGenerator
  ) {
    let along = Self.quarter(Int(plain.length) + 50, &random) - 20 + 0.1
    let extent = Self.quarter(300, &random) + 0.1
    let rect =
      plain.isVertical
      ? CGRect(x: 0.1, y: along, width: 300, height: extent)
      : CGRect(x: along, y: 0.1, width: extent, height: 250)
    let found = fixture.flow?.layoutAttributesForElements(in: rect) ?? []
    let names = found.map {
      "\($0.representedElementKind.map(fixture.source.shortKind) ?? "item") \($0.indexPath)"
    }
    var expected: [String] = []
    for section in plain.items.indices {
      if plain.headers[section]?.overlaps(rect) == true {
        expected.append("header \(IndexPath(item: 0, section: section))")
      }
      for (item, frame) in plain.items[section].enumerated() where frame.overlaps(rect) {
        expected.append("item \(IndexPath(item: item, section: section))")
      }
      if plain.footers[section]?.overlaps(rect) == true {
        expected.append("footer \(IndexPath(item: 0, section: section))")
      }
    }
    #expect(names == expected)
  }
}
