import Foundation
import Statistics
import TestModel

/// Measures how often comparisons are right where both sides lie elsewhere in memory.
///
/// Each comparison draws layouts for itself. Drawn alike is what `compare` does. Drawn apart, equal
/// sources are two programs, as after a change that moves everything.
public struct LayoutCalibrator {
  private let settings: MeasuringSettings
  private let tell: (String) -> Void

  /// Creates a calibrator; `tell` receives lines of progress.
  public init(settings: MeasuringSettings, tell: @escaping (String) -> Void) {
    self.settings = settings
    self.tell = tell
  }

  /// Makes the comparisons of a plan that the journal does not have.
  ///
  /// - Parameters:
  ///   - plan: What to compare.
  ///   - benchmarks: The benchmarks of a comparison, whose programs are replaced.
  ///   - programs: The programs that are compared.
  ///   - journal: Keeps each comparison at once.
  /// - Returns: All comparisons of the plan that were made, now or before.
  /// - Throws: ``MeasuringError`` when the journal cannot be written.
  public func run(
    _ plan: LayoutPlan,
    _ benchmarks: [ComparedBenchmark],
    _ programs: LayoutPrograms,
    _ journal: LayoutJournal
  ) throws(MeasuringError) -> [LayoutTrial] {
    let start = ContinuousClock.now
    var made: [LayoutTrial] = []
    let trials = plan.trials
    for (position, trial) in trials.enumerated() {
      if let former = journal.former.last(where: { $0.isSame(as: trial) }) {
        made.append(former)
        continue
      }
      guard (ContinuousClock.now - start).reportSeconds < plan.secondsMax else { break }
      guard let head = trial.kind.change.map({ programs.changed[$0] }) ?? programs.base else {
        continue
      }
      let outcome = try compare(trial, benchmarks, programs.base, head)
      try journal.add(outcome)
      made.append(outcome)
      tell("\(position + 1) of \(trials.count): \(Self.text(outcome))")
    }
    return made
  }

  private func compare(
    _ trial: LayoutTrial,
    _ benchmarks: [ComparedBenchmark],
    _ base: ArmProgram,
    _ head: ArmProgram
  ) throws(MeasuringError) -> LayoutTrial {
    let start = ContinuousClock.now
    // Layouts that no other comparison has are not kept: a thousand of them fill a disk.
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent(AbandonedFolders.name()).path
    defer { try? FileManager.default.removeItem(atPath: place) }
    var settings = settings
    settings.seed = trial.ownSeed
    settings.layoutDraw = trial.draw
    let own = benchmarks.map { benchmark in
      var benchmark = benchmark
      benchmark.base.program = base.keepingLayouts(in: place + "/base")
      // Equal sources are one program in two files.
      let twin = head == base ? place + "/base" : nil
      benchmark.head.program = head.keepingLayouts(in: place + "/head", copying: twin)
      return benchmark
    }
    let outcome = TimeComparer(settings: settings).compare(own, slowdown: trial.kind.slowdown)
    // A file that cannot be linked or measured must not pass for one without an alarm.
    if let one = outcome.unmeasured.first { throw MeasuringError("\(one.identity) \(one.text)") }
    if let problem = outcome.messages.first { throw MeasuringError(problem.text) }
    var trial = trial
    trial.outcomes = outcome.times.map { Self.outcome($0, trial.kind.slowdown) }
    trial.seconds = (ContinuousClock.now - start).reportSeconds
    return trial
  }

  private static func outcome(_ time: TimeComparison, _ slowdown: Double) -> LayoutTrial.Outcome {
    let extra = PairedProcesses.extraIterationCount(slowdown, time.batchSize)
    return LayoutTrial.Outcome(
      benchmark: time.identity.description,
      verdict: time.verdict,
      estimate: time.cpu.ratio - 1,
      slowdown: Double(extra) / Double(time.batchSize),
      byTwoRuns: byTwoRuns(time)
    )
  }

  /// What a harness says that takes one run of each side, all samples in a row.
  private static func byTwoRuns(_ time: TimeComparison) -> TimeVerdict? {
    let times = time.processes ?? []
    return TwoRunRule().verdict(base: times.flatMap(\.base.cpu), head: times.flatMap(\.head.cpu))
  }

  private static func text(_ trial: LayoutTrial) -> String {
    let flagged = trial.outcomes.filter { $0.verdict == .slower || $0.verdict == .faster }
    let names = flagged.map { "\($0.benchmark) \($0.verdict.rawValue)" }
    let what = trial.kind.change?.rawValue ?? "equal sources"
    let slowed = trial.kind.slowdown > 0 ? ", slowed by \(trial.kind.slowdown * 100) %" : ""
    return "\(what)\(slowed), layouts \(trial.draw.rawValue): "
      + (names.isEmpty ? "nothing flagged" : names.joined(separator: ", "))
  }
}
