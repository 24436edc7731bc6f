import Reporting

extension CommandFailure {
  /// Writes a file or tries whether it can be written; that it cannot is the command's failure.
  package static func writing(_ body: () throws(ReportError) -> Void) throws(CommandFailure) {
    do throws(ReportError) {
      try body()
    } catch {
      throw CommandFailure("\(error)", status: .reportNotWritten)
    }
  }
}
