import Foundation

/// The documents of this repository: those of its suites and its examples.
enum RepositoryDocuments {
  static let paths: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["Suites", "Examples"].flatMap { name -> [String] in
      let folder = root.appending(path: name).path
      let all = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
      return all.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
        .map { "\(folder)/\($0)" }
    }
  }()
}
