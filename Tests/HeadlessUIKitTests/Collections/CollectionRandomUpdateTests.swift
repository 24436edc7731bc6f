import Foundation
import Testing

@testable import HeadlessUIKit

/// One random valid batch: what to call, and the data after it.
@MainActor
private struct RandomBatch {
  var after: [[Int]] = []
  var calls: [@MainActor (UICollectionView) -> Void] = []
  var reloaded: Set<Int> = []

  init(_ before: [[Int]], next: inout Int, _ random: inout SeededGenerator) {
    var kept: [[Int]] = []
    var keptSections: [Int] = []
    var moving: [(IndexPath, Int)] = []
    for (section, items) in before.enumerated() {
      let roll = Int.random(in: 0..<10, using: &random)
      if roll == 0 {
        calls.append { $0.deleteSections([section]) }
        continue
      }
      keptSections.append(section)
      if roll == 1 {
        reloaded.formUnion(items)
        calls.append { $0.reloadSections([section]) }
        kept.append(items)
        continue
      }
      var stay: [Int] = []
      for (item, number) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: calls.append { $0.deleteItems(at: [path]) }
        case 1: moving.append((path, number))
        case 2:
          stay.append(number)
          reloaded.insert(number)
          calls.append { $0.reloadItems(at: [path]) }
        default: stay.append(number)
        }
      }
      kept.append(stay)
    }
    place(keptSections, kept, moving, next: &next, &random)
    calls.shuffle(using: &random)
  }

  /// Puts sections and items where they go; positions are given once everything is in its place.
  private mutating func place(
    _ keptSections: [Int],
    _ kept: [[Int]],
    _ moving: [(IndexPath, Int)],
    next: inout Int,
    _ random: inout SeededGenerator
  ) {
    var sections = kept.map { (items: $0, isNew: false) }
    if Int.random(in: 0..<4, using: &random) == 0 || sections.isEmpty {
      let fresh = (0..<Int.random(in: 0...4, using: &random)).map { next + $0 }
      next += fresh.count
      let at = Int.random(in: 0...sections.count, using: &random)
      sections.insert((fresh, true), at: at)
      calls.append { $0.insertSections([at]) }
    }
    var targets: [Int: IndexPath?] = [:]
    var added: Set<Int> = []
    let open = sections.indices.filter { index in
      !sections[index].isNew && !sections[index].items.contains { reloaded.contains($0) }
    }
    for (path, number) in moving {
      guard let section = open.randomElement(using: &random) else {
        calls.append { $0.deleteItems(at: [path]) }
        continue
      }
      let at = Int.random(in: 0...sections[section].items.count, using: &random)
      sections[section].items.insert(number, at: at)
      targets[number] = .some(path)
      added.insert(number)
    }
    for section in open where Int.random(in: 0..<3, using: &random) > 0 {
      let at = Int.random(in: 0...sections[section].items.count, using: &random)
      sections[section].items.insert(next, at: at)
      added.insert(next)
      next += 1
    }
    for (section, content) in sections.enumerated() {
      for (item, number) in content.items.enumerated() where added.contains(number) {
        let to = IndexPath(item: item, section: section)
        if let from = targets[number] ?? nil {
          calls.append { $0.moveItem(at: from, to: to) }
        } else {
          calls.append { $0.insertItems(at: [to]) }
        }
      }
    }
    after = sections.map(\.items)
  }
}

@MainActor
@Suite("Random batches of a collection view")
struct CollectionRandomUpdateTests {
  @Test(
    "CV-70, CV-80: the right cell at every path, survivors kept",
    arguments: 0..<25 as Range<UInt64>
  )
  func batches(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 30
    let fixture = CollectionFixture(NumberSource([Array(0..<9), Array(10..<22)]), height: 300) {
      $0.itemSize = CGSize(width: 70, height: 40)
      $0.headerReferenceSize = CGSize(width: 0, height: 12)
    }
    let view = fixture.view
    view.layoutIfNeeded()
    for step in 0..<40 {
      let cells = Dictionary(
        view.visibleCells.map { ($0.tag, $0) },
        uniquingKeysWith: { one, _ in one }
      )
      let batch = RandomBatch(fixture.source.numbers, next: &next, &random)
      view.performBatchUpdates {
        fixture.source.numbers = batch.after
        for call in batch.calls { call(view) }
      }
      let bad = check(fixture, cells, batch.reloaded)
      #expect(bad == nil, "step \(step)")
      if bad != nil { return }
      let offset = CGFloat(Int.random(in: 0...400, using: &random))
      view.contentOffset = view.clampedOffset(CGPoint(x: 0, y: offset))
      view.layoutIfNeeded()
    }
    MainLoop.shared.reset()
  }

  private func check(
    _ fixture: CollectionFixture<NumberSource>,
    _ before: [Int: UICollectionViewCell],
    _ reloaded: Set<Int>
  ) -> String? {
    let view = fixture.view
    var expected: [IndexPath] = []
    for (section, items) in fixture.source.numbers.enumerated() {
      for item in items.indices {
        let path = IndexPath(item: item, section: section)
        guard fixture.frame(item, section: section)?.overlaps(view.bounds) == true else { continue }
        expected.append(path)
        guard let cell = view.cellForItem(at: path) else { return "no cell at \(path)" }
        if cell.tag != items[item] { return "\(path) shows \(cell.tag), not \(items[item])" }
        if cell.frame != fixture.frame(item, section: section) { return "\(path) lies elsewhere" }
        if let old = before[items[item]], !reloaded.contains(items[item]), old !== cell {
          return "\(path) lost its cell"
        }
      }
    }
    if view.indexPathsForVisibleItems != expected { return "visible items differ" }
    let onScreen = view.subviews.compactMap { $0 as? UICollectionViewCell }
    if onScreen.count != expected.count { return "\(onScreen.count) cells on screen" }
    if onScreen.contains(where: { view.reuseRegistry.isPooled($0) }) {
      return "a pooled cell shows"
    }
    return nil
  }
}
