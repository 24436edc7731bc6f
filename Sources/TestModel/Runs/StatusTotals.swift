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
