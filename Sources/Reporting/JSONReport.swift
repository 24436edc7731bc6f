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

/// Writes each event as one line of JSON the moment it comes, so that whatever ends the process
/// leaves what was finished readable.
public final class EventLog: TestEventSink {
  /// The first error; nothing is written after it.
  public private(set) var error: ReportError?

  private let descriptor: Int32
  private let path: String

  /// Creates or empties the file.
  ///
  /// - Throws: `ReportError` when it may not be written.
  public init(path: String) throws(ReportError) {
    try ReportFile.createFolder(of: path)
    descriptor = try ReportFile.open(path, flags: O_WRONLY | O_CREAT | O_TRUNC, for: path)
    self.path = path
  }

  deinit { close(descriptor) }

  /// Appends the event.
  public func receive(_ event: TestEvent) {
    guard error == nil else { return }
    do throws(ReportError) {
      // One write per line: a line is whole or, when the process dies in it, the last one.
      var line = try ReportCoding.text(of: event, isPretty: false, path: path) + "\n"
      try ReportFile.write(&line, to: descriptor, for: path)
    } catch {
      self.error = error
    }
  }

  /// Reads the events of a log, leaving out a last line that was cut off.
  ///
  /// - Throws: `ReportError` when the file is missing, or a line before the last is no event.
  public static func read(_ path: String) throws(ReportError) -> [TestEvent] {
    try events(in: try ReportFile.read(path), path: path)
  }

  static func events(in bytes: Data, path: String) throws(ReportError) -> [TestEvent] {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: true)
    let isCutOff = bytes.last != 10
    var events: [TestEvent] = []
    for (index, line) in lines.enumerated() {
      if isCutOff, index == lines.count - 1 { break }
      events.append(
        try ReportCoding.value(
          of: TestEvent.self,
          from: Data(line),
          path: "\(path):\(index + 1)"
        )
      )
    }
    return events
  }
}

/// The one way in which this module writes and reads JSON.
enum ReportCoding {
  static func text(
    of value: some Encodable,
    isPretty: Bool,
    path: String
  ) throws(ReportError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw ReportError(
        code: .unencodable,
        path: path,
        message: "cannot be written as JSON: \(error)",
        hint: "report this as a defect of Nibmark"
      )
    }
  }

  static func value<Value: Decodable>(
    of type: Value.Type,
    from bytes: Data,
    path: String
  ) throws(ReportError) -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    do {
      return try decoder.decode(type, from: bytes)
    } catch {
      throw ReportError(
        code: .malformed,
        path: path,
        message: "is not what Nibmark writes: \(explained(error))",
        hint: "give a result.json or a log of events that a run wrote"
      )
    }
  }

  private static func explained(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    case .keyNotFound(let key, let found):
      return "\"\(key.stringValue)\" is missing at \(place(found))"
    @unknown default: return "\(error)"
    }
    return "\(context.debugDescription) at \(place(context))"
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.reduce("$") { path, key in
      key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)"
    }
  }
}
