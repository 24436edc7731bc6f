/// Reasons of exceptions, made comparable.
enum ReasonText {
  /// White space runs as one space, addresses without their digits.
  static func normalized(_ reason: String) -> String {
    withoutAddresses(reason.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// White space as it is, with a sign for line breaks, addresses without their digits.
  static func exact(_ reason: String) -> String {
    withoutAddresses(reason).replacing("\n", with: "␊")
  }

  private static func withoutAddresses(_ reason: String) -> String {
    reason.replacing(#/0x[0-9A-Za-z]+/#, with: "0x…")
  }

  /// How much of each text is shown around the place where they part.
  private static let lengthMax = 24

  /// Where an actual text leaves an expected one; nil for nothing in common.
  ///
  /// - Parameters:
  ///   - expected: The text that should be there.
  ///   - actual: The text that is.
  ///   - fromStart: Whether the expected text is all of it, and not some part.
  /// - Returns: The end of what both have, and the beginnings of what follows.
  static func difference(
    _ expected: String,
    _ actual: String,
    fromStart: Bool
  ) -> (common: String, expected: String, actual: String)? {
    let (wanted, found) = (Array(expected), Array(actual))
    var best = (start: 0, count: 0)
    for start in fromStart ? 0..<1 : found.indices {
      let count = zip(wanted, found[start...]).prefix { $0 == $1 }.count
      if count > best.count { best = (start, count) }
    }
    guard best.count > 0 else { return nil }
    return (
      String(wanted[..<best.count].suffix(lengthMax)),
      String(wanted[best.count...].prefix(lengthMax)),
      String(found[(best.start + best.count)...].prefix(lengthMax))
    )
  }
}
