import TestModel

/// Which reports of a comparison are written, and where.
public struct ComparisonReports: Sendable {
  private let folder: String?
  private let junit: String?
  private let junitDialect: JUnitDialect
  private let html: String?
  private let markdown: String?
  private let history: [MetricSeries]

  /// Names the reports.
  ///
  /// - Parameters:
  ///   - folder: The folder of all of them; nil when none was asked for.
  ///   - junit: The file of JUnit beside it.
  ///   - junitDialect: The readers that JUnit is for.
  ///   - html: The file of the page.
  ///   - markdown: The file of the Markdown.
  ///   - history: The series that the page shows.
  public init(
    folder: String?,
    junit: String?,
    junitDialect: JUnitDialect,
    html: String?,
    markdown: String?,
    history: [MetricSeries]
  ) {
    self.folder = folder
    self.junit = junit
    self.junitDialect = junitDialect
    self.html = html
    self.markdown = markdown
    self.history = history
  }

  /// The files with the options that name them.
  public var paths: [NamedPath] {
    let names = ["comparison.json", "comparison.xml", "comparison.md", "comparison.html"]
    let own = folder.map { folder in names.map { NamedPath("--output", folder + "/" + $0) } } ?? []
    let others = [("--junit", junit), ("--html", html), ("--markdown", markdown)]
    return own + others.compactMap { option, path in path.map { NamedPath(option, $0) } }
  }

  /// A report with the file that it goes to.
  public struct Output {
    /// The form's name.
    public var formatName: String
    /// The file.
    public var path: String
    var text: () throws(ReportError) -> String
  }

  /// The reports that were asked for.
  private func outputs(of comparison: RunComparison) -> [Output] {
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
  /// - Parameters:
  ///   - comparison: What was compared.
  ///   - tell: Hears of each report that was written.
  ///   - complain: Hears why one was not.
  /// - Returns: Whether all of them were written.
  public func write(
    _ comparison: RunComparison,
    tell: (Output) -> Void = { _ in },
    complain: (ReportError) -> Void
  ) -> Bool {
    var isWritten = true
    for output in outputs(of: comparison) {
      do throws(ReportError) {
        try ReportFile.write(try output.text(), to: output.path)
        tell(output)
      } catch {
        complain(error)
        isWritten = false
      }
    }
    return isWritten
  }
}
