import Foundation
import Testing

/// Documents of other people's projects.
enum Corpus {
  /// The folder that `NIBMARK_CORPUS` names.
  static let folder = ProcessInfo.processInfo.environment["NIBMARK_CORPUS"]
  /// Why a test of the corpus does not run.
  static let absence: Comment = "set NIBMARK_CORPUS to a folder of documents"

  /// The paths of all documents, within the folder and sorted.
  static var paths: [String] {
    let all = folder.flatMap { FileManager.default.enumerator(atPath: $0)?.allObjects } ?? []
    return all.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }

  /// Where a document lies.
  static func location(_ path: String) -> String { (folder ?? "") + "/" + path }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: location(path))))
  }
}
