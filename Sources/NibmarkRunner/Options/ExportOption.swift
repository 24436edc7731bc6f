import ArgumentParser
import Reporting

/// A form for other tools with the file that it goes to, as in `bencher=metrics.json`.
struct ExportOption: ExpressibleByArgument {
  let format: ExportFormat
  let path: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = ExportFormat(rawValue: parts[0]) else { return nil }
    self.format = format
    path = parts[1]
  }

  /// The report to write.
  var output: ReportOutput { ReportOutput(format.renderer, to: path) }

  /// What may stand before the equals sign.
  static let help: ArgumentHelp = ArgumentHelp(
    "Write the figures to FILE for another tool; FORMAT is "
      + ExportFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    valueName: "FORMAT=FILE"
  )
}

extension ExportFormat: ExpressibleByArgument {}
