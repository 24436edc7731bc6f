/// The selectors of Swift functions.
enum SwiftSelector {
  /// The selectors that a function may have, in Swift 2 and later.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - labels: For each parameter, the words before its colon: its label and, where it has one, its own name.
  /// - Returns: The selectors.
  static func all(_ name: String, _ labels: [[String]]) -> [String] {
    guard let first = labels.first else { return [name] }
    let rest = labels.dropFirst().map { label($0) + ":" }.joined()
    // Swift 2 gave the first parameter no label of its own.
    var firsts = first.count < 2 || first[0] == "_" ? [name] : []
    let own = label(first.filter { !modifiers.contains($0) })
    if !own.isEmpty {
      let capital = own.prefix(1).uppercased() + own.dropFirst()
      // Behind a preposition there is no “With”; taking both spares a list of them.
      firsts += [name + "With" + capital, name + capital]
    }
    return firsts.map { $0 + ":" + rest }
  }

  private static let modifiers: Set<String> = ["inout", "var", "let", "borrowing", "consuming"]

  private static func label(_ words: [String]) -> String {
    words.first.map { $0 == "_" ? "" : $0 } ?? ""
  }
}
