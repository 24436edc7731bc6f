/// Why a font file cannot be used for measuring texts.
public enum FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not begin as TrueType and OpenType files do.
  case notAFont
  /// The table of this name is missing or too short.
  case brokenTable(String)

  /// What is wrong and what to do, as one line of text.
  public var description: String {
    switch self {
    case .notAFont: "Not a TrueType or OpenType font: give a .ttf, .otf or .ttc file."
    case .brokenTable(let name):
      "The font's table '\(name)' is missing or damaged: export the font anew."
    }
  }
}
