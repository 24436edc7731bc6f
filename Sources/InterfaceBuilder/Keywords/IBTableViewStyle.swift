/// The look of a table view.
public enum IBTableViewStyle: UInt8, IBKeyword {
  case plain, grouped, insetGrouped

  package static var list: IBKeywordList { .tableViewStyle }
}
