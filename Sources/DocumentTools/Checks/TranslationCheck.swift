import InterfaceBuilder
import TestModel

/// Holds the strings files of a document against it.
@MainActor
struct TranslationCheck {
  private let document: IBDocument
  private let facts: ProjectFacts
  private let places: DocumentPlaces
  private let translations: DocumentTranslations

  static func findings(_ document: IBDocument, _ facts: ProjectFacts) -> [Finding] {
    let translations = DocumentTranslations(of: document.file)
    guard !translations.languages.isEmpty || !translations.failures.isEmpty else { return [] }
    let check = TranslationCheck(
      document: document,
      facts: facts,
      places: DocumentPlaces(document),
      translations: translations
    )
    return check.unreadable + check.stale + check.missing
  }

  /// The files that cannot be read, with the place of the first mistake.
  private var unreadable: [Finding] {
    translations.failures.map { failure in
      let mistake = failure.mistake
      let name = failure.file.split(separator: "/").suffix(2).joined(separator: "/")
      return Finding(
        .unreadableStrings,
        "The file \(name) cannot be read, from line \(mistake.line) on: \(mistake.reason). Xcode refuses "
          + "to build it.",
        at: CaseLocation(file: failure.file, line: mistake.line, column: mistake.column),
        // Several files of a document are several findings.
        object: name
      )
    }
  }

  // MARK: Keys without an object

  private static let endings: Set<String> = [
    "text", "normalTitle", "selectedTitle", "disabledTitle", "highlightedTitle", "title",
    "placeholder", "prompt", "headerTitle", "footerTitle", "accessibilityLabel",
    "accessibilityHint",
  ]

  /// The keys of objects that are gone: one finding for all languages in which they are the same.
  private var stale: [Finding] {
    var order: [[String]] = []
    var languages: [[String]: [DocumentTranslations.Language]] = [:]
    for language in translations.languages {
      let keys = language.entries.keys.filter(isOfGoneObject).sorted()
      guard !keys.isEmpty else { continue }
      if languages[keys] == nil { order.append(keys) }
      languages[keys, default: []].append(language)
    }
    return order.map { stale($0, in: languages[$0] ?? []) }
  }

  private func stale(_ keys: [String], in languages: [DocumentTranslations.Language]) -> Finding {
    let entries = languages.map { language in keys.compactMap { language.entries[$0] } }
    let names = keys.map { "“\($0)”" }
    let first = entries[0].min { ($0.file, $0.line) < ($1.file, $1.line) }
    var finding = Finding(
      .staleTranslation,
      "\(Names.listed(names, noun: " keys")) \(keys.count == 1 ? "belongs" : "belong") to no object of "
        + "the document, in \(Names.listed(languages.map(\.name), noun: " languages")). "
        + "Delete what is left of \(keys.count == 1 ? "it" : "them").",
      at: CaseLocation(file: first?.file ?? document.file, line: first?.line ?? 1, column: 1),
      object: ""
    )
    finding.objects = keys
    finding.details = [
      FailureDetail(title: "keys", text: names.joined(separator: "\n")),
      FailureDetail(
        title: "files",
        text: Set(entries.joined().map(\.file)).sorted().joined(separator: "\n")
      ),
    ]
    return finding
  }

  private func isOfGoneObject(_ key: String) -> Bool {
    guard let dot = key.firstIndex(of: ".") else { return false }
    let id = String(key[..<dot])
    let ending = key[key.index(after: dot)...].prefix { $0 != "[" }
    return Self.endings.contains(String(ending)) && Self.isID(id) && places.objects[id] == nil
      && document.object(withID: id) == nil
  }

  /// Whether a text is an id as Xcode writes them: `abc-12-dEf`, or a number in older documents.
  private static func isID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    return parts == [3, 2, 3] || !text.isEmpty && text.allSatisfy(\.isNumber)
  }

  // MARK: Texts without a translation

  /// The texts that a language lacks and another one has in words of its own: one finding for all languages that lack
  /// the same.
  private var missing: [Finding] {
    let filled = translations.languages.filter { !$0.entries.isEmpty }
    guard filled.count > 1 else { return [] }
    let others = filled.filter { !isWritten(in: $0.name) }
    let texts = translatable.filter { text in
      others.contains { $0.entries[text.key].map { $0.texts != [text.text] } == true }
        && !translations.untranslated.contains(text.key)
    }
    guard !texts.isEmpty else { return [] }
    var order: [[Int]] = []
    var languages: [[Int]: [String]] = [:]
    for language in others {
      let lacking = texts.indices.filter { language.entries[texts[$0].key] == nil }
      guard !lacking.isEmpty else { continue }
      if languages[lacking] == nil { order.append(lacking) }
      languages[lacking, default: []].append(language.name)
    }
    return order.map { lacking in missing(lacking.map { texts[$0] }, in: languages[lacking] ?? []) }
  }

  /// Whether the document's own texts are in a language, wherever it is spoken.
  private func isWritten(in language: String) -> Bool {
    if language == "Base" { return true }
    let own =
      translations.sourceLanguages.isEmpty
      ? [facts.built.developmentRegion(document.file) ?? "en"] : translations.sourceLanguages
    return own.contains { LanguageName.base(of: $0) == LanguageName.base(of: language) }
  }

  private func missing(_ texts: [Translatable], in languages: [String]) -> Finding {
    let names = texts.map { "“\(Names.shortened($0.text))”" }
    let verb = texts.count == 1 ? "has" : "have"
    var finding = Finding(
      .missingTranslation,
      "\(Names.listed(names, noun: " texts")) \(verb) no translation in "
        + "\(Names.listed(languages, noun: " languages")), and \(verb) one in another language. "
        + "Add what is missing.",
      at: texts[0].object.element
    )
    finding.objects = texts.flatMap { text in
      languages.map { "\(text.object.id ?? "") \($0)" }
    }
    let lines = texts.map { "line \($0.object.location.line): \($0.key): \($0.text)" }
    finding.details = [
      FailureDetail(title: "texts", text: lines.joined(separator: "\n")),
      FailureDetail(title: "languages", text: languages.joined(separator: "\n")),
    ]
    return finding
  }

  private struct Translatable {
    var key: String
    var text: String
    var object: IBObject
  }

  /// The texts of labels and buttons that a person reads and code does not set.
  private var translatable: [Translatable] {
    document.objects.compactMap { object in
      guard let id = object.id, let (ending, text) = Self.text(of: object),
        SweepText.longer(text) != text, !SampleText.isSample(text), !facts.appNames.contains(text),
        !places.translated.contains(id), !isMarked(object),
        !facts.codeAssigns(.text, of: places.outlets[id] ?? [])
      else { return nil }
      return Translatable(key: "\(id).\(ending)", text: text, object: object)
    }
  }

  /// Whether the object's note to translators asks them to leave it as it is.
  private func isMarked(_ object: IBObject) -> Bool {
    let notes = object.element.child(.attributedString, key: "userComments")
    return notes?.children.contains { note in
      let text = (note.string(.content, key: "content") ?? "").lowercased()
      return ["not translate", "n't translate", "not locali"].contains(where: text.contains)
    } == true
  }

  /// The text of a label or button, with how its key ends.
  static func text(of object: IBObject) -> (ending: String, text: String)? {
    let element = object.element
    switch object.elementName {
    case .label:
      guard element.boolean(.usesAttributedText) != true else { return nil }
      return (element.text(.text) ?? element.string(.text, key: "text")).map { ("text", $0) }
    case .button:
      return element.child(.state, key: "normal")?.text(.title).map { ("normalTitle", $0) }
    default: return nil
    }
  }
}
