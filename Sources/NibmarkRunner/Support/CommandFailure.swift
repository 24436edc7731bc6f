/// Something that keeps a command from doing its work, as a person should read it.
package struct CommandFailure: Error, CustomStringConvertible {
  /// What is wrong and what to do, one finding a line.
  package let lines: [String]
  /// Which row of the table of exit codes it is.
  package let status: ExitStatus

  /// Creates the failure of one finding; names in it may hold line feeds.
  package init(_ description: String, status: ExitStatus = .invalidInput) {
    self.init(lines: [description], status: status)
  }

  /// Creates the failure of some findings.
  package init(lines: [String], status: ExitStatus = .invalidInput) {
    self.lines = lines
    self.status = status
  }

  package var description: String { lines.joined(separator: "\n") }
}
