import Foundation

/// The texts of an `.xcstrings` catalogue: by language, then by key.
struct StringsCatalog {
  /// The language that texts are written in.
  private(set) var sourceLanguage = ""
  /// Plurals and devices have a text each.
  private(set) var texts: [String: [String: [String]]] = [:]

  private struct File: Decodable {
    struct Item: Decodable {
      var localizations: [String: Localization]?
      var shouldTranslate: Bool?
      var extractionState: String?
    }

    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: [String: [String: Localization]]?
      var substitutions: [String: Substitution]?
    }

    /// What stands for a variable of the text.
    struct Substitution: Decodable {
      var formatSpecifier: String?
      var variations: [String: [String: Localization]]?
    }

    struct Unit: Decodable {
      var value: String?
    }

    var sourceLanguage: String
    var strings: [String: Item]
  }

  /// The keys that are there, with or without a translation.
  private(set) var keys: Set<String> = []
  /// The keys that nobody is to translate.
  private(set) var untranslated: Set<String> = []

  /// Reads a catalogue.
  ///
  /// - Throws: `StringsFile.Mistake` where it is none.
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) throws(StringsFile.Mistake) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: Data(bytes))
    } catch {
      throw Self.mistake(error, LineStarts(bytes))
    }
    sourceLanguage = file.sourceLanguage
    for (key, item) in file.strings {
      keys.insert(key)
      if item.shouldTranslate == false { untranslated.insert(key) }
      for (language, localization) in item.localizations ?? [:] {
        let found = Self.texts(of: localization)
        if !found.isEmpty { texts[language, default: [:]][key] = found }
      }
    }
  }

  private static func texts(of localization: File.Localization) -> [String] {
    let variables = (localization.substitutions ?? [:]).mapValues { substitution in
      forms(nil, substitution.variations, depth: 0).map {
        $0.replacingOccurrences(of: "%arg", with: "%" + (substitution.formatSpecifier ?? "@"))
      }
    }
    let texts = forms(localization.stringUnit, localization.variations, depth: 0)
    return TextForms(texts, variables: variables).texts
  }

  private static func forms(
    _ unit: File.Unit?,
    _ variations: [String: [String: File.Localization]]?,
    depth: Int
  ) -> [String] {
    var texts = [unit?.value].compactMap(\.self)
    guard depth < 4 else { return texts }
    for (_, forms) in (variations ?? [:]).sorted(by: { $0.key < $1.key }) {
      for (_, form) in forms.sorted(by: { $0.key < $1.key }) {
        texts += self.forms(form.stringUnit, form.variations, depth: depth + 1)
      }
    }
    return texts
  }

  private static func mistake(_ error: any Error, _ lines: LineStarts) -> StringsFile.Mistake {
    var mistake = StringsFile.Mistake(line: 1, column: 1, reason: "it is no catalogue of strings")
    guard case DecodingError.dataCorrupted(let context) = error else { return mistake }
    mistake.reason = "it is not JSON"
    let place = (context.underlyingError as NSError?)?.userInfo["NSJSONSerializationErrorIndex"]
    if let place = place as? Int { (mistake.line, mistake.column) = lines.place(of: place) }
    return mistake
  }
}
