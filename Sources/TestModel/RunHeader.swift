/// What is known of a run when it starts.
public struct RunHeader: Codable, Hashable, Sendable {
  /// The version of Nibmark.
  public var toolVersion: String
  /// When the run started.
  public var startedAt: Timestamp
  /// The seed of everything random.
  public var seed: UInt64
  /// The machine.
  public var host: HostFingerprint
  /// The commit under test; nil outside a work tree.
  public var commit: String?
  /// The folder below which files may be read.
  public var root: String
  /// The command line as given.
  public var arguments: [String]
  /// Further facts that reports print, in order.
  public var properties: [CaseProperty]
  /// The part of the plan that was run; nil for all of it.
  public var shard: RunShard?

  /// Creates a header.
  public init(
    toolVersion: String,
    startedAt: Timestamp,
    seed: UInt64,
    host: HostFingerprint,
    commit: String? = nil,
    root: String,
    arguments: [String] = [],
    properties: [CaseProperty] = [],
    shard: RunShard? = nil
  ) {
    self.toolVersion = toolVersion
    self.startedAt = startedAt
    self.seed = seed
    self.host = host
    self.commit = commit
    self.root = root
    self.arguments = arguments
    self.properties = properties
    self.shard = shard
  }
}

/// What two runs must share before their times may be compared.
public struct HostFingerprint: Codable, Hashable, Sendable {
  /// The host's name.
  public var hostName: String
  /// The operating system and its version.
  public var operatingSystem: String
  /// The processor's model.
  public var processorModel: String
  /// How many cores the process may use.
  public var coreCount: Int
  /// The compiler that built the tool.
  public var swiftVersion: String

  /// Creates a fingerprint.
  public init(
    hostName: String,
    operatingSystem: String,
    processorModel: String,
    coreCount: Int,
    swiftVersion: String
  ) {
    self.hostName = hostName
    self.operatingSystem = operatingSystem
    self.processorModel = processorModel
    self.coreCount = coreCount
    self.swiftVersion = swiftVersion
  }
}

/// How a run ended.
public struct RunSummary: Hashable, Sendable {
  /// How many cases ended in each way.
  public var totals: StatusTotals
  /// Wall time of the run.
  public var duration: Duration
  /// Whether every planned case had its turn; a run that was stopped or killed is not complete.
  public var isComplete: Bool
  /// How many cases are not red only because they were run again.
  public var flakyCount: Int
  /// Whether one of those keeps the run from being green.
  public var failsOnFlaky: Bool

  /// Creates a summary.
  public init(
    totals: StatusTotals,
    duration: Duration,
    isComplete: Bool,
    flakyCount: Int = 0,
    failsOnFlaky: Bool = false
  ) {
    self.totals = totals
    self.duration = duration
    self.isComplete = isComplete
    self.flakyCount = flakyCount
    self.failsOnFlaky = failsOnFlaky
  }

  /// Whether the run is green: complete, with at least one case, none red and none flaky that counts.
  public var isGreen: Bool {
    isComplete && totals.count > 0 && totals.redCount == 0 && !isRedByFlaky
  }

  /// Whether flaky cases keep the run from being green.
  public var isRedByFlaky: Bool { failsOnFlaky && flakyCount > 0 }
}

extension RunSummary: Codable {
  private enum CodingKeys: String, CodingKey {
    case totals, seconds, isComplete, flakyCount, failsOnFlaky
  }

  /// Reads a summary.
  public init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      totals: try box.decode(StatusTotals.self, forKey: .totals),
      duration: Duration(reportSeconds: try box.decode(Double.self, forKey: .seconds)),
      isComplete: try box.decode(Bool.self, forKey: .isComplete),
      flakyCount: try box.decodeIfPresent(Int.self, forKey: .flakyCount) ?? 0,
      failsOnFlaky: try box.decodeIfPresent(Bool.self, forKey: .failsOnFlaky) ?? false
    )
  }

  /// Writes the summary.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(totals, forKey: .totals)
    try box.encode(duration.reportSeconds, forKey: .seconds)
    try box.encode(isComplete, forKey: .isComplete)
    if flakyCount > 0 { try box.encode(flakyCount, forKey: .flakyCount) }
    if failsOnFlaky { try box.encode(failsOnFlaky, forKey: .failsOnFlaky) }
  }
}

/// How many cases ended in each way.
public struct StatusTotals: Codable, Hashable, Sendable {
  /// Cases whose expectations held.
  public var passed = 0
  /// Cases with an expectation that did not hold.
  public var failed = 0
  /// Cases that could not be judged.
  public var error = 0
  /// Cases left out on purpose.
  public var skipped = 0
  /// Cases that failed as their expectation file says.
  public var expectedFailure = 0
  /// Cases that passed against their expectation file.
  public var unexpectedPass = 0
  /// Cases whose turn never came.
  public var notRun = 0

  /// Creates totals of nothing.
  public init() {}

  /// Creates the totals of some endings.
  public init(_ statuses: some Sequence<CaseStatus>) {
    for status in statuses { self[status] += 1 }
  }

  /// How many cases ended that way.
  public subscript(status: CaseStatus) -> Int {
    get { self[keyPath: Self.path(of: status)] }
    set { self[keyPath: Self.path(of: status)] = newValue }
  }

  /// How many cases there are in all.
  public var count: Int { CaseStatus.allCases.reduce(0) { $0 + self[$1] } }

  /// How many cases turn the run red.
  public var redCount: Int {
    CaseStatus.allCases.reduce(0) { $0 + ($1.isRed ? self[$1] : 0) }
  }

  private static func path(of status: CaseStatus) -> WritableKeyPath<StatusTotals, Int> {
    switch status {
    case .passed: \.passed
    case .failed: \.failed
    case .error: \.error
    case .skipped: \.skipped
    case .expectedFailure: \.expectedFailure
    case .unexpectedPass: \.unexpectedPass
    case .notRun: \.notRun
    }
  }
}
