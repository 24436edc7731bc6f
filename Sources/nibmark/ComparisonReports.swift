import Reporting
import TestModel

/// Which reports of a comparison are written, and where: the same for `compare` and, made again, for `report`.
struct ComparisonReports {
  /// The folder of all of them; nil when none was asked for.
  var folder: String?
  /// Files for JUnit.
  var junit: String?
  /// The readers that JUnit is for.
  var junitDialect: JUnitDialect = .common
  /// The file of the page.
  var html: String?
  /// The file of the Markdown.
  var markdown: String?
  /// The series that the page shows.
  var history: [MetricSeries] = []

  /// A report with the file that it goes to.
  struct Output {
    var formatName: String
    var path: String
    var text: () throws(ReportError) -> String
  }

  /// The reports that were asked for.
  func outputs(of comparison: RunComparison) -> [Output] {
    let run = comparison.run
    func text(_ path: String, _ renderer: any RunRenderer) -> Output {
      Output(formatName: renderer.formatName, path: path) { () throws(ReportError) in
        try renderer.render(run)
      }
    }
    let junitReport = JUnitReport(dialect: junitDialect)
    let page = HTMLReport(history: history, comparison: comparison)
    var outputs: [Output] = []
    if let folder {
      outputs.append(
        Output(formatName: "json", path: folder + "/comparison.json") { () throws(ReportError) in
          try ComparisonFile.text(of: comparison)
        }
      )
      outputs.append(text(folder + "/comparison.xml", junitReport))
      outputs.append(self.markdown(folder + "/comparison.md", comparison))
      outputs.append(text(folder + "/comparison.html", page))
    }
    if let junit { outputs.append(text(junit, junitReport)) }
    if let html { outputs.append(text(html, page)) }
    if let markdown { outputs.append(self.markdown(markdown, comparison)) }
    return outputs
  }

  private func markdown(_ path: String, _ comparison: RunComparison) -> Output {
    Output(formatName: "markdown", path: path) { () throws(ReportError) in
      ComparisonMarkdown().render(comparison)
    }
  }

  /// Writes the reports; one that fails never takes another with it.
  ///
  /// - Returns: Whether all of them were written.
  func write(_ comparison: RunComparison, tell: (Output) -> Void = { _ in }) -> Bool {
    var isWritten = true
    for output in outputs(of: comparison) {
      do {
        try ReportFile.write(try output.text(), to: output.path)
        tell(output)
      } catch {
        StandardStreams.writeError("nibmark: \(error)")
        isWritten = false
      }
    }
    return isWritten
  }
}
