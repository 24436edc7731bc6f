/// The plain letters of accented ones, which nearly all fonts draw as wide.
enum PlainLetters {
  /// The index, from space on, of the ASCII character that has the same advance; nil where there is none.
  ///
  /// That is an accented letter's plain letter, or a curly quote's straight quote.
  ///
  /// - Complexity: O(1)
  static func place(of value: UInt32) -> Int? {
    switch value {
    case 32..<127: return Int(value) - 32
    case 0xA0: return 0
    case 0x2018, 0x2019: return 7
    case 0x201C, 0x201D: return 2
    default:
      let place = Int(value) - 0xC0
      guard letters.indices.contains(place) else { return nil }
      let letter = Int(letters[place]) - 32
      return letter == none ? nil : letter
    }
  }

  /// The index of the underscore, which stands where there is no plain letter: no letter has its advance.
  private static let none = 63

  /// The plain letters of U+00C0 to U+017F.
  private static let letters = Array(
    ("AAAAAA_CEEEEIIIIDNOOOOO_OUUUUY__aaaaaa_ceeeeiiiidnooooo_ouuuuy_y"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi__JjKkkLlLlLl__Ll"
      + "NnNnNnnNnOoOoOo__RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8
  )
}
