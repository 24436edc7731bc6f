/// The direction in which a flow layout grows.
public enum IBScrollDirection: UInt8, IBKeyword {
  case vertical, horizontal

  package static var list: IBKeywordList { .scrollDirection }
  package static var isOpen: Bool { false }
}
