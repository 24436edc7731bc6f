import Foundation
import Statistics
import TestModel

/// Measures benchmarks group by group and look by look, until each has a verdict or its time is used up.
///
/// A group of processes measures every benchmark, and then comes the next group: its code layouts are
/// linked meanwhile.
struct InterleavedMeasurement {
  let settings: MeasuringSettings
  let placement: ProcessorPlacement
  private let tell: (String) -> Void

  init(_ settings: MeasuringSettings, tell: @escaping (String) -> Void = { _ in }) {
    self.settings = settings
    self.tell = tell
    placement = .chosen()
  }

  /// Measures a benchmark; another `salt` gives a repetition other orders.
  func measure(
    _ benchmark: ComparedBenchmark,
    slowdown: Double = 0,
    salt: UInt64 = 0
  ) throws(MeasuringError) -> Measured {
    var result = Result<Measured, MeasuringError>.failure(MeasuringError("nothing was measured"))
    measure([benchmark], slowdown: slowdown, salt: salt) { result = $1 }
    return try result.get()
  }

  /// Measures benchmarks; `ended` receives what one came to, with its position, as soon as it has a verdict.
  func measure(
    _ benchmarks: [ComparedBenchmark],
    slowdown: Double,
    salt: UInt64,
    ended: (Int, Result<Measured, MeasuringError>) -> Void
  ) {
    var open = benchmarks.enumerated().map { position, benchmark in
      (
        position: position,
        measurement: OpenMeasurement(benchmark, settings, slowdown: slowdown, salt: salt)
      )
    }
    placement.keepingAway {
      var groupCount = 0
      for look in settings.rule.looks {
        let late = open.filter { $0.measurement.isBeyondBudget(look) }
        for one in late { ended(one.position, one.measurement.outcome) }
        open.removeAll { $0.measurement.isBeyondBudget(look) }
        guard !open.isEmpty else { return }
        addGroups(groupCount..<look.processCount, salt: salt, &open)
        groupCount = look.processCount
        for index in open.indices where !open[index].measurement.isDecided {
          open[index].measurement.judge(at: look)
        }
        for one in open where one.measurement.isDecided {
          ended(one.position, one.measurement.outcome)
        }
        open.removeAll { $0.measurement.isDecided }
      }
      for one in open { ended(one.position, one.measurement.outcome) }
    }
  }

  private func addGroups(
    _ numbers: Range<Int>,
    salt: UInt64,
    _ open: inout [(position: Int, measurement: OpenMeasurement)]
  ) {
    let ahead = LinkingAhead(open.map(\.measurement.benchmark), on: placement)
    ahead.link(ProcessGroup.seeds(numbers.lowerBound, salt: salt, settings))
    for number in numbers {
      if open.count > 1 { tell("group \(number + 1) of \(numbers.upperBound)") }
      ahead.wait()
      if number + 1 < numbers.upperBound {
        ahead.link(ProcessGroup.seeds(number + 1, salt: salt, settings))
      }
      let group = ProcessGroup(number, salt: salt, settings, on: placement)
      for index in open.indices where !open[index].measurement.isDecided {
        open[index].measurement.add(group)
      }
    }
  }
}

extension RatioFigures {
  init(_ ratio: PairedRatio, confidence: Double) {
    let interval = ratio.interval(confidence: confidence)
    self.init(
      ratio: exp(ratio.estimate),
      lower: exp(interval.lower),
      upper: exp(interval.upper),
      confidence: confidence,
      standardError: ratio.standardError
    )
  }
}
