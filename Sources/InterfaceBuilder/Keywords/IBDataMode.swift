/// Where the cells of a list come from.
public enum IBDataMode: UInt8, IBKeyword {
  case prototypes, `static`, none

  package static var list: IBKeywordList { .dataMode }
}
