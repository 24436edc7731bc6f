import Files
import Foundation

/// A path of a suite as a person gives it, with the line of a case where one is named.
public struct SuitePlace: Hashable, Sendable {
  /// The file or folder.
  public let path: String
  /// The line, from 1; nil for all of the suite.
  public let line: Int?

  /// Reads `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`, with or without a colon behind it.
  ///
  /// A file whose name ends in a colon and a number is that file. Places that reports print are read below the root as
  /// well, where the working folder has no such file.
  public init(_ text: String, root: String? = nil) {
    let candidates = Self.readings(of: text)
    let isThere = FileManager.default.fileExists(atPath:)
    if let found = candidates.first(where: { isThere($0.path) }) {
      (path, line) = found
      return
    }
    let folder = root ?? WorkTree.holding(".")
    for one in candidates where one.line != nil && !one.path.hasPrefix("/") {
      guard let folder, isThere(folder + "/" + one.path) else { continue }
      (path, line) = (folder + "/" + one.path, one.line)
      return
    }
    // No reading is a file: the message names the file that was meant.
    (path, line) = candidates.last { $0.path.hasSuffix(".xml") } ?? (text, nil)
  }

  /// The text as a path, as a path with a line, and as one with a line and a column.
  private static func readings(of text: String) -> [(path: String, line: Int?)] {
    var readings: [(path: String, line: Int?)] = [(text, nil)]
    var rest = text.last == ":" ? text.dropLast() : text[...]
    for _ in 0..<2 {
      guard let colon = rest.lastIndex(of: ":"), colon > rest.startIndex else { break }
      let digits = rest[rest.index(after: colon)...]
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { break }
      rest = rest[..<colon]
      readings.append((String(rest), Int(digits) ?? .max))
    }
    return readings
  }
}
