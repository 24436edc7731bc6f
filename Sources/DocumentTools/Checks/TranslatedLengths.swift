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
    let twins = Self.twins(facts.files.documents)
    self.init(try? IBDocument(contentsOf: path), at: path, facts, twins: twins)
  }

  /// Reads a document's translations.
  ///
  /// - Parameters:
  ///   - document: The document; nil where it cannot be read.
  ///   - path: Where it lies.
  ///   - facts: What its project says.
  ///   - twins: The languages that have storyboards of their own.
  /// - Complexity: O(bytes of the translations + objects).
  init(_ document: IBDocument?, at path: String, _ facts: ProjectFacts, twins: Set<String> = []) {
    isKnown = document != nil
    let objects = document?.objects.compactMap { object in
      object.id.flatMap { id in TranslationCheck.text(of: object).map { (id, $0.text) } }
    }
    let texts = Dictionary(objects ?? []) { $1 }
    self.texts = texts
    isInIdeographs = Self.areIdeographs(texts.values)
    let translations = DocumentTranslations(of: path)
    let copies = DocumentTranslations.copies(of: path)
      .map { DocumentTranslations.Language(name: $0, entries: [:]) }
    // What is written in ideographs is no English document, whatever language the project has as its own.
    let region = LanguageName.base(of: facts.built.developmentRegion(path) ?? "en")
    let own = isInIdeographs && !Self.isOfIdeographs(region) ? nil : region
    languages = (translations.languages + copies).filter { language in
      let base = LanguageName.base(of: language.name)
      return base != "base" && base != own && !twins.contains(base)
        && !Self.isWritten(in: language, texts)
    }
  }

  /// Whether the text of a view may get longer; a view without a text may hold any.
  ///
  /// - Complexity: O(languages).
  func mayGrow(_ id: String) -> Bool {
    guard isKnown else { return true }
    let isComplete = isComplete(id)
    return languages.contains { language in
      let name = LanguageName.base(of: language.name)
      guard let own = texts[id] else { return hasLongWords(name) }
      guard let others = Self.entry(of: id, in: language)?.texts, others != [own] else {
        return !isComplete && hasLongWords(name)
      }
      return others.contains { Self.width($0) > Self.width(own) * Self.longerShare }
    }
  }

  /// The longest text of each view that all languages have a text of, by the ids of the views.
  ///
  /// Its language is empty where the document's own text is the longest.
  /// - Complexity: O(texts of all languages).
  var complete: [String: Translation] {
    let entries = texts.map { ("\($0.key).text", StringsFile.Entry(texts: [$0.value], line: 1)) }
    let own = DocumentTranslations.Language(
      name: "",
      entries: Dictionary(uniqueKeysWithValues: entries)
    )
    return Translation.longest(in: [own] + languages).filter { isComplete($0.key) }
  }

  /// Whether all languages have a text of a view, be it the document's own.
  ///
  /// In one language alone that one is not translated yet.
  private func isComplete(_ id: String) -> Bool {
    guard !languages.isEmpty, let own = texts[id] else { return false }
    return languages.allSatisfy { language in
      Self.entry(of: id, in: language).map { languages.count > 1 || $0.texts != [own] } ?? false
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
