import Foundation
import HeadlessUIKit

/// The compiled steps of a benchmark, run over and over.
@MainActor
struct MeasuredLoop {
  let actions: [StepAction]
  let meter: (any AllocationMeter)?

  /// What one batch took, in nanoseconds.
  struct Times {
    let wall: Double
    let cpu: Double
  }

  /// What one iteration counted.
  struct Counts: Equatable {
    var engine: [Int]
    var allocations: [AllocationCounts]
  }

  /// Runs iterations and takes the time of all together.
  ///
  /// - Throws: ``StepError`` when a step fails or raises.
  func times(iterationCount: Int) throws(StepError) -> Times {
    let wall = Self.now(CLOCK_MONOTONIC)
    let cpu = Self.now(CLOCK_THREAD_CPUTIME_ID)
    try run(iterationCount)
    let cpuEnd = Self.now(CLOCK_THREAD_CPUTIME_ID)
    let wallEnd = Self.now(CLOCK_MONOTONIC)
    return Times(wall: wallEnd - wall, cpu: cpuEnd - cpu)
  }

  /// Runs one iteration and counts.
  ///
  /// - Throws: ``StepError`` when a step fails or raises.
  func counts() throws(StepError) -> Counts {
    let before = Self.engineCounts
    let allocationsBefore = scopeCounts()
    try run(1)
    let allocationsAfter = scopeCounts()
    let after = Self.engineCounts
    return Counts(
      engine: zip(after, before).map { $0 &- $1 },
      allocations: zip(allocationsAfter, allocationsBefore).map {
        AllocationCounts(count: $0.count &- $1.count, bytes: $0.bytes &- $1.bytes)
      }
    )
  }

  /// Runs iterations in the engine's scope; one scope of exceptions is around all of them, since opening
  /// one for each would be measured.
  func run(_ iterationCount: Int) throws(StepError) {
    var failure: StepError?
    do throws(UIKitException) {
      try UIKitException.catching { () throws(UIKitException) in
        let previous = meter?.enter(.engine)
        do throws(StepError) { try iterate(iterationCount) } catch { failure = error }
        if let previous { _ = meter?.enter(previous) }
      }
    } catch {
      throw .exception(error)
    }
    if let failure { throw failure }
  }

  private func iterate(_ iterationCount: Int) throws(StepError) {
    for _ in 0..<iterationCount {
      for action in actions { try action() }
      if UIKitException.isPending { return }
    }
  }

  private func scopeCounts() -> [AllocationCounts] {
    guard let meter else { return [] }
    return AllocationScope.allCases.map(meter.counts)
  }

  private static var engineCounts: [Int] {
    EngineCounters.current.namedValues.map(\.value)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
