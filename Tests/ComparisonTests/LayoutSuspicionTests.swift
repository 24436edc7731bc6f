import Foundation
import Statistics
import TestModel
import Testing

@testable import Comparison

@Suite("Small differences of time beside equal instructions")
struct LayoutSuspicionTests {
  private static let identity = CaseIdentity(className: "s", name: "scroll", file: "s.xml", line: 1)

  private static func time(_ ratio: Double, _ verdict: TimeVerdict) -> TimeComparison {
    let figures = RatioFigures(
      ratio: ratio,
      lower: ratio - 0.01,
      upper: ratio + 0.01,
      confidence: 0.99,
      standardError: 0.003
    )
    return TimeComparison(
      identity: identity,
      verdict: verdict,
      cpu: figures,
      wall: figures,
      control: figures,
      gate: 0.01,
      smallestDetectable: 0.02,
      pValue: 0.001,
      baseTime: 100,
      headTime: 100 * ratio,
      batchSize: 1,
      processCount: 10,
      pairCount: 60,
      seconds: 1
    )
  }

  private static func judged(
    _ ratio: Double,
    _ verdict: TimeVerdict,
    areEqual: Bool = true,
    isOneLayout: Bool = true
  ) -> TimeComparison? {
    let counts = TimeComparison.Instructions(
      base: 1000,
      head: areEqual ? 1000 : 1030,
      areEqual: areEqual
    )
    return LayoutSuspicion.judged(
      [time(ratio, verdict)],
      [identity.key: counts],
      isOneLayout: isOneLayout
    ).first
  }

  @Test("are layout or cache, with both figures, and fail nothing", arguments: [1.025, 0.97])
  func suspected(ratio: Double) throws {
    let time = try #require(Self.judged(ratio, ratio > 1 ? .slower : .faster))
    #expect(time.verdict == .inconclusive)
    let note = try #require(time.note)
    #expect(note.contains("1000 → 1000") && note.contains("layout or cache"), "\(note)")
    #expect(note.contains(ratio > 1 ? "+2.50 %" : "-3.00 %"), "\(note)")
  }

  @Test("large ones, other instructions, and layouts that were drawn stay what they are")
  func real() throws {
    #expect(Self.judged(1.2, .slower)?.verdict == .slower)
    #expect(Self.judged(1.025, .slower, areEqual: false)?.verdict == .slower)
    #expect(Self.judged(1.025, .slower, isOneLayout: false)?.verdict == .slower)
    #expect(Self.judged(1.002, .equivalent)?.note == nil)
    #expect(Self.judged(1.025, .slower, areEqual: false)?.instructions?.head == 1030)
  }

  @Test("what nobody asked for explains, and decides nothing")
  func shown() {
    let change = CounterChange(
      identity: Self.identity,
      metric: InstructionComparer.metric,
      unit: "count",
      base: 1000,
      accepted: nil,
      head: 1030,
      verdict: .up
    )
    #expect(LayoutSuspicion.shown([change], beside: []).map(\.verdict) == [.changed])
    #expect(LayoutSuspicion.shown([change], beside: [change]).isEmpty)
  }

  @Test("noise that is known widens the gate of two binaries, and the report says what is not")
  func noise() throws {
    var known = LayoutNoise()
    known.take(["s/scroll": [0.02, -0.02, 0.02, -0.02, 0.01, -0.01], "s/few": [0.1, 0.2]])
    #expect(known.spreads.keys.sorted() == ["s/scroll"])
    let spread = try #require(known.spread(of: Self.identity))
    let pairs = try #require(
      PairedRatio(logRatios: Array(repeating: [0.029, 0.03, 0.031], count: 10))
    )
    let still = try #require(
      PairedRatio(logRatios: Array(repeating: [-0.001, 0, 0.001], count: 10))
    )
    let (rule, look) = (TimingRule(), TimingRule().looks[0])
    #expect(rule.judge(pairs, control: still, at: look).verdict == .slower)
    let judgement = rule.judge(pairs, control: still, at: look, layoutNoise: spread)
    #expect(judgement.verdict == .inconclusive && judgement.gate == 3 * spread)
    var time = Self.time(1, .equivalent)
    #expect(LayoutSuspicion.ignorance([time])?.text.contains("1 of 1 benchmarks") == true)
    time.layoutNoise = spread
    #expect(LayoutSuspicion.ignorance([time]) == nil)
  }

  @Test("noise is kept for one processor, and a file that is none is no noise")
  func file() throws {
    let path = FileManager.default.temporaryDirectory.path + "/nibmark-noise-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var noise = LayoutNoise()
    noise.processorModel = "One"
    noise.spreads = ["s/scroll": 0.01]
    try noise.write(to: path)
    #expect(LayoutNoise(file: path, processorModel: "One") == noise)
    #expect(LayoutNoise(file: path, processorModel: "Other") == nil)
    try "{}".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(LayoutNoise(file: path, processorModel: "One") == nil)
    noise.spreads = ["s/scroll": -1]
    try noise.write(to: path)
    #expect(LayoutNoise(file: path, processorModel: "One") == nil)
  }
}
