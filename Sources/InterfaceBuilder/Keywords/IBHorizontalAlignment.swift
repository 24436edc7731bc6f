/// Where a control places its content across.
public enum IBHorizontalAlignment: UInt8, IBKeyword {
  case center, left, right, fill, leading, trailing

  package static var list: IBKeywordList { .horizontalAlignment }
  package static var isOpen: Bool { false }
}
