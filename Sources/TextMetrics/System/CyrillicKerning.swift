/// The kerning of Cyrillic letters with each other and with signs, which all versions of the system's font share.
///
/// Latin letters that look alike are no measure of it: `г` and `Ф` look like none, and `у` stands beside others than `y`.
struct CyrillicKerning: Sendable {
  /// The kerning of texts.
  let text: SystemFontTable
  /// That of titles.
  let title: SystemFontTable

  /// For sizes that mix both designs.
  static let mixed = CyrillicKerning(
    text: table(textKerning),
    title: table(titleKerning)
  )
  /// For texts where these have a design of their own.
  static let texts = CyrillicKerning(text: mixed.text, title: mixed.text)
  /// For titles where these have a design of their own.
  static let titles = CyrillicKerning(text: mixed.title, title: mixed.title)

  /// Whether a pair has its kerning here: one is a Cyrillic letter, and the other one as well, or a sign.
  ///
  /// - Complexity: O(1)
  @inline(__always)
  func has(_ first: Int, _ second: Int) -> Bool {
    (Self.letters.contains(first) || Self.letters.contains(second))
      && text.leftClasses[first] != 0 && text.rightClasses[second] != 0
  }

  /// The places of Cyrillic characters in the tables.
  private static let letters =
    SystemFontCharacters.place(of: 0x400)..<SystemFontCharacters.place(of: 0x4FF) + 1

  private static let left = SystemFontTable.digits(leftClasses).map { UInt8($0) }
  private static let right = SystemFontTable.digits(rightClasses).map { UInt8($0) }

  private static func table(_ kerning: StaticString) -> SystemFontTable {
    SystemFontTable(
      advances: [],
      kerning: SystemFontTable.kerning(kerning, count: leftCount * rightCount),
      leftClasses: left,
      rightClasses: right,
      rightCount: rightCount
    )
  }
}
