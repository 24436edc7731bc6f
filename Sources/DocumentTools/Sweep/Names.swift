/// Names as a sentence lists them.
enum Names {
  /// The first ones, and how many more there are.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - noun: What there are more of, with a blank before it.
  ///   - countMax: The most that are listed.
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
