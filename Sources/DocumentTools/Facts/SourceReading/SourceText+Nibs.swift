extension SourceText {
  /// Whether a list may be given nibs whose names the source makes: `register(UINib(nibName: T.name, bundle: nil), …)`.
  ///
  /// So may a source that asks a bundle for such a nib, and one that registers what another one's `T.nib` answers.
  /// - Complexity: O(bytes).
  var registersNibsOfNames: Bool {
    guard has("regist") || has("loadNibNamed") else { return false }
    let code = withoutComments
    if code.places(after: "loadNibNamed").contains(where: { !code.isQuoted($0) }) { return true }
    let calls = code.places(after: "register").map { place in
      let call = code.text(place, place + 240).prefix { !";{}".contains($0) }
      return call.first == "(" ? call.endOfBlock("(", ")").map { call[..<$0] } ?? call : call
    }.filter { $0.contains("ib") && ($0.contains("nib") || $0.contains("Nib")) }
    guard !calls.isEmpty else { return false }
    let words: [StaticString] = ["ibName:", "ibWithNibName:"]
    let makesAny = words.contains { word in
      code.places(after: word).contains { !code.isQuoted($0) }
    }
    return makesAny || calls.contains(where: Self.asksForNib)
  }

  /// Whether a text in quotation marks is the first thing behind a place.
  private func isQuoted(_ place: Int) -> Bool {
    text(place, place + 80).drop { ":( @\n\t".contains($0) }.first == "\""
  }

  /// Whether a nib is asked of something: `T.nib`, `cell.nibName`.
  private static func asksForNib(_ call: Substring) -> Bool {
    call.ranges(of: ".").contains { dot in
      let name = call[dot.upperBound...].prefix(while: \.isOfName)
      return name.contains("nib") || name.contains("Nib")
    }
  }
}
