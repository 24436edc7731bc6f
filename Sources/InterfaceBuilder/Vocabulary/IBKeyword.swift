import XMLSupport

/// A closed set of words that an attribute may have; each case is the word that documents write.
package protocol IBKeyword: RawRepresentable<UInt8>, CaseIterable, Sendable, Hashable {
  /// The list of the vocabulary that holds the words.
  static var list: IBKeywordList { get }
  /// Other spellings of the same.
  static var aliases: [String: Self] { get }
  /// Whether other words are noted instead of refused: newer tools may write them.
  static var isOpen: Bool { get }
}

extension IBKeyword {
  package static var aliases: [String: Self] { [:] }
  package static var isOpen: Bool { true }

  static var keywordList: XMLVocabulary.KeywordList {
    let own = allCases.map { (word: caseName($0), value: $0.rawValue) }
    let others = aliases.map { (word: $0.key, value: $0.value.rawValue) }
    return XMLVocabulary.KeywordList(
      words: own + others.sorted { $0.word < $1.word },
      isOpen: isOpen
    )
  }
}
