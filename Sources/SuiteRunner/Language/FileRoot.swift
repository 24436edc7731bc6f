import Files
import Foundation

/// The folder below which files may be read, links resolved.
struct FileRoot: Sendable {
  /// The real path, without a slash at its end.
  let root: String

  /// Why a path was refused.
  struct Refusal: Error {
    let message: String
  }

  init(_ folder: String) {
    root = Self.realPath(folder) ?? folder
  }

  /// The real path of a file that is named relative to another one's folder.
  ///
  /// - Throws: ``Refusal`` when it does not exist, cannot be opened, or lies outside of the root after links
  ///   are resolved.
  func resolve(_ written: String, besides file: String) throws(Refusal) -> String {
    let folder = (file as NSString).deletingLastPathComponent
    let candidate = (folder as NSString).appendingPathComponent(written)
    // Nothing outside of the root is even looked at, so that no answer tells what is there.
    let plain = (candidate as NSString).standardizingPath
    guard let real = Self.realPath(candidate) else {
      guard contains(plain) else { throw outside(written) }
      throw Refusal(message: "no file \"\(written)\"; looked for \(relative(plain))")
    }
    guard contains(real) else { throw outside(written) }
    do throws(FileError) {
      _ = try OpenFile(real, byteCountMax: .max)
    } catch {
      guard error.reason != .folder else {
        throw Refusal(message: "\"\(written)\" is a folder; expected a file")
      }
      throw Refusal(message: "\"\(written)\" cannot be read: \(error.explanation)")
    }
    return real
  }

  private func outside(_ written: String) -> Refusal {
    Refusal(
      message: "\"\(written)\" lies outside of the root \(root); "
        + "expected a file below it, or a folder that holds both as --root"
    )
  }

  /// Whether a real path lies below the root.
  func contains(_ path: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  /// The path below the root, or the whole path when it lies elsewhere.
  func relative(_ path: String) -> String {
    let prefix = root == "/" ? "/" : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The path with all links resolved; nil when there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
