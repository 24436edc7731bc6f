import ArgumentParser
import DocumentTools
import Files

/// The options of commands that look for files below folders.
struct SearchOptions: ParsableArguments {
  @Flag(
    name: .long,
    help: """
      Also read hidden files and folders, build, Carthage, DerivedData and Pods, and linked folders \
      outside of the root.
      """
  )
  var includeIgnored = false
}

extension SearchOptions {
  /// The documents at and below paths; says on standard error what was left out.
  func documents(
    at paths: [String],
    isVerbose: Bool
  ) throws(DocumentToolError) -> DocumentFinder.Found {
    let found = try DocumentFinder.documents(at: paths, includesIgnored: includeIgnored)
    Self.tell(found.leftOut, isVerbose: isVerbose)
    if let mistake = found.mistake { throw mistake }
    return found
  }

  /// Says on standard error what a search left out: one line, or one for each path.
  static func tell(_ leftOut: [LeftOutPath], isVerbose: Bool) {
    guard let summary = LeftOutPath.Reason.summary(of: leftOut) else { return }
    StandardStreams.writeError("nibmark: " + summary)
    guard isVerbose else { return }
    for path in leftOut {
      StandardStreams.writeError("nibmark: left out: \(path.path): \(path.reason.explanation)")
    }
  }
}
