/// Reasons of exceptions, made comparable.
enum ReasonText {
  /// White space runs as one space, addresses without their digits.
  static func normalized(_ reason: String) -> String {
    reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(#/0x[0-9A-Za-z]+/#, with: "0x…")
  }
}
