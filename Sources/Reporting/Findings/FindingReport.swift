import TestModel

/// The findings of a check in one of their forms.
public struct FindingReport: RunRenderer {
  private let format: FindingFormat
  private let context: CheckContext

  /// Creates the report of a form.
  public init(_ format: FindingFormat, _ context: CheckContext) {
    self.format = format
    self.context = context
  }

  /// The word for the form.
  public var formatName: String { format.rawValue }

  /// The whole report as text.
  public func render(_ run: RunResult) throws(ReportError) -> String {
    let report = CheckReport(run, context)
    switch format {
    case .text:
      let text = CheckText(report: report, style: ConsoleStyle(terminal: ConsoleTerminal()))
      let lines = text.findings + text.summary(run.messages, written: [], errors: [])
      return lines.drop { $0.isEmpty }.map { $0 + "\n" }.joined()
    case .json: return try FindingList(report: report).text
    case .markdown: return CheckMarkdown(report: report).text
    case .github: return CheckAnnotations(report: report).text
    case .gitlab: return try CodeQuality(report: report).text
    case .sarif: return try SARIFReport(report: report).text
    }
  }
}
