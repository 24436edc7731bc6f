import Foundation

/// A path, a folder, or a pattern of the shell for paths, as a project's file names documents.
///
/// In a pattern `*` stands for any characters, also for folders.
public struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written, without a slash at its end.
  public let description: String

  /// Reads a pattern; a `./` before it says nothing.
  public init(_ text: String) {
    var text = text[...]
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    while text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
    description = String(text)
  }

  /// Whether a document is meant: it has this path, lies below this folder, or fits the pattern.
  public func matches(_ path: String) -> Bool {
    holds(path) || fnmatch(description, path, 0) == 0
  }

  /// The part before the first sign that stands for others.
  var beginning: String { String(description.prefix { !"*?[".contains($0) }) }

  /// Whether a path, taken literally, is this one or lies below it.
  func holds(_ path: String) -> Bool {
    description == "." || path == description || path.hasPrefix(description + "/")
  }
}
