/// How rare bytes are in source files, by which a search finds its way.
enum ByteRarity {
  /// The place of a word's rarest byte.
  ///
  /// - Complexity: O(bytes of the word).
  static func rarest(in word: StaticString) -> Int {
    (0..<word.utf8CodeUnitCount).min {
      ranks[Int(word.utf8Start[$0])] < ranks[Int(word.utf8Start[$1])]
    } ?? 0
  }

  // The rarest first. What is not named is rarer than all that is.
  private static let ranks: [UInt8] = {
    var ranks = [UInt8](repeating: 0, count: 256)
    for (rank, byte) in ascending.utf8.enumerated() { ranks[Int(byte)] = UInt8(rank + 1) }
    return ranks
  }()

  private static let ascending =
    "@[]~Z#XQ%JYKW$HN?G!*&OLMq{}<>+BUERDPF|ATVICSjz0123456789_;=,-\\:xkw()\"/vgb.ymhpfdu\nclsoainrte "
}
