import Foundation
import TestModel

/// `comparison.json`: a comparison as one JSON object with sorted keys.
public enum ComparisonFile {
  /// The object, followed by a line feed.
  ///
  /// - Throws: `ReportError` when a value cannot be encoded.
  public static func text(of comparison: RunComparison) throws(ReportError) -> String {
    try ReportCoding.text(of: comparison, isPretty: true, path: "comparison.json") + "\n"
  }

  /// Reads a comparison; nil when the file holds another object of Nibmark.
  ///
  /// - Throws: `ReportError` when the file is missing, or is of a later format.
  public static func readIfComparison(_ path: String) throws(ReportError) -> RunComparison? {
    struct Mark: Decodable {
      struct Side: Decodable { var name: String }
      var base: Side
      var head: Side
      var failOn: [String]
    }
    let bytes = try ReportFile.read(path)
    guard (try? ReportCoding.value(of: Mark.self, from: bytes, path: path)) != nil else {
      return nil
    }
    return try read(path)
  }

  /// Reads a comparison.
  ///
  /// - Throws: `ReportError` when the file is missing, is no comparison, or is of a later format.
  public static func read(_ path: String) throws(ReportError) -> RunComparison {
    try decode(try ReportFile.read(path), path: path)
  }

  /// Reads a comparison from bytes; errors name the path.
  ///
  /// - Throws: `ReportError` when they are no comparison, or of a later format.
  public static func decode(_ bytes: Data, path: String) throws(ReportError) -> RunComparison {
    struct Version: Decodable { var formatVersion: Int }
    let version = try ReportCoding.value(of: Version.self, from: bytes, path: path)
    guard version.formatVersion <= RunComparison.currentFormatVersion else {
      throw ReportError(
        code: .newerFormat,
        path: path,
        message: "has format \(version.formatVersion), this version reads up to "
          + "\(RunComparison.currentFormatVersion)",
        hint: "read it with the version of Nibmark that wrote it"
      )
    }
    return try ReportCoding.value(of: RunComparison.self, from: bytes, path: path)
  }
}
