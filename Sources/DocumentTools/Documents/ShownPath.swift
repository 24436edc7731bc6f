import Files
import Foundation

/// The one name that a document has in reports, baselines and patterns, however its path is written.
enum ShownPath {
  /// A path from the folder that the check runs in, where it lies below; `.` for that folder itself.
  ///
  /// Links below the folder keep their names. What lies elsewhere keeps the path that it was given.
  ///
  /// - Complexity: O(characters), and a question to the system for each folder of a path that is not plain.
  static func of(_ path: String, from root: String) -> String {
    guard !root.isEmpty, !isPlain(path) else { return path }
    var parts = path.utf8.split(separator: slash).map { String(Substring($0)) }
    parts.removeAll { $0 == "." }
    var start = path.utf8.first == slash ? "/" : root
    // Behind a link, `..` is the folder above the one that the link leads to.
    if let climb = parts.lastIndex(of: "..") {
      guard let place = FileReader.resolve(([start] + parts[...climb]).joined(separator: "/"))
      else {
        return path
      }
      start = place
      parts.removeSubrange(...climb)
    }
    return rest(of: parts, in: start, from: root).map { $0.isEmpty ? "." : $0 } ?? path
  }

  /// A relative path without parts that say nothing, such as `./App//A.xib`.
  static func withoutDots(_ path: String) -> String {
    guard !isPlain(path), path.utf8.first != slash else { return path }
    let parts = path.utf8.split(separator: slash).map { String(Substring($0)) }
    return parts.filter { $0 != "." }.joined(separator: "/")
  }

  /// What follows the root in a path of names alone that begins in a folder; nil where it leads elsewhere.
  private static func rest(of parts: [String], in start: String, from root: String) -> String? {
    func joined(_ parts: some Sequence<String>) -> String { parts.joined(separator: "/") }
    if start == root { return joined(parts) }
    let real = FileReader.resolve(root) ?? root
    if start == real { return joined(parts) }
    let below = real == "/" ? real : real + "/"
    if start.utf8.starts(with: below.utf8) {
      let folder = String(Substring(start.utf8.dropFirst(below.utf8.count)))
      return joined([folder] + parts)
    }
    let home = identity(real)
    var place = start == "/" ? "" : start
    for (index, part) in parts.enumerated() {
      place += "/" + part
      if place == root || home != nil && identity(place) == home {
        return joined(parts[(index + 1)...])
      }
    }
    return nil
  }

  private static let slash = UInt8(ascii: "/")

  /// Whether a path is relative, and each part of it is a name.
  private static func isPlain(_ path: String) -> Bool {
    // A slash at either end makes an empty part.
    path.utf8.split(separator: slash, omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }

  /// What a file is on this machine, whatever its path.
  private static func identity(_ path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
  }
}
