import HeadlessUIKit

/// The longest translation of a text.
struct Translation {
  var text: String
  var language: String

  /// The longest translations of the texts of labels and buttons, by the ids of the views.
  ///
  /// - Complexity: O(texts of all languages).
  @MainActor
  static func longest(in languages: [DocumentTranslations.Language]) -> [String: Translation] {
    var found: [String: (translation: Translation, width: CGFloat)] = [:]
    let label = UILabel(frame: .zero)
    for language in languages {
      for (key, entry) in language.entries {
        guard let id = viewID(of: key) else { continue }
        for text in entry.texts where !text.isEmpty {
          label.text = text
          let width = label.intrinsicContentSize.width
          if let known = found[id],
            (known.width, known.translation.language) >= (width, language.name)
          {
            continue
          }
          found[id] = (Translation(text: text, language: language.name), width)
        }
      }
    }
    return found.mapValues(\.translation)
  }

  /// The id of the label or button whose text a key is.
  private static func viewID(of key: String) -> String? {
    for ending in [".text", ".normalTitle"] where key.hasSuffix(ending) {
      return String(key.dropLast(ending.count))
    }
    return nil
  }
}
