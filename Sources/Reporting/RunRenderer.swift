import TestModel

/// A form of report made of a finished run.
public protocol RunRenderer {
  /// The word for the form: `junit`, `json`, `html`.
  var formatName: String { get }

  /// The whole report as text.
  func render(_ run: RunResult) throws(ReportError) -> String
}
