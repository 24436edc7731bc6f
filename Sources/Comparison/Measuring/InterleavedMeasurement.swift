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
    self.settings = AddressSpace.canBeFixed ? settings : settings.forRandomAddresses
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
      OpenMeasurement(benchmark, at: position, settings, slowdown: slowdown, salt: salt)
    }
    func end(_ isOver: (OpenMeasurement) -> Bool) {
      for one in open where isOver(one) { ended(one.position, one.outcome) }
      open.removeAll(where: isOver)
    }
    placement.keepingAway {
      var groupCount = 0
      for look in settings.rule.looks {
        end { $0.isBeyondBudget(look) }
        addGroups(groupCount..<look.processCount, salt: salt, &open)
        groupCount = look.processCount
        for index in open.indices where !open[index].isDecided { open[index].judge(at: look) }
        end(\.isDecided)
        if open.isEmpty { return }
      }
      end { _ in true }
    }
  }

  private static let secondsOfSilence = 10.0

  private func addGroups(
    _ numbers: Range<Int>,
    salt: UInt64,
    _ open: inout [OpenMeasurement]
  ) {
    guard !open.isEmpty else { return }
    let ahead = LinkingAhead(open.map(\.benchmark), on: placement)
    ahead.link(ProcessGroup.seeds(numbers.lowerBound, salt: salt, settings))
    var told = ContinuousClock.now
    for number in numbers {
      if (ContinuousClock.now - told).reportSeconds > Self.secondsOfSilence {
        told = .now
        tell("\(open.count) benchmarks, group \(number + 1) of \(numbers.upperBound)")
      }
      ahead.wait()
      if number + 1 < numbers.upperBound {
        ahead.link(ProcessGroup.seeds(number + 1, salt: salt, settings))
      }
      let group = ProcessGroup(number, salt: salt, settings, on: placement)
      for index in open.indices where !open[index].isDecided { open[index].add(group) }
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
