/// A distance that the system chooses.
public enum IBSpacingType: UInt8, IBKeyword {
  case standard

  package static var list: IBKeywordList { .spacingType }
}
