/// The edge of a view controller's view that a layout guide stands for.
public enum IBLayoutGuideEdge: UInt8, IBKeyword {
  case top, bottom

  package static var list: IBKeywordList { .layoutGuideEdge }
}
