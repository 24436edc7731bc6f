/// Where a control places its content up and down.
public enum IBVerticalAlignment: UInt8, IBKeyword {
  case center, top, bottom, fill

  package static var list: IBKeywordList { .verticalAlignment }
  package static var isOpen: Bool { false }
}
