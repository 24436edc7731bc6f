/// A call that registers a nib for a list: `table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")`.
struct Registration {
  /// The reuse identifier as the source writes it: a text in quotation marks, or a name.
  private let identifier: Substring
  private let text: SourceText

  /// Reads the call around the name of a nib; nil where that is no registration.
  init?(at place: Int, _ text: SourceText) {
    let before = text.text(place - 120, place)
    let isInCall =
      before.ranges(of: "regist").last.map { !before[$0.upperBound...].contains(";") } ?? false
    let rest = isInCall ? text.text(place, place + 240) : Self.laterCall(text, place)
    let call = rest?.prefix { $0 != ";" && $0 != "{" && $0 != "}" }
    guard let call, let identifier = Self.identifier(in: call) else { return nil }
    self.identifier = identifier
    self.text = text
  }

  /// The call that registers a nib which a statement keeps in a name.
  private static func laterCall(_ text: SourceText, _ place: Int) -> String? {
    guard let name = MadeController.name(at: place, text) else { return nil }
    let rest = text.text(place, place + 600)
    let calls = ["register(\(name),", "registerNib:\(name) "]
    return calls.lazy.compactMap { rest.firstRange(of: $0) }.first
      .map { String(rest[$0.upperBound...].prefix(240)) }
  }

  /// The reuse identifier, where it stands in quotation marks.
  var quoted: String? {
    identifier.first == "\"" && identifier.last == "\""
      ? String(identifier.dropFirst().dropLast()) : nil
  }

  /// Whether the source dequeues nothing by the identifier: then nobody loads the nib.
  ///
  /// A text may be what a name stands for, so only two texts or two names are told apart.
  /// - Complexity: O(bytes).
  var isUnused: Bool {
    text.places(after: "dequeueReusable").allSatisfy { place in
      let call = text.text(place, place + 200).prefix { $0 != ";" && $0 != "{" && $0 != "}" }
      guard let other = Self.identifier(in: call[...]) else { return false }
      return other != identifier && other.hasPrefix("\"") == identifier.hasPrefix("\"")
    }
  }

  /// What stands behind the word for an identifier: `withIdentifier:`, `forCellReuseIdentifier:`.
  static func identifier(in call: Substring) -> Substring? {
    guard let word = call.firstRange(of: "dentifier:") else { return nil }
    let value = call[word.upperBound...].drop { " @\n".contains($0) }
    let end = value.firstIndex { ",)]\n ".contains($0) } ?? value.endIndex
    return value.startIndex < end ? value[..<end] : nil
  }
}
