import Foundation

/// Writes and reads JSON for this module.
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
