import Statistics

/// The processes that measure benchmarks in turn, with one draw of code and memory layouts.
final class ProcessGroup {
  /// The code layouts of both sides.
  let seeds: LayoutSeeds
  private let settings: MeasuringSettings
  private let placement: ProcessorPlacement
  private var generator: SeededGenerator
  private var processes: PairedProcesses?

  /// Prepares a group.
  ///
  /// - Parameters:
  ///   - number: The number of the group in its measurement.
  ///   - salt: Which measurement it is: a repetition has layouts of its own.
  ///   - settings: How benchmarks are measured.
  ///   - placement: Where processes run.
  init(
    _ number: Int,
    salt: UInt64,
    _ settings: MeasuringSettings,
    on placement: ProcessorPlacement
  ) {
    seeds = Self.seeds(number, salt: salt, settings)
    self.settings = settings
    self.placement = placement
    generator = SeededGenerator(
      seed: settings.seed &+ salt &* 0x9e37_79b9_7f4a_7c15
        &+ (UInt64(number) &* 0xa24b_aed4_963e_e407)
    )
  }

  /// The code layouts of a group.
  static func seeds(_ number: Int, salt: UInt64, _ settings: MeasuringSettings) -> LayoutSeeds {
    LayoutSeeds(seed: settings.seed, salt: salt, group: number, draw: settings.layoutDraw)
  }

  /// Measures a benchmark in the processes of the one before, if those run the same programs and suites.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be measured; the next benchmark then has new processes.
  func measure(
    _ benchmark: ComparedBenchmark,
    batchSize: Int?,
    slowdown: Double,
    _ orders: inout SeededGenerator
  ) throws(MeasuringError) -> PairedProcesses.Outcome {
    let processes = try processes(of: PairedProcesses.arms(of: benchmark))
    // Kept for the next benchmark only when all went well.
    self.processes = nil
    let outcome = try processes.measure(
      benchmark.identity.key,
      batchSize: batchSize,
      slowdown: slowdown,
      &orders
    )
    if processes.measureSeveral { self.processes = processes }
    return outcome
  }

  private func processes(of arms: [MeasuredArm]) throws(MeasuringError) -> PairedProcesses {
    if let processes, processes.arms == arms { return processes }
    // Those of the former arms end before others begin.
    processes = nil
    return try PairedProcesses(arms, settings, on: placement, &generator)
  }
}
