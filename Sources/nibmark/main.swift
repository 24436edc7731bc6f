import ArgumentParser
import Foundation

// Errors become text and an exit code here and nowhere else.
StandardStreams.prepare()
do {
  var command = try Nibmark.parseAsRoot()
  try command.run()
  CommandFailure.exit()
} catch {
  CommandFailure.exit(with: error)
}
