import ArgumentParser
import Foundation

/// Files of the forms that people read.
struct ReadableFileOptions: ParsableArguments {
  @Option(name: .long, help: "Write an HTML page to FILE.")
  var html: String?

  @Option(
    name: .long,
    help: "Write a Markdown summary to FILE, for a comment on a change."
  )
  var markdown: String?
}
