import Foundation

/// Finds the documents that a person means by some paths.
public enum DocumentFinder {
  /// The documents at and below the paths, each once, in the order of their paths.
  ///
  /// Hidden folders and what package managers and Xcode build are left out: nobody edits those.
  /// - Throws: `DocumentToolError` when a path does not exist or holds no document.
  /// - Complexity: O(files below the folders).
  public static func documents(at paths: [String]) throws(DocumentToolError) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for path in paths {
      let below = try documents(at: path)
      if below.isEmpty {
        throw DocumentToolError("\(path): no .xib or .storyboard below here")
      }
      found += below.filter { seen.insert($0).inserted }
    }
    return found
  }

  private static func documents(at path: String) throws(DocumentToolError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw DocumentToolError("\(path): no such file or folder")
    }
    guard isFolder.boolValue else { return [path] }
    var result: [String] = []
    collect(path == "." ? "" : path, into: &result, depth: 0)
    return result
  }

  // Symbolic links to folders are not followed, so the walk ends; the depth is a belt to that brace.
  private static func collect(_ folder: String, into result: inout [String], depth: Int) {
    guard depth < 200,
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? "." : folder
      )
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") && !skippedFolders.contains(name) {
      let path = folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let type =
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      if type == .typeDirectory {
        collect(path, into: &result, depth: depth + 1)
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
        result.append(path)
      }
    }
  }

  /// Folders of what package managers and Xcode make.
  static let skippedFolders: Set<String> = ["DerivedData", "Carthage", "Pods", "build"]
}

/// Why a command on documents cannot do its work.
public struct DocumentToolError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, with the path.
  public let description: String

  /// Creates an error.
  public init(_ description: String) {
    self.description = description
  }
}
