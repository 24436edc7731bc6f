import Foundation
import Testing

/// Documents of other people's projects.
enum Corpus {
  /// The folder that `NIBMARK_CORPUS` names.
  static let folder = ProcessInfo.processInfo.environment["NIBMARK_CORPUS"]
  /// Why a test of the corpus does not run.
  static let absence: Comment = "set NIBMARK_CORPUS to a folder of documents"

  /// The paths of all documents whose names end so, sorted.
  static func files(_ suffix: String) -> [String] {
    guard let folder, let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
