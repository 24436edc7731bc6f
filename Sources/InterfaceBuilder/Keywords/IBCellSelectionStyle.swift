/// How a selected table view cell is shown.
public enum IBCellSelectionStyle: UInt8, IBKeyword {
  case none, blue, gray, `default`

  package static var list: IBKeywordList { .cellSelectionStyle }
}
