import ArgumentParser
import Foundation

// Errors become text and an exit code here and nowhere else.
StandardStreams.ignoreBrokenPipes()
do {
  var command = try Nibmark.parseAsRoot()
  try command.run()
} catch {
  CommandFailure.exit(with: error)
}
