import TestModel

/// Google Benchmark's JSON: one entry for each case, with times in its fields and counters beside
/// them.
///
/// Its `compare.py` matches the cases of two files by name. A case without times is left out.
struct GoogleBenchmarkExport: RunRenderer {
  private struct Document: Encodable {
    var context: Context
    var benchmarks: [Benchmark]
  }

  private struct Context: Encodable {
    var date: String
    var host_name: String
    var executable: String
    var num_cpus: Int
    var mhz_per_cpu = 0
    var cpu_scaling_enabled = false
    var caches: [String] = []
    var library_build_type = "release"
  }

  private struct Benchmark: Encodable {
    var name: String
    var familyIndex: Int
    var repetitionIndex: Int
    var repetitions: Int
    var iterations: Int
    var realTime: Double
    var cpuTime: Double
    var counters: [(name: String, value: Double)]

    func encode(to encoder: any Encoder) throws {
      var box = encoder.container(keyedBy: AnyKey.self)
      try box.encode(name, forKey: AnyKey("name"))
      try box.encode(name, forKey: AnyKey("run_name"))
      try box.encode("iteration", forKey: AnyKey("run_type"))
      try box.encode(familyIndex, forKey: AnyKey("family_index"))
      try box.encode(0, forKey: AnyKey("per_family_instance_index"))
      try box.encode(repetitions, forKey: AnyKey("repetitions"))
      try box.encode(repetitionIndex, forKey: AnyKey("repetition_index"))
      try box.encode(1, forKey: AnyKey("threads"))
      try box.encode(iterations, forKey: AnyKey("iterations"))
      try box.encode(realTime, forKey: AnyKey("real_time"))
      try box.encode(cpuTime, forKey: AnyKey("cpu_time"))
      try box.encode("ns", forKey: AnyKey("time_unit"))
      for counter in counters { try box.encode(counter.value, forKey: AnyKey(counter.name)) }
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let formatName = ExportFormat.googleBenchmark.rawValue

  func render(_ run: RunResult) throws(ReportError) -> String {
    let cases = run.cases.filter { !$0.status.isRed }
    let benchmarks = cases.enumerated().flatMap { entries($0.element, family: $0.offset) }
    let document = Document(
      context: Context(
        date: run.header.startedAt.description,
        host_name: run.header.host.hostName,
        executable: "nibmark",
        num_cpus: run.header.host.coreCount
      ),
      benchmarks: benchmarks
    )
    return try ReportCoding.text(of: document, isPretty: true, path: formatName) + "\n"
  }

  // Each kept sample is a repetition, because compare.py's U test needs them.
  private func entries(_ result: CaseResult, family: Int) -> [Benchmark] {
    guard let wall = result.metrics.first(where: { $0.metric == "wallTime" && $0.unit == "ns" }),
      let median = wall.statistics.first?.value, median.isFinite
    else { return [] }
    let processor = result.metrics.first { $0.metric == "cpuTime" && $0.unit == "ns" }
    let counters = result.metrics.filter(\.isExact).compactMap { summary in
      summary.statistics.first.flatMap { $0.value.isFinite ? (summary.metric, $0.value) : nil }
    }
    let walls = wall.samples.filter(\.isFinite)
    let samples = walls.isEmpty ? [median] : walls
    let processorSamples = processor?.samples ?? []
    return samples.enumerated().map { place, value in
      Benchmark(
        name: result.identity.description,
        familyIndex: family,
        repetitionIndex: place,
        repetitions: samples.count,
        iterations: 1,
        realTime: value,
        cpuTime: processorSamples.count == samples.count
          ? processorSamples[place] : processor?.statistics.first?.value ?? value,
        counters: counters
      )
    }
  }
}
