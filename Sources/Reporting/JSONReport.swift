import Foundation
import TestModel

/// The run as one JSON object, `result.json`: keys in alphabetical order, so that equal runs are
/// equal bytes.
public struct JSONReport: RunRenderer {
  /// Whether each value stands on a line of its own.
  public var isPretty: Bool

  /// Creates the form.
  public init(isPretty: Bool = true) {
    self.isPretty = isPretty
  }

  /// The word for the form.
  public var formatName: String { "json" }

  /// The object, closed by a line feed.
  public func render(_ run: RunResult) throws(ReportError) -> String {
    try ReportCoding.text(of: run, isPretty: isPretty, path: "result.json") + "\n"
  }

  /// Reads a run back from a file.
  ///
  /// - Throws: `ReportError` when the file is missing, no such object, or of a later format.
  public static func read(_ path: String) throws(ReportError) -> RunResult {
    try decode(try ReportFile.read(path), path: path)
  }

  /// Reads a run back from bytes; the path is for the error's text.
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
