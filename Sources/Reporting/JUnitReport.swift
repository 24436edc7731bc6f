import TestModel

/// The run as a JUnit report: one `testcase` for each case.
public struct JUnitReport: RunRenderer {
  /// The reader for which the report is written.
  public var dialect: JUnitDialect

  /// Creates the format, for most readers unless told otherwise.
  public init(dialect: JUnitDialect = .common) {
    self.dialect = dialect
  }

  /// `junit`.
  public var formatName: String { "junit" }

  /// The run as an XML document.
  public func render(_ run: RunResult) -> String {
    var document = JUnitDocument(run: run, features: dialect.features)
    return document.text()
  }
}
