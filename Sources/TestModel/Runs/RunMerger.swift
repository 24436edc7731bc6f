/// Joins the results of shards of one run, or of different suites of one commit.
public enum RunMerger {
  /// The reason for which runs cannot be joined.
  public struct Mistake: Error, Sendable, Equatable, CustomStringConvertible {
    /// What does not match, and in which part.
    public let description: String
  }

  /// A run and its name in error messages.
  public struct Part: Sendable {
    /// The path of the run's file.
    public var name: String
    /// The result that the file holds.
    public var run: RunResult

    /// Creates a part.
    public init(name: String, run: RunResult) {
      self.name = name
      self.run = run
    }
  }

  /// Joins the parts into one run.
  ///
  /// Cases of shards are in the order of the whole plan, as if one machine had run them, apart from
  /// times. Whole runs are joined suite by suite in the given order. A missing shard makes the run
  /// incomplete, and a message says so.
  ///
  /// - Throws: ``Mistake`` when versions, seeds, commits or options of shards differ, or when a case is in two parts.
  public static func merge(_ parts: [Part]) throws(Mistake) -> RunResult {
    guard !parts.isEmpty else { throw Mistake(description: "there is nothing to merge") }
    let interruptions = interruptions(of: parts)
    // A part that was killed before its plan was known has nothing to fit with, and holds no case.
    let planned = parts.filter { !$0.run.plannedSuites.isEmpty || $0.run.header.shard != nil }
    let isEmptied = planned.count < parts.count
    let parts = (planned.isEmpty ? parts : planned).map { part in
      Part(name: part.name, run: part.run.withoutIncompleteCase)
    }
    for part in parts.dropFirst() { try checkFit(parts[0], part) }
    try checkDisjoint(parts)
    var run = try joined(parts, interruptions)
    if isEmptied { run.header.loseCases() }
    return run
  }

  private static func joined(
    _ parts: [Part],
    _ interruptions: [String]
  ) throws(Mistake) -> RunResult {
    let parts = parts.sorted {
      ($0.run.header.shard?.index ?? 0) < ($1.run.header.shard?.index ?? 0)
    }
    var suites: [SuiteResult] = []
    var missing: String?
    if let shard = parts[0].run.header.shard {
      suites = try shardedSuites(parts, shard)
      missing = missingShards(parts, shard)
    } else {
      for part in parts { for suite in part.run.suites { append(suite, suite.cases, to: &suites) } }
    }
    return result(parts, suites, missing, interruptions).withIncompleteCase
  }

  private static func interruptions(of parts: [Part]) -> [String] {
    parts.compactMap { part in
      part.run.summary.interruption.map { parts.count == 1 ? $0 : "\(part.name): \($0)" }
    }
  }

  private static func result(
    _ parts: [Part],
    _ suites: [SuiteResult],
    _ missing: String?,
    _ interruptions: [String]
  ) -> RunResult {
    let runs = parts.map(\.run)
    let cases = suites.flatMap(\.cases)
    let reasons = [missing].compactMap(\.self) + interruptions
    let summary = RunSummary(
      totals: StatusTotals(cases.map(\.status)),
      duration: span(runs),
      isComplete: reasons.isEmpty && runs.allSatisfy(\.summary.isComplete),
      flakyCount: cases.count { $0.isFlakyPass },
      failsOnFlaky: runs.contains { $0.summary.failsOnFlaky },
      interruption: reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    )
    var messages = missing.map { [RunMessage(level: .warning, text: $0)] } ?? []
    for message in runs.flatMap(\.messages) where !messages.contains(message) {
      messages.append(message)
    }
    var run = RunResult(
      header: header(parts),
      summary: summary,
      suites: suites,
      messages: messages
    )
    if missing != nil { run.header.loseCases() }
    return run
  }

  private static func append(
    _ suite: SuiteResult,
    _ cases: [CaseResult],
    to suites: inout [SuiteResult]
  ) {
    if let place = suites.firstIndex(where: { $0.className == suite.className }) {
      suites[place].cases += cases
    } else {
      var suite = suite
      suite.cases = cases
      suites.append(suite)
    }
  }
}

// MARK: - Shards

extension RunMerger {
  private static func shardedSuites(
    _ parts: [Part],
    _ shard: RunShard
  ) throws(Mistake) -> [SuiteResult] {
    var places: [(position: Int, suite: SuiteResult, result: CaseResult)] = []
    for part in parts {
      let cases = part.run.suites.flatMap { suite in suite.cases.map { (suite, $0) } }
      guard let own = part.run.header.shard, own.positions.count == cases.count else {
        throw Mistake(description: "\(part.name) does not hold the cases that its shard names")
      }
      for (position, (suite, result)) in zip(own.positions, cases) {
        places.append((position, suite, result))
      }
    }
    places.sort { $0.position < $1.position }
    var suites: [SuiteResult] = []
    for place in places { append(place.suite, [place.result], to: &suites) }
    return suites
  }

  private static func missingShards(_ parts: [Part], _ shard: RunShard) -> String? {
    let here = Set(parts.compactMap(\.run.header.shard?.index))
    let found = Set(parts.flatMap { $0.run.header.shard?.positions ?? [] }).count
    let absent = (1...max(1, shard.count)).filter { !here.contains($0) }
    guard !absent.isEmpty else {
      guard found < shard.planCaseCount else { return nil }
      // Machines that balance by different results each leave to others what no other takes.
      return "\(shard.planCaseCount - found) of the plan's \(shard.planCaseCount) cases are in no "
        + "shard; give all shards the same --durations"
    }
    let names = absent.prefix(20).map { "\($0)/\(shard.count)" }.joined(separator: ", ")
    return "\(absent.count == 1 ? "shard" : "shards") \(names) \(absent.count == 1 ? "is" : "are") "
      + "missing, with \(shard.planCaseCount - found) of the plan's \(shard.planCaseCount) cases"
  }
}

// MARK: - Fitting

extension RunMerger {
  private static func checkFit(_ first: Part, _ other: Part) throws(Mistake) {
    let (one, two) = (first.run.header, other.run.header)
    func check(_ what: String, _ a: String, _ b: String) throws(Mistake) {
      guard a != b else { return }
      throw Mistake(
        description: "\(first.name) and \(other.name) are not of one run: \(what) \(a) and \(b)"
      )
    }
    try check("Nibmark", one.toolVersion, two.toolVersion)
    try check("seed", "\(one.seed)", "\(two.seed)")
    try check("commit", one.commit ?? "none", two.commit ?? "none")
    let shapes = [one, two].map { header in
      header.shard.map { "a shard of \($0.count) with \($0.planCaseCount) cases in all" }
        ?? "a whole run"
    }
    try check("one is", shapes[0], shapes[1])
    // Whole runs are of different suites, each with options of its own.
    guard one.shard != nil else { return }
    let options = [one, two].map { OutcomeOptions($0.arguments).description }
    try check(
      "options",
      options[0].isEmpty ? "none" : options[0],
      options[1].isEmpty ? "none" : options[1]
    )
  }

  private static func checkDisjoint(_ parts: [Part]) throws(Mistake) {
    var owners: [CaseKey: String] = [:]
    var shards: [Int: String] = [:]
    for part in parts {
      if let index = part.run.header.shard?.index,
        let owner = shards.updateValue(part.name, forKey: index)
      {
        throw Mistake(description: "\(owner) and \(part.name) are both shard \(index)")
      }
      for result in part.run.cases {
        guard let owner = owners.updateValue(part.name, forKey: result.identity.key) else {
          continue
        }
        throw Mistake(
          description:
            "\(result.identity) is in \(owner) and in \(part.name); a case has one result"
        )
      }
    }
  }

  private static func header(_ parts: [Part]) -> RunHeader {
    var header = parts[0].run.header
    header.shard = nil
    header.startedAt = parts.map(\.run.header.startedAt).min() ?? header.startedAt
    header.arguments = withoutShard(header.arguments)
    for property in parts.flatMap(\.run.header.properties)
    where !header.properties.contains(property) { header.properties.append(property) }
    var hosts = parts.map(\.run.header.host.hostName).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    if hosts.count > 1 {
      hosts.sort()
      header.properties.append(CaseProperty(name: "hosts", value: hosts.joined(separator: " ")))
    }
    return header
  }

  // The whole run's command line is that of a part without its shard.
  private static func withoutShard(_ arguments: [String]) -> [String] {
    var left: [String] = []
    var skipsValue = false
    for argument in arguments {
      if skipsValue {
        skipsValue = false
      } else if argument == "--shard" {
        skipsValue = true
      } else if !argument.hasPrefix("--shard=") {
        left.append(argument)
      }
    }
    return left
  }

  private static func span(_ runs: [RunResult]) -> Duration {
    let start = runs.map(\.header.startedAt.millisecondsSince1970).min() ?? 0
    let ends = runs.map { run in
      Duration.milliseconds(run.header.startedAt.millisecondsSince1970 - start)
        + run.summary.duration
    }
    return ends.max() ?? .zero
  }
}
