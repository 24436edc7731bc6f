/// Whether a constraint holds as an equation or an inequality.
public enum IBLayoutRelation: UInt8, IBKeyword {
  case equal, greaterThanOrEqual, lessThanOrEqual

  package static var list: IBKeywordList { .layoutRelation }
  package static var isOpen: Bool { false }
}
