import DocumentTools
import NibmarkRunner

extension SearchOptions {
  /// The documents at and below paths; says on standard error what was left out.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - isVerbose: Whether each path that was left out is named.
  ///   - leavingOut: What else is left out.
  /// - Returns: The documents, with what cannot be read.
  /// - Throws: `DocumentToolError` where there is none.
  func documents(
    at paths: [String],
    isVerbose: Bool,
    leavingOut: (inout DocumentFinder.Found) -> Void = { _ in }
  ) throws(DocumentToolError) -> DocumentFinder.Found {
    var found = try DocumentFinder.documents(at: paths, includesIgnored: includeIgnored)
    leavingOut(&found)
    Self.tell(found.leftOut, isVerbose: isVerbose)
    if let mistake = found.mistake { throw mistake }
    return found
  }
}
