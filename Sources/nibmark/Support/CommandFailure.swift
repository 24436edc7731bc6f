/// Something that keeps a command from doing its work, as a person should read it.
struct CommandFailure: Error, CustomStringConvertible {
  /// What is wrong and what to do, one finding a line.
  let description: String
  /// Which row of the table of exit codes it is.
  let status: ExitStatus

  init(_ description: String, status: ExitStatus = .invalidInput) {
    self.description = description
    self.status = status
  }
}
