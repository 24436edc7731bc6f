import ArgumentParser
import Files

/// The options of commands that look for files below folders.
package struct SearchOptions: ParsableArguments {
  @Flag(
    name: .long,
    help: """
      Also read hidden files and folders, build, Carthage, DerivedData and Pods, and linked folders \
      outside of the root.
      """
  )
  package var includeIgnored = false

  package init() {}
}

extension SearchOptions {
  /// Says on standard error what a search left out: one line, or one for each path.
  package static func tell(_ leftOut: [LeftOutPath], isVerbose: Bool) {
    guard let summary = LeftOutPath.Reason.summary(of: leftOut) else { return }
    StandardStreams.writeError("nibmark: " + summary)
    guard isVerbose else { return }
    for path in leftOut {
      StandardStreams.writeError("nibmark: left out: \(path.path): \(path.reason.explanation)")
    }
  }
}
