import ArgumentParser
import Foundation
import Processes

// Errors become text and an exit code here and nowhere else.
StandardStreams.prepare()
do {
  var command = try Nibmark.parseAsRoot(Array(ProgramStart.arguments.dropFirst()))
  try command.run()
  CommandFailure.exit()
} catch {
  CommandFailure.exit(with: error)
}
