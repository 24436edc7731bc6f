/// The family of system fonts that a font description names.
public enum IBFontType: UInt8, IBKeyword {
  case system, boldSystem, italicSystem

  package static var list: IBKeywordList { .fontType }
}
