/// Why a file is no font that texts can be measured with.
public enum FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not begin as TrueType and OpenType files do.
  case notAFont
  /// A table is missing, or ends too early.
  case brokenTable(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .notAFont: "Not a TrueType or OpenType font: give a .ttf, .otf or .ttc file."
    case .brokenTable(let name):
      "The font's table '\(name)' is missing or damaged: export the font anew."
    }
  }
}
