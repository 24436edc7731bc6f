import Foundation
import Statistics
import Testing

/// Series of known shape, the same on every machine.
private struct Synthetic {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A value of the normal distribution (Box and Muller).
  mutating func normal() -> Double {
    let radius = (-2 * log(1 - generator.nextUnit())).squareRoot()
    return radius * cos(2 * .pi * generator.nextUnit())
  }

  /// Noise as machines make it: mostly small, never below the least, at times far above.
  mutating func noise() -> Double {
    let burst = generator.nextUnit() < 0.1 ? 5 * generator.nextUnit() : 0
    return abs(normal()) + burst
  }

  mutating func series(_ levels: [(count: Int, level: Double)]) -> [Double] {
    levels.flatMap { part in (0..<part.count).map { _ in part.level + normal() } }
  }
}

@Suite("Change points, by simulation")
struct ChangePointTests {
  private static let detector = ChangePointDetector(permutationCount: 199)

  @Test("series without a change are left alone in all but about one of a hundred")
  func falseAlarms() {
    var flagged = 0
    let trials = 300
    for trial in 0..<trials {
      var source = Synthetic(seed: UInt64(trial))
      let isSkewed = trial % 2 == 1
      let values = (0..<40).map { _ in isSkewed ? source.noise() : source.normal() }
      if !Self.detector.changePoints(in: values).isEmpty { flagged += 1 }
    }
    // Three of 300 are expected at 1 %; nine or more would happen once in 200 times.
    #expect(flagged <= 8, "\(flagged) of \(trials)")
  }

  @Test("a step of two standard deviations is found, near its place, in nearly all series")
  func power() {
    var found = 0
    var near = 0
    for trial in 0..<40 {
      var source = Synthetic(seed: 1000 + UInt64(trial))
      let values = source.series([(15, 100), (15, 102)])
      let points = Self.detector.changePoints(in: values)
      if !points.isEmpty { found += 1 }
      if points.contains(where: { abs($0.index - 15) <= 2 }) { near += 1 }
    }
    #expect(found >= 38, "\(found) of 40")
    #expect(near >= 34, "\(near) of 40")
  }

  @Test("several steps are found in their order, with their levels")
  func severalSteps() {
    var source = Synthetic(seed: 7)
    let values = source.series([(15, 100), (12, 106), (15, 98)])
    let points = Self.detector.changePoints(in: values)
    #expect(points.map(\.index) == [15, 27])
    guard points.count == 2 else { return }
    #expect(abs(points[0].medianBefore - 100) < 1 && abs(points[0].medianAfter - 106) < 1)
    #expect(points[0].medianAfter == points[1].medianBefore)
    #expect(points.allSatisfy { $0.significance <= 0.01 })
  }

  @Test("an outlier, and two of them, are no step")
  func outliers() {
    var source = Synthetic(seed: 3)
    var values = source.series([(30, 100)])
    values[11] = 160
    values[12] = 150
    #expect(Self.detector.changePoints(in: values).isEmpty)
  }

  @Test("a change of spread alone is a change too")
  func spread() {
    var source = Synthetic(seed: 5)
    let values = (0..<60).map { place in source.normal() * (place < 30 ? 0.2 : 4) }
    let points = Self.detector.changePoints(in: values)
    #expect(points.contains { abs($0.index - 30) <= 3 }, "\(points)")
  }

  @Test("the same series has the same answer, and a scaled one the same places")
  func deterministic() {
    var source = Synthetic(seed: 11)
    let values = source.series([(12, 50), (12, 54)])
    let points = Self.detector.changePoints(in: values)
    #expect(points == Self.detector.changePoints(in: values))
    let scaled = Self.detector.changePoints(in: values.map { $0 * 1e6 + 3 })
    #expect(scaled.map(\.index) == points.map(\.index))
  }

  @Test(
    "what is too short, constant or not finite has no change",
    arguments: [
      [], [1], [1, 2], [1, 1, 1, 9, 9], Array(repeating: 4, count: 50),
      Array(repeating: 1, count: 10) + [.nan] + Array(repeating: 9, count: 10),
      Array(repeating: 1, count: 10) + [.infinity],
    ] as [[Double]]
  )
  func nothing(values: [Double]) {
    #expect(ChangePointDetector().changePoints(in: values).isEmpty)
  }

  @Test("settings that make no sense are held, not trapped on")
  func settings() {
    let detector = ChangePointDetector(
      permutationCount: -5,
      significanceMax: 0,
      segmentLengthMin: -1
    )
    #expect(detector.changePoints(in: [1, 1, 1, 9, 9, 9]).isEmpty)
  }
}
