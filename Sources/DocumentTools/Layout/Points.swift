import Numbers

/// Lengths in points as text, rounded where that is near enough.
enum Points {
  static func text(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() || abs(rounded) >= 10
      ? String(Int(saturating: rounded.rounded())) : String(rounded)
  }

  static func measured(_ value: Double) -> String {
    let number = text(value)
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// A length as the subject of a sentence, with its verb: `1 point of it is`.
  static func counted(_ value: Double, _ whole: String = "") -> String {
    let points = measured(value)
    let verb = points == "1 point" ? "is" : "are"
    return ([points, whole, verb].filter { !$0.isEmpty }).joined(separator: " ")
  }
}
