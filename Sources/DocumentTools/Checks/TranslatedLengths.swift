import Foundation
import InterfaceBuilder

/// Decides which texts of a document may get longer in another of its languages.
///
/// A translation that is there says so itself. What is not translated yet may get longer in a language whose words are
/// longer than the document's own.
@MainActor
struct TranslatedLengths {
  /// The texts by the ids of labels and buttons.
  private let texts: [String: String]
  /// The translations by languages, without those in which the document is written.
  private let languages: [DocumentTranslations.Language]
  /// Whether the document is written in Chinese, Japanese or Korean.
  private let isInIdeographs: Bool
  /// Whether the document can be read.
  private let isKnown: Bool

  /// Reads a document and its translations.
  ///
  /// - Complexity: O(bytes of the document and of its translations).
  init(of path: String, _ facts: ProjectFacts) {
    let document = try? IBDocument(contentsOf: path)
    isKnown = document != nil
    var texts: [String: String] = [:]
    if let document {
      for object in document.objects {
        if let id = object.id { texts[id] = TranslationCheck.text(of: object)?.text }
      }
    }
    self.texts = texts
    isInIdeographs = Self.areIdeographs(texts.values)
    let translations = DocumentTranslations(of: path)
    let copies = DocumentTranslations.copies(of: path)
      .map { DocumentTranslations.Language(name: $0, entries: [:]) }
    // What is written in ideographs is no English document, whatever language the project has as its own.
    let region = LanguageName.base(of: facts.built.developmentRegion(path) ?? "en")
    let own = isInIdeographs && !Self.isOfIdeographs(region) ? nil : region
    let others = Self.twins(facts.files.documents)
    languages = (translations.languages + copies).filter { language in
      let base = LanguageName.base(of: language.name)
      return base != "base" && base != own && !others.contains(base)
        && !Self.isWritten(in: language, texts)
    }
  }

  /// Whether the text of a view may get longer; a view without a text may hold any.
  ///
  /// - Complexity: O(languages).
  func mayGrow(_ id: String) -> Bool {
    guard isKnown else { return true }
    return languages.contains { language in
      let name = LanguageName.base(of: language.name)
      guard let own = texts[id] else { return hasLongWords(name) }
      guard let others = Self.entry(of: id, in: language)?.texts, others != [own] else {
        return hasLongWords(name)
      }
      return others.contains { Self.width($0) > Self.width(own) * Self.longerShare }
    }
  }

  /// The translation of a label's text or a button's title.
  private static func entry(
    of id: String,
    in language: DocumentTranslations.Language
  ) -> StringsFile.Entry? {
    ["text", "normalTitle"].lazy.compactMap { language.entries["\(id).\($0)"] }.first
  }

  // MARK: Lengths

  /// From what part on a text is longer than another one.
  private static let longerShare = 1.05
  /// The languages whose texts are no longer than English ones.
  private static let shortWords: Set<String> = [
    "en", "zh", "zh-hans", "zh-hant", "ja", "ko", "ar", "he", "fa", "ur", "th",
  ]

  /// Whether texts in a language are longer than the document's own.
  private func hasLongWords(_ language: String) -> Bool {
    guard isInIdeographs else { return !Self.shortWords.contains(language) }
    return !Self.isOfIdeographs(language)
  }

  private static func isOfIdeographs(_ language: String) -> Bool {
    ["zh", "ja", "ko"].contains(language.prefix(2))
  }

  /// The width of a text in halves of an ideograph.
  private static func width(_ text: String) -> Double {
    text.reduce(0) { $0 + (isIdeograph($1) ? 2 : 1) }
  }

  // From Hangul's letters on, and in the blocks from kana to the full-width forms.
  private static func isIdeograph(_ letter: Character) -> Bool {
    letter.unicodeScalars.first.map {
      (0x1100...0x11ff).contains($0.value) || (0x2e80...0xd7ff).contains($0.value)
        || (0xf900...0xfaff).contains($0.value) || (0xff00...0xffef).contains($0.value)
    } ?? false
  }

  private static func areIdeographs(_ texts: some Collection<String>) -> Bool {
    2 * texts.count { $0.contains(where: isIdeograph) } > texts.count
  }

  // MARK: Languages

  /// Whether the document's own texts are in a language: most are its translations too, with letters that English has not.
  private static func isWritten(
    in language: DocumentTranslations.Language,
    _ texts: [String: String]
  ) -> Bool {
    let known = texts.compactMap { id, text -> (own: String, others: [String])? in
      entry(of: id, in: language).map { (text, $0.texts) }
    }
    let same = known.filter { $0.others == [$0.own] }
    let foreign = same.count { $0.own.contains { $0.isLetter && !$0.isASCII } }
    return 2 * same.count > known.count && 4 * foreign > same.count
  }

  /// The languages that have storyboards of their own, such as `Arabic.storyboard`: nobody translates another one into them.
  private static func twins(_ documents: [String]) -> Set<String> {
    let names = documents.map { NamedDocument($0).name.lowercased() }
    return Set(
      words.filter { word, _ in names.contains { $0.contains(word) } }.map(\.value)
    )
  }

  private static let words = [
    "arabic": "ar", "hebrew": "he", "persian": "fa", "german": "de", "french": "fr",
    "spanish": "es", "italian": "it", "russian": "ru", "japanese": "ja", "korean": "ko",
    "portuguese": "pt", "turkish": "tr",
  ]
}
