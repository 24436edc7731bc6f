/// The direction of a stack view.
public enum IBAxis: UInt8, IBKeyword {
  case horizontal, vertical

  package static var list: IBKeywordList { .axis }
  package static var isOpen: Bool { false }
}
