import Foundation
import TestModel

/// The run as one JSON object, `result.json`, with sorted keys, so that equal runs have equal
/// bytes.
public struct JSONReport: RunRenderer {
  /// Whether each value is on a line of its own.
  public var isPretty: Bool

  /// Creates the format, indented unless told otherwise.
  public init(isPretty: Bool = true) {
    self.isPretty = isPretty
  }

  /// `json`.
  public var formatName: String { "json" }

  /// The object, followed by a line feed.
  public func render(_ run: RunResult) throws(ReportError) -> String {
    try ReportCoding.text(of: run, isPretty: isPretty, path: "result.json") + "\n"
  }

  /// Reads a run from a file.
  ///
  /// - Throws: `ReportError` when the file is missing, is no run, or is of a later format.
  public static func read(_ path: String) throws(ReportError) -> RunResult {
    try decode(try ReportFile.read(path), path: path)
  }

  /// Reads a run from bytes; errors name the path.
  public static func decode(_ bytes: Data, path: String) throws(ReportError) -> RunResult {
    struct Version: Decodable { var formatVersion: Int }
    let version = try ReportCoding.value(of: Version.self, from: bytes, path: path)
    guard version.formatVersion <= RunResult.currentFormatVersion else {
      throw ReportError(
        code: .newerFormat,
        path: path,
        message: "has format \(version.formatVersion), this version reads up to "
          + "\(RunResult.currentFormatVersion)",
        hint: "read it with the version of Nibmark that wrote it"
      )
    }
    return try ReportCoding.value(of: RunResult.self, from: bytes, path: path)
  }
}
