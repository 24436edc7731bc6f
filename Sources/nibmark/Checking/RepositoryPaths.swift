import Files
import Foundation
import NibmarkRunner

/// Translates paths of the file system to those of a repository.
struct RepositoryPaths {
  private let folder: String

  /// Creates a translation.
  ///
  /// - Parameter folder: The root of the work tree.
  init(_ folder: String) { self.folder = FileReader.resolve(folder) ?? folder }

  /// The path of a file or folder from the root, links resolved; nil outside of the work tree.
  func relative(_ path: String) -> String? {
    guard let resolved = FileReader.resolve(path) else { return nil }
    if resolved == folder { return "" }
    guard resolved.hasPrefix(folder + "/") else { return nil }
    return String(resolved.dropFirst(folder.count + 1))
  }

  /// The path from the root of a file whose links are kept; nil outside of the work tree.
  func unresolved(_ path: String) -> String? {
    let parts = (path as NSString).deletingLastPathComponent
    guard let folder = relative(parts.isEmpty ? "." : parts) else { return nil }
    let name = (path as NSString).lastPathComponent
    return folder.isEmpty ? name : folder + "/" + name
  }
}
