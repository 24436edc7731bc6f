import Foundation
import Statistics
import SuiteMessages
import TestModel

/// Everything that was measured of one benchmark, with the judgement at the last look.
struct Measured: Sendable {
  var benchmark: ComparedBenchmark
  var processes: [ProcessSamples]
  var batchSize: Int
  var cpu: PairedRatio
  var wall: PairedRatio
  var control: PairedRatio
  var judgement: TimeJudgement
  /// The noise of code layouts that the gate takes account of.
  var layoutNoise: Double?
  /// The slowdown that was put in, as a part: known exactly.
  var slowdown: Double
  var seconds: Double
}

extension Measured {
  /// The measurement as reports know it.
  var comparison: TimeComparison {
    let confidence = judgement.interval.confidence
    var comparison = TimeComparison(
      identity: benchmark.identity,
      verdict: judgement.verdict,
      cpu: RatioFigures(cpu, confidence: confidence),
      wall: RatioFigures(wall, confidence: confidence),
      control: RatioFigures(control, confidence: confidence),
      gate: expm1(judgement.gate),
      smallestDetectable: expm1(judgement.smallestDetectable),
      pValue: judgement.pValue,
      baseTime: time(\.base),
      headTime: time(\.head),
      batchSize: batchSize,
      processCount: cpu.processCount,
      pairCount: cpu.pairCount,
      seconds: seconds
    )
    comparison.layoutCount = benchmark.drawsLayouts ? processes.count : nil
    comparison.layoutNoise = layoutNoise
    return comparison
  }

  private func time(_ arm: KeyPath<ProcessSamples, [MeasuredSample]>) -> Double {
    Sample(times(arm, \.cpu))?.median ?? 0
  }

  /// The times of one iteration in all samples of an arm, in nanoseconds.
  private func times(
    _ arm: KeyPath<ProcessSamples, [MeasuredSample]>,
    _ clock: KeyPath<MeasuredSample, Double>
  ) -> [Double] {
    let count = Double(max(1, batchSize))
    return processes.flatMap { $0[keyPath: arm].map { $0[keyPath: clock] / count } }
  }

  /// Both sides' frames, held to one budget: what people see is wall time.
  func frames(budget: Double?) -> (base: FrameFigures?, head: FrameFigures?) {
    let (base, head) = (times(\.base, \.wall), times(\.head, \.wall))
    let median = Sample(base)?.median
    return (
      FrameFigures(base, budget: budget, median: median),
      FrameFigures(head, budget: budget, median: median)
    )
  }
}
