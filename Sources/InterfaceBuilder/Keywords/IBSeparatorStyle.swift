/// The lines between the cells of a table view.
public enum IBSeparatorStyle: UInt8, IBKeyword {
  case none, singleLine, singleLineEtched, `default`

  package static var list: IBKeywordList { .separatorStyle }
}
