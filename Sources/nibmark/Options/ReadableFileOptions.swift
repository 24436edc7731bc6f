import ArgumentParser
import Foundation

/// Files of the forms that people read.
struct ReadableFileOptions: ParsableArguments {
  @Option(name: .long, help: "Write the page to this file.")
  var html: String?

  @Option(
    name: .long,
    help: "Write a summary in Markdown, as for a comment on a change, to this file."
  )
  var markdown: String?
}
