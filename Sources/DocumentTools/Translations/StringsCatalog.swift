import Foundation

/// The texts of an `.xcstrings` catalogue: by language, then by key.
struct StringsCatalog {
  /// The language that texts are written in.
  private(set) var sourceLanguage = ""
  private(set) var texts: [String: [String: String]] = [:]

  private struct File: Decodable {
    struct Item: Decodable {
      var localizations: [String: Localization]?
      var shouldTranslate: Bool?
      var extractionState: String?
    }

    struct Localization: Decodable {
      var stringUnit: Unit?
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
        texts[language, default: [:]][key] = Self.longest(localization)
      }
    }
  }

  // Plurals and devices have a text each; layout has to hold the longest.
  private static func longest(_ localization: File.Localization, depth: Int = 0) -> String? {
    var texts = [localization.stringUnit?.value].compactMap(\.self)
    if depth < 4 {
      for forms in (localization.variations ?? [:]).values {
        texts += forms.values.compactMap { longest($0, depth: depth + 1) }
      }
    }
    return texts.max { ($0.count, $0) < ($1.count, $1) }
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
