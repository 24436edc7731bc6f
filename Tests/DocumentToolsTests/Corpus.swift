import Foundation
import Testing

/// Documents of other people's projects.
enum Corpus {
  /// The folder that `NIBMARK_CORPUS` names.
  static let folder = ProcessInfo.processInfo.environment["NIBMARK_CORPUS"]
  /// Why a test of the corpus does not run.
  static let absence: Comment = "set NIBMARK_CORPUS to a folder of documents"
}
