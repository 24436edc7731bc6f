import Files
import Foundation

/// Copies of a project that lie in its own folder, or in a branch beside its trunk: their documents are there twice, and one of them is told of.
struct NestedCopies: Sendable {
  /// The folders of such copies, each with the folder of the project that it is a copy of.
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
      if let original = outer.min(by: { $0.folder.count < $1.folder.count }) {
        copies.append((copy.folder, original.folder))
      }
      if let trunk = Self.trunk(of: copy.folder),
        projects.contains(where: { $0.folder == trunk && $0.name == copy.name })
      {
        copies.append((copy.folder, trunk))
      }
    }
    self.copies = copies
    let hasArchive = files.documents.contains { $0.contains(Self.archiveFolder) }
    documents = copies.isEmpty && !hasArchive ? [] : Set(files.documents)
  }

  /// The folder in `trunk` of a folder in `branches` or `tags`, as Subversion has them; nil for any other.
  private static func trunk(of folder: String) -> String? {
    var parts = folder.split(separator: "/")
    guard let place = parts.firstIndex(where: { $0 == "branches" || $0 == "tags" }),
      place + 1 < parts.count
    else { return nil }
    parts.replaceSubrange(place...(place + 1), with: ["trunk"])
    return "/" + parts.map { $0 + "/" }.joined()
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
    return copies.contains { copy in
      path.hasPrefix(copy.folder)
        && documents.contains(copy.original + path.dropFirst(copy.folder.count))
    }
  }
}
