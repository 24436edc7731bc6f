/// Which reader a JUnit report is written for.
///
/// There is no one JUnit format: schemas that some readers enforce forbid what others need.
public enum JUnitDialect: String, Sendable, CaseIterable {
  /// What most readers take: file and line of each case, and properties of cases.
  case common
  /// Valid under both the Ant (windyroad) schema and Jenkins' `junit-10.xsd`: neither file nor line,
  /// properties and output per suite.
  case strict
  /// Valid under Maven Surefire's schema 3.0.2: a single suite as the root.
  case surefire
  /// What GitLab shows: the file, and everything in the body of a failure; no properties.
  case gitlab

  /// What the dialect allows and requires, so that the writer asks for facts and not for names.
  struct Features {
    /// Whether the root is `testsuites`; else all cases lie in one `testsuite`.
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
    /// Whether cases carry their output; else the suite does.
    var caseHasOutput = true
    /// Whether cases carry earlier attempts.
    var caseHasAttempts = false
    /// Whether earlier attempts that could not be judged have element names of their own.
    var attemptsHaveErrors = false
    /// How many decimals a time has, in seconds.
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
