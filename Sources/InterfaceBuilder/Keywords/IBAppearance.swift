/// Light or dark.
public enum IBAppearance: UInt8, IBKeyword {
  case light, dark

  package static var list: IBKeywordList { .appearance }
}
