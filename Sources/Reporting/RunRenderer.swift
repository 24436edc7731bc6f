import TestModel

/// A report format for a finished run.
public protocol RunRenderer {
  /// The name of the format: `junit`, `json`, `html`.
  var formatName: String { get }

  /// The whole report as text.
  func render(_ run: RunResult) throws(ReportError) -> String
}
