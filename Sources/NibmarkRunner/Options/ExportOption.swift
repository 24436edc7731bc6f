import ArgumentParser
import Reporting

/// A form for other tools with the file that it goes to, as in `bencher=metrics.json`.
package struct ExportOption: ExpressibleByArgument {
  package let format: ExportFormat
  package let path: String

  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = ExportFormat(rawValue: parts[0]) else { return nil }
    self.format = format
    path = parts[1]
  }

  /// The report to write.
  package var output: ReportOutput { ReportOutput(format.renderer, to: path) }

  /// What may stand before the equals sign.
  package static let help: ArgumentHelp = ArgumentHelp(
    "Write the figures to FILE for another tool; FORMAT is "
      + ExportFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    valueName: "FORMAT=FILE"
  )
}

extension ExportFormat: ExpressibleByArgument {}
