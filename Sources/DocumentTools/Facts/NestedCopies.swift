import Files
import Foundation

/// Copies of a project that lie in its own folder: their documents are there twice, and one of them is told of.
struct NestedCopies: Sendable {
  /// The folders of such copies, each with the folder of the project that it is a copy of; the innermost first.
  private let copies: [(folder: String, original: String)]
  private let documents: Set<String>

  /// Finds projects of one name of which one lies in the folder of the other.
  ///
  /// - Complexity: O(projects²).
  init(_ files: ProjectFiles) {
    let projects = files.projects.compactMap { path -> (folder: String, name: Substring)? in
      let parts = path.split(separator: "/")
      guard parts.count > 1, parts[parts.count - 2].hasSuffix(".xcodeproj") else { return nil }
      return ("/" + parts.dropLast(2).map { $0 + "/" }.joined(), parts[parts.count - 2])
    }
    var copies: [(folder: String, original: String)] = []
    for copy in projects {
      let outer = projects.filter {
        $0.name == copy.name && $0.folder != copy.folder && copy.folder.hasPrefix($0.folder)
      }
      guard let original = outer.min(by: { $0.folder.count < $1.folder.count }) else { continue }
      copies.append((copy.folder, original.folder))
    }
    self.copies = copies.sorted { $0.folder.count > $1.folder.count }
    let hasArchive = files.documents.contains { $0.contains(Self.archiveFolder) }
    documents = copies.isEmpty && !hasArchive ? [] : Set(files.documents)
  }

  /// The folder that archives of a Mac have beside what was archived.
  private static let archiveFolder = "/__MACOSX/"

  /// Whether a document lies in a copy, and the project around the copy has it at the same place.
  func isCopy(_ path: String) -> Bool {
    guard !documents.isEmpty else { return false }
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    if path.contains(Self.archiveFolder),
      documents.contains(path.replacing(Self.archiveFolder, with: "/"))
    {
      return true
    }
    guard let copy = copies.first(where: { path.hasPrefix($0.folder) }) else { return false }
    return documents.contains(copy.original + path.dropFirst(copy.folder.count))
  }
}
