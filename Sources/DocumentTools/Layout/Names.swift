/// Lists of names in sentences.
enum Names {
  /// A text in one line, of a long one the beginning.
  static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(57) + "…" : line
  }

  /// Lists the first names, and how many more there are.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - noun: The plural noun for the rest, after a space.
  ///   - countMax: The most names to list.
  /// - Returns: The names with commas and an “and”.
  static func listed(_ names: [String], noun: String = "", countMax: Int = 3) -> String {
    guard names.count > 1 else { return names.first ?? "" }
    guard names.count > countMax else {
      return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
    return names.prefix(countMax - 1).joined(separator: ", ")
      + " and \(names.count - countMax + 1) more\(noun)"
  }
}
