import Foundation

/// The one way in which messages become lines: as JSON, unless they are lines already.
package enum WorkerCoding {
  /// A message with its line feed.
  package static func line(_ message: some Encodable) throws -> Data {
    if let line = message as? PlainLine { return line.bytes + [10] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try encoder.encode(message) + [10]
  }

  /// A message from a line without its line feed.
  package static func message<Message: Decodable>(
    _ type: Message.Type,
    from line: Data
  ) throws -> Message {
    if let line = PlainLine(bytes: line) as? Message { return line }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try decoder.decode(type, from: line)
  }
}
