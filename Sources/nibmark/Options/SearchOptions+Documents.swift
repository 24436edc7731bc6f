import DocumentTools
import NibmarkRunner

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
}
