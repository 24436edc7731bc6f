/// The reader for which a JUnit report is written.
///
/// There is no single JUnit format: some readers' schemas forbid what others need.
public enum JUnitDialect: String, Sendable, CaseIterable {
  /// For most readers: file and line of each case, and properties of cases.
  case common
  /// Valid under both the Ant (windyroad) schema and Jenkins' `junit-10.xsd`.
  ///
  /// It has neither file nor line; properties and output belong to suites.
  case strict
  /// Valid under Maven Surefire's schema 3.0.2: the root is a single suite.
  case surefire
  /// For GitLab: the file, and everything else in the body of a failure; no properties.
  case gitlab

  /// The features that a dialect allows and requires.
  struct Features {
    /// Whether the root is `testsuites`; otherwise one `testsuite` has all cases.
    var hasSeveralSuites = true
    /// Whether the root carries name, time and totals.
    var rootHasTotals = false
    /// Whether suites carry `package`, `id` and `hostname`.
    var suiteHasPlace = true
    /// Whether suites carry `file`.
    var suiteHasFile = false
    /// Whether suites carry properties.
    var suiteHasProperties = true
    /// Whether cases carry `file`.
    var caseHasFile = false
    /// Whether cases carry `line`.
    var caseHasLine = false
    /// Whether cases carry properties.
    var caseHasProperties = false
    /// Whether cases carry their output; otherwise the suite does.
    var caseHasOutput = true
    /// Whether cases carry earlier attempts.
    var caseHasAttempts = false
    /// Whether earlier attempts that could not be judged have element names of their own.
    var attemptsHaveErrors = false
    /// The number of decimals of a time in seconds.
    var timeDecimalCount = 6
  }

  var features: Features {
    switch self {
    case .common:
      Features(
        rootHasTotals: true,
        suiteHasFile: true,
        caseHasFile: true,
        caseHasLine: true,
        caseHasProperties: true,
        caseHasAttempts: true
      )
    case .strict:
      // Jenkins' pattern for a suite's time allows three decimals.
      Features(caseHasOutput: false, timeDecimalCount: 3)
    case .surefire:
      Features(
        hasSeveralSuites: false,
        suiteHasPlace: false,
        caseHasAttempts: true,
        attemptsHaveErrors: true
      )
    case .gitlab:
      Features(rootHasTotals: true, suiteHasProperties: false, caseHasFile: true)
    }
  }
}
