import Numbers
import TestModel

/// Compares the instructions of benchmarks, and names the functions that cause a difference.
public struct InstructionComparer {
  /// The name of the counter in reports.
  public static let metric = "instructions"
  /// The least difference that is shown, as a part of the base's instructions.
  static let shown = 0.001
  /// The least increase that fails, as a part; another version of a system library can cause a
  /// smaller one.
  static let gate = 0.005
  /// The number of processes counted on each side, because addresses and hash seeds differ between
  /// them.
  static let processCount = 3
  /// The most functions that are named.
  static let functionCount = 5

  private let counter: InstructionCounter
  private let tell: (String) -> Void

  /// Creates a comparer; `tell` receives lines of progress.
  ///
  /// - Throws: ``MeasuringError`` without valgrind.
  public init(tell: @escaping (String) -> Void = { _ in }) throws(MeasuringError) {
    counter = try InstructionCounter()
    self.tell = tell
  }

  /// What was counted of some benchmarks.
  public struct Outcome: Sendable {
    /// The differences that matter.
    public var changes: [CounterChange] = []
    /// The counts of each benchmark.
    public var counts: [CaseKey: TimeComparison.Instructions] = [:]
    /// Why some benchmarks could not be counted.
    public var messages: [RunMessage] = []
  }

  /// Counts both sides of all benchmarks.
  public func compare(_ benchmarks: [ComparedBenchmark]) -> Outcome {
    var outcome = Outcome()
    for benchmark in benchmarks {
      do throws(MeasuringError) {
        let (base, head) = try sides(of: benchmark)
        let middles = [base, head].map { Self.middle(of: $0).perIteration }
        let shown = middles.map { Int(saturating: $0) }
        tell("\(benchmark.identity): \(shown[0]) → \(shown[1]) instructions")
        let change = Self.change(benchmark.identity, base, head)
        if let change { outcome.changes.append(change) }
        outcome.counts[benchmark.identity.key] = TimeComparison.Instructions(
          base: middles[0],
          head: middles[1],
          areEqual: change == nil
        )
      } catch {
        let text = "instructions of \(benchmark.identity) were not counted: \(error.description)"
        outcome.messages.append(RunMessage(level: .warning, text: text))
      }
    }
    return outcome
  }

  /// The counts of both sides, with as many again where the first ones differ.
  ///
  /// Three processes of a side can all happen to lie above three of the other, as places in the runtime's
  /// tables follow addresses.
  private func sides(
    of benchmark: ComparedBenchmark
  ) throws(MeasuringError) -> (base: [InstructionCounter.Count], head: [InstructionCounter.Count]) {
    var base = try counts(benchmark, benchmark.base, "the base")
    var head = try counts(benchmark, benchmark.head, "the head")
    if let change = Self.change(benchmark.identity, base, head), change.verdict != .changed {
      base += try counts(benchmark, benchmark.base, "the base")
      head += try counts(benchmark, benchmark.head, "the head")
    }
    return (base, head)
  }

  private func counts(
    _ benchmark: ComparedBenchmark,
    _ arm: MeasuredArm,
    _ name: String
  ) throws(MeasuringError) -> [InstructionCounter.Count] {
    var counts: [InstructionCounter.Count] = []
    for _ in 0..<Self.processCount {
      counts += try counter.counts(of: benchmark.identity.key, in: arm, name: name)
    }
    return counts
  }

  private static func middle(of counts: [InstructionCounter.Count]) -> InstructionCounter.Count {
    counts.sorted { $0.perIteration < $1.perIteration }[counts.count / 2]
  }

  /// The difference between the median processes of both sides, which are not empty.
  ///
  /// Nil when it is too small to show, or within the spread of one side's processes.
  static func change(
    _ identity: CaseIdentity,
    _ base: [InstructionCounter.Count],
    _ head: [InstructionCounter.Count]
  ) -> CounterChange? {
    let (former, latter) = (middle(of: base), middle(of: head))
    let part = latter.perIteration / former.perIteration - 1
    guard abs(part) > shown, !isWithinSpread(base, head) else { return nil }
    let differences = CallgrindProfile.differences(
      from: former.profile,
      to: latter.profile,
      count: functionCount
    )
    var change = CounterChange(
      identity: identity,
      metric: metric,
      unit: "count",
      base: former.perIteration,
      accepted: nil,
      head: latter.perIteration,
      verdict: part > gate ? .up : part < -gate ? .down : .changed
    )
    change.functions = differences.map {
      CounterChange.Function(
        name: SymbolName.readable($0.symbol),
        difference: Double($0.difference) / Double(latter.iterationCount)
      )
    }
    return change
  }

  /// Whether the two sides differ no more than the processes of one side.
  private static func isWithinSpread(
    _ base: [InstructionCounter.Count],
    _ head: [InstructionCounter.Count]
  ) -> Bool {
    let sides = [base, head].map { $0.map(\.perIteration) }
    let ends = sides.map { (least: $0.min() ?? 0, most: $0.max() ?? 0) }
    let spread = max(ends[0].most - ends[0].least, ends[1].most - ends[1].least)
    let distance = max(ends[1].least - ends[0].most, ends[0].least - ends[1].most)
    return distance < spread
  }
}
