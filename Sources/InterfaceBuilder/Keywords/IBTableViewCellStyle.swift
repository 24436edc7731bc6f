/// The built-in layout of a table view cell.
public enum IBTableViewCellStyle: UInt8, IBKeyword {
  case IBUITableViewCellStyleDefault, IBUITableViewCellStyleValue1, IBUITableViewCellStyleValue2,
    IBUITableViewCellStyleSubtitle

  package static var list: IBKeywordList { .tableViewCellStyle }
}
