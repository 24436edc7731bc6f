import ArgumentParser
import Foundation

/// Files of the forms that people read.
package struct ReadableFileOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("Write an HTML page to FILE.", valueName: "FILE"))
  package var html: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write a Markdown summary to FILE, for a comment on a change.",
      valueName: "FILE"
    )
  )
  package var markdown: String?

  package init() {}
}
