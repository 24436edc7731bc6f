import Numbers

/// A date in milliseconds, written as ISO 8601 in UTC.
///
/// This module reads no clock: the caller passes the time.
public struct Timestamp: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let millisecondsSince1970: Int64

  /// Creates a date from milliseconds since 1970.
  ///
  /// A year outside 0000 to 9999 has no written form, so it becomes the nearest year that has one.
  public init(millisecondsSince1970: Int64) {
    self.millisecondsSince1970 = min(
      max(millisecondsSince1970, -62_167_219_200_000),
      253_402_300_799_999
    )
  }

  /// Creates a date from seconds since 1970; NaN and values out of range become 1970.
  public init(secondsSince1970: Double) {
    let milliseconds = (secondsSince1970 * 1000).rounded()
    self.init(
      millisecondsSince1970: abs(milliseconds) < 1e15 ? Int64(Int(saturating: milliseconds)) : 0
    )
  }

  /// Orders by time.
  public static func < (one: Timestamp, other: Timestamp) -> Bool {
    one.millisecondsSince1970 < other.millisecondsSince1970
  }

  /// The date as `2026-03-01T12:00:00.000Z`.
  public var description: String { withoutZone + "." + padded(parts.millisecond, 3) + "Z" }

  /// The date in UTC as `2026-03-01T12:00:00`, the only form in strict JUnit schemas.
  public var withoutZone: String {
    let parts = parts
    return padded(parts.year, 4) + "-" + padded(parts.month, 2) + "-" + padded(parts.day, 2)
      + "T" + padded(parts.hour, 2) + ":" + padded(parts.minute, 2) + ":" + padded(parts.second, 2)
  }

  private struct Parts {
    var year = 0
    var month = 0
    var day = 0
    var hour = 0
    var minute = 0
    var second = 0
    var millisecond = 0
  }

  // Days to civil date: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  private var parts: Parts {
    let dayLength: Int64 = 86_400_000
    let inDay = Int(((millisecondsSince1970 % dayLength) + dayLength) % dayLength)
    let days = Int((millisecondsSince1970 - Int64(inDay)) / dayLength) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return Parts(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * shifted + 2) / 5 + 1,
      hour: inDay / 3_600_000,
      minute: inDay / 60_000 % 60,
      second: inDay / 1000 % 60,
      millisecond: inDay % 1000
    )
  }

  private func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Timestamp: Codable {
  /// Reads the ISO 8601 form that `description` writes.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let moment = Timestamp(text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "\"\(text)\" is not a time like 2026-03-01T12:00:00.000Z"
        )
      )
    }
    self = moment
  }

  /// Writes the ISO 8601 form.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.singleValueContainer()
    try box.encode(description)
  }

  /// Reads `2026-03-01T12:00:00.000Z`, with or without the fraction; nil for anything else, and for days that no month has.
  public init?(_ text: String) {
    let fields = text.split(omittingEmptySubsequences: false) { "-T:.Z".contains($0) }
    let numbers = fields.dropLast().map { field in
      field.utf8.allSatisfy { (48...57).contains($0) } ? Int(field) ?? -1 : -1
    }
    guard text.hasSuffix("Z"), fields.last == "", numbers.count == 6 || numbers.count == 7,
      numbers.allSatisfy({ $0 >= 0 }), numbers[0] <= 9999, (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2]), numbers[3] < 24, numbers[4] < 60, numbers[5] < 60,
      fields.count < 8 || fields[6].count == 3
    else { return nil }
    let shiftedYear = numbers[1] <= 2 ? numbers[0] - 1 : numbers[0]
    let shiftedMonth = numbers[1] > 2 ? numbers[1] - 3 : numbers[1] + 9
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + numbers[2] - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let seconds = ((days - 719_468) * 24 + numbers[3]) * 3600 + numbers[4] * 60 + numbers[5]
    let milliseconds = numbers.count == 7 ? numbers[6] : 0
    self.init(millisecondsSince1970: Int64(seconds) * 1000 + Int64(milliseconds))
    // A day that its month does not have became one of the next month.
    guard parts.day == numbers[2] else { return nil }
  }
}

extension Duration {
  /// Creates a duration from seconds; infinite, NaN and out-of-range values become zero.
  public init(reportSeconds seconds: Double) {
    self = abs(seconds) < 1e12 ? .seconds(saturating: seconds) : .zero
  }

  /// The duration in seconds, to a nanosecond.
  ///
  /// Finer parts would change by a last digit each time that a stored duration is read and written.
  public var reportSeconds: Double {
    let parts = components
    return Double(parts.seconds) + (Double(parts.attoseconds) / 1e9).rounded() / 1e9
  }
}
