/// The weight of a system font.
public enum IBFontWeight: UInt8, IBKeyword {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package static var list: IBKeywordList { .fontWeight }
}
