import Foundation
import Testing

@testable import ListGeometry
import Statistics

@Suite("The index of row heights")
struct HeightIndexTests {
  /// Heights whose sums are exact, so that the model may add in any order.
  private static func height(_ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: 0...200, using: &random)) / 4
  }

  private func expectAgreement(_ index: HeightIndex, _ model: [Double]) {
    #expect(index.count == model.count)
    var start = 0.0
    for (row, height) in model.enumerated() {
      guard index.start(of: row) == start, index.height(of: row) == height else {
        Issue.record("row \(row): \(index.start(of: row)) for \(start)")
        return
      }
      if height > 0 {
        guard index.index(at: start) == row, index.index(at: start + height / 2) == row else {
          Issue.record("offset \(start): \(index.index(at: start)) for \(row)")
          return
        }
        let (span, extent) = (index.span(at: start + height / 2), index.extent(of: row))
        guard span.start == start, span.end == start + height, extent == (start, height) else {
          Issue.record("row \(row): \(span), \(extent) for \(start), \(height)")
          return
        }
      }
      start += height
    }
    #expect(index.total == start)
    #expect(index.start(of: model.count) == start)
  }

  @Test("agrees with an array over random operations", arguments: 0..<12)
  func agreesWithArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isUniform = seed.isMultiple(of: 2)
    let count = [0, 1, 300, 1500, 40000][Int(seed) % 5]
    var model = (0..<count).map { _ in isUniform ? 44 : Self.height(&random) }
    let index =
      isUniform ? HeightIndex(count: count, height: 44) : HeightIndex(count: count) { model[$0] }
    for step in 0..<3000 {
      let growing = (step / 600).isMultiple(of: 2)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<(growing ? 5 : 2):
        let (row, height) = (Int.random(in: 0...model.count, using: &random), Self.height(&random))
        model.insert(height, at: row)
        index.insert(height, at: row)
      case 5..<8 where !model.isEmpty:
        let row = Int.random(in: 0..<model.count, using: &random)
        #expect(index.remove(at: row) == model.remove(at: row))
      case 8 where !model.isEmpty:
        let (from, height) = (Int.random(in: 0..<model.count, using: &random), Self.height(&random))
        model[from] = height
        index.set(from, to: height)
      case _ where !model.isEmpty:
        let from = Int.random(in: 0..<model.count, using: &random)
        let to = Int.random(in: 0..<model.count, using: &random)
        model.insert(model.remove(at: from), at: to)
        index.move(from: from, to: to)
      default: break
      }
      if step.isMultiple(of: model.count > 5000 ? 1000 : 100) { expectAgreement(index, model) }
    }
    expectAgreement(index, model)
    while model.count > 20000 { model.removeLast(); index.remove(at: model.count) }
    while !model.isEmpty { model.removeFirst(); index.remove(at: 0) }
    expectAgreement(index, model)
  }

  @Test("finds every row at its own start, whatever the heights round to (TV-24)")
  func inexactHeights() {
    let heights = (0..<5000).map { 44 + Double($0 % 7) * 0.1 + 0.12 }
    for index in [
      HeightIndex(count: 5000) { heights[$0] }, HeightIndex(count: 5000, height: 100.12),
    ] {
      index.insert(33.3, at: 77)
      index.set(4000, to: 12.7)
      for row in 0..<index.count where index.index(at: index.start(of: row)) != row {
        Issue.record("row \(row)")
        return
      }
    }
  }

  @Test("clamps offsets outside, and knows an empty list")
  func limits() {
    let index = HeightIndex(count: 10, height: 44)
    #expect(index.index(at: -5) == 0)
    #expect(index.index(at: 1e300) == 9)
    #expect(index.index(at: .infinity) == 9)
    #expect(HeightIndex().index(at: 10) == 0)
    #expect(HeightIndex().total == 0)
  }

  @Test("a first row of no height is passed over at the start")
  func emptyFirstRow() {
    let index = HeightIndex(count: 3) { [0, 20, 20][$0] }
    #expect(index.index(at: 0) == 1)
    #expect(index.index(at: 20) == 2)
  }

  @Test(
    "heights of one pass make a run, leaves, or a run before leaves",
    arguments: [(1, 0), (5, 1), (100, 500), (128, 256), (129, 127), (300, 9000), (4, 256 * 33)]
  )
  func onePass(run: Int, varied: Int) {
    let model = (0..<run + varied).map { $0 < run ? 44 : 20 + Double($0 % 9) }
    expectAgreement(HeightIndex(count: model.count) { model[$0] }, model)
  }

  @Test("uniform rows cost nothing each: a million is one run")
  func uniformIsOneRun() {
    let index = HeightIndex(count: 1_000_000) { _ in 44 }
    #expect(index.root.pointee.kind == .run)
    #expect(index.start(of: 999_999) == 44 * 999_999)
  }
}
