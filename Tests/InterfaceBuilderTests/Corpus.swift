import Foundation

/// The real documents beside the repository, when they are there.
enum Corpus {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let root = repository.appending(path: "../shared/corpus").standardized.path

  static var isPresent: Bool { FileManager.default.fileExists(atPath: root) }

  /// The paths of all documents below the root, sorted.
  static var paths: [String] {
    let all = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String]) ?? []
    return all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: root + "/" + path)))
  }
}
