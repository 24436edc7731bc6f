import TestModel

/// The run as a JUnit report: one `testcase` for each case.
public struct JUnitReport: RunRenderer {
  /// Which reader it is for.
  public var dialect: JUnitDialect

  /// Creates the form.
  public init(dialect: JUnitDialect = .common) {
    self.dialect = dialect
  }

  /// The word for the form.
  public var formatName: String { "junit" }

  /// The document.
  public func render(_ run: RunResult) -> String {
    var document = JUnitDocument(run: run, features: dialect.features)
    return document.text()
  }
}
