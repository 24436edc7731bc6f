/// The number of cases of each status.
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
  /// Cases that passed though their expectation file says that they fail.
  public var unexpectedPass = 0
  /// Cases that were planned but did not run.
  public var notRun = 0

  /// Creates totals of 0.
  public init() {}

  /// Counts statuses.
  public init(_ statuses: some Sequence<CaseStatus>) {
    for status in statuses { self[status] += 1 }
  }

  /// The number of cases with a status.
  public subscript(status: CaseStatus) -> Int {
    get { self[keyPath: Self.path(of: status)] }
    set { self[keyPath: Self.path(of: status)] = newValue }
  }

  /// The number of all cases.
  public var count: Int { CaseStatus.allCases.reduce(0) { $0 + self[$1] } }

  /// The number of cases that fail the run.
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
