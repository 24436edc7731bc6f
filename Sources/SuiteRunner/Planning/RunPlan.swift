import TestModel

/// Everything that a run will do, in its order, known before anything runs.
public struct RunPlan: Sendable {
  /// One case with one point of its sweep.
  public struct Entry: Sendable {
    /// What reports call it.
    public let identity: CaseIdentity
    /// The suite that holds it.
    public let suite: Suite
    /// The case.
    public let testCase: SuiteCase
    /// The values of its sweep's variables.
    public let point: SweepValues
    /// The seed of its random choices, made of the run's and of its name.
    public let seed: UInt64
    /// The limit on growth that the entry holds, instead of measuring.
    let scaling: Scaling?

    /// Whether it takes the time of something, and does not only count.
    public var isTimed: Bool { testCase.kind == .benchmark && scaling == nil }
  }

  /// The cases in the order of running and of reports.
  public let entries: [Entry]
  /// How many cases the suites hold, those left out included.
  public let availableCount: Int
  /// Which part of the whole plan the entries are; nil when they are all of it.
  public let shard: RunShard?
  /// What was asked for.
  public let options: RunOptions
  /// The filters, tags and rules that pick no case of the suites, as a person gives them; others picked the entries.
  public let idleChoices: [String]

  /// Plans the cases of suites: suites in their order, cases as declared, sweep points as declared.
  ///
  /// A shard may be empty: there may be more machines than cases.
  ///
  /// - Throws: ``SuiteLoadError`` when no case is left, since a run of nothing would be green for no
  ///   reason.
  public init(suites: [Suite], options: RunOptions = RunOptions()) throws(SuiteLoadError) {
    self.options = options
    var suites = options.profile.map { profile in suites.map { $0.under(profile) } } ?? suites
    if !options.replacements.isEmpty {
      suites = suites.map { $0.replacing(options.replacements) }
    }
    try Self.checkSize(suites)
    let all = suites.flatMap { Self.entries(of: $0, seed: options.seed) }
    availableCount = all.count
    idleChoices = Self.idleChoices(options, among: all)
    let picked = all.filter { Self.isPicked($0, options) }
    guard !picked.isEmpty else {
      throw SuiteLoadError(Self.emptiness(suites, availableCount: all.count, options), file: "plan")
    }
    guard let choice = options.shard else {
      (entries, shard) = (picked, nil)
      return
    }
    let positions = choice.positions(
      of: picked.map(\.identity.key),
      durations: options.durations
    )
    entries = positions.map { picked[$0] }
    shard = RunShard(
      index: choice.index,
      count: choice.count,
      planCaseCount: picked.count,
      positions: positions
    )
  }

  /// The most cases of a plan, each point of a sweep being one.
  static let entryCountMax = 1_000_000

  /// Refuses sweeps of which small suites make more cases than fit into memory.
  private static func checkSize(_ suites: [Suite]) throws(SuiteLoadError) {
    var count = 0
    for suite in suites {
      for planned in suite.cases {
        // The grammar bounds the points of one sweep, so this cannot overflow.
        count += planned.sweep.reduce(1) { $0 * $1.values.count }
        guard count > entryCountMax else { continue }
        throw SuiteLoadError(
          "the sweeps make more than \(entryCountMax) cases; the first too many is "
            + "\(planned.id). Sweep fewer values",
          file: suite.file
        )
      }
    }
  }

  /// The folder that the paths of all its suites start from; nil when they have several.
  public var root: String? {
    let roots = Set(entries.map(\.suite.root))
    return roots.count == 1 ? roots.first : nil
  }

  /// The plan as reports know it.
  public var plannedCases: [PlannedCase] {
    entries.map {
      PlannedCase(
        identity: $0.identity,
        suiteName: $0.suite.name,
        kind: $0.testCase.kind,
        rules: $0.testCase.rules
      )
    }
  }

  private static func entries(of suite: Suite, seed: UInt64) -> [Entry] {
    suite.cases.flatMap { planned in
      CasePoint.all(of: planned).map { entry(planned, $0, suite, seed) }
    }
  }

  private static func entry(
    _ planned: SuiteCase,
    _ place: CasePoint,
    _ suite: Suite,
    _ seed: UInt64
  ) -> Entry {
    let identity = CaseIdentity(
      className: suite.className,
      name: place.name(of: planned),
      file: suite.file,
      line: place.scaling?.line ?? planned.line
    )
    return Entry(
      identity: identity,
      suite: suite,
      testCase: planned,
      point: place.values,
      seed: CaseSeed.of(identity.description, runSeed: seed),
      scaling: place.scaling
    )
  }

  private static func isPicked(_ entry: Entry, _ options: RunOptions) -> Bool {
    let name = entry.identity.description
    guard isNamed(entry, options) else { return false }
    if let only = options.only, !only.contains(entry.identity.key) { return false }
    if !options.filters.isEmpty, !options.filters.contains(where: { $0.matches(name) }) {
      return false
    }
    if options.exclusions.contains(where: { $0.matches(name) }) { return false }
    if options.skipsBenchmarks, entry.testCase.kind == .benchmark { return false }
    if !options.tags.isEmpty, options.tags.isDisjoint(with: entry.testCase.tags) { return false }
    let rules = entry.testCase.rules
    // A rule is asked for with its clauses.
    return options.rules.isEmpty
      || rules.contains {
        options.rules.contains($0) || options.rules.contains(ConformanceRule.id(ofName: $0))
      }
  }

  /// Whether a path names the case: by its suite, its line or its group of rules.
  private static func isNamed(_ entry: Entry, _ options: RunOptions) -> Bool {
    let suite = entry.suite.className
    let isAtLine = options.casesAtLines[suite].map { $0.contains(entry.testCase.id) }
    guard !options.ruleGroups.isEmpty else { return isAtLine ?? true }
    return isAtLine == true || options.wholeSuites.contains(suite)
      || entry.testCase.rules.contains { isOf(options.ruleGroups, $0) }
  }

  private static func isOf(_ groups: Set<String>, _ rule: String) -> Bool {
    groups.contains(String(rule.prefix { $0 != "-" }))
  }

  private static func idleChoices(_ options: RunOptions, among all: [Entry]) -> [String] {
    let filters = options.filters.filter { filter in
      !all.contains { filter.matches($0.identity.description) }
    }
    let tags = options.tags.subtracting(options.tags.isEmpty ? [] : all.flatMap(\.testCase.tags))
    let named = options.rules.isEmpty ? [] : Set(all.flatMap(\.testCase.rules))
    let rules = options.rules.subtracting(named)
      .subtracting(named.map { ConformanceRule.id(ofName: $0) })
    return filters.map { "--filter \($0.pattern)" } + tags.sorted().map { "--tag \($0)" }
      + rules.sorted().map { "--rule \($0)" }
  }

  private static func emptiness(
    _ suites: [Suite],
    availableCount: Int,
    _ options: RunOptions
  ) -> String {
    let files = suites.map(\.file).joined(separator: ", ")
    guard availableCount > 0 else { return "no cases in \(files); expected <case> or <benchmark>" }
    var asked = options.filters.map { "filter \($0.pattern)" }
    asked += options.exclusions.map { "without \($0.pattern)" }
    asked += options.tags.sorted().map { "tag \($0)" } + options.rules.sorted().map { "rule \($0)" }
    asked += options.ruleGroups.sorted().map { "rules \($0)" }
    if !options.casesAtLines.isEmpty { asked.append("the cases at the lines") }
    if options.only != nil { asked.append("the cases of a former run") }
    if options.skipsBenchmarks { asked.append("no benchmarks") }
    return "none of the \(availableCount) cases is left by: \(asked.joined(separator: ", ")); "
      + "`nibmark list` prints their names"
  }
}
