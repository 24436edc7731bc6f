/// A walk through all folders below one, by names alone.
///
/// Links are not followed, so a walk ends; what cannot be read is passed over.
package struct FolderWalk {
  /// A name in a folder.
  package struct Entry {
    /// The path of the folder that it stands in, with a slash at its end.
    package let folder: String
    /// The name.
    package let name: String
    /// What follows the last dot, in lower case; empty without one.
    package let ending: String
    /// Whether it is a folder.
    package let isFolder: Bool

    /// Its path.
    package var path: String { folder + name }
  }

  /// Visits what stands below a folder, each folder before what it holds.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - folderCountMax: After so many folders the walk ends.
  ///   - visit: Takes an entry and answers whether to look into it.
  /// - Returns: Whether all was visited.
  /// - Complexity: O(names).
  package static func visit(
    _ root: String,
    folderCountMax: Int,
    _ visit: (Entry) -> Bool
  ) -> Bool {
    var waiting = [root.hasSuffix("/") ? root : root + "/"]
    var count = 0
    while let folder = waiting.popLast() {
      guard count < folderCountMax else { return false }
      count += 1
      guard let listing = try? FolderReader.read(folder) else { continue }
      for entry in listing.entries {
        guard let name = entry.name else { continue }
        let isFolder = entry.kind == .folder
        let seen = Entry(folder: folder, name: name, ending: entry.ending, isFolder: isFolder)
        if visit(seen), isFolder { waiting.append(seen.path + "/") }
      }
    }
    return true
  }

  /// Whether there is a folder with something in it.
  package static func hasContent(_ folder: String) -> Bool {
    ((try? FolderReader.read(folder))?.entries.isEmpty ?? true) == false
  }
}
