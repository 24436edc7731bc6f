/// How lines of text are placed.
public enum IBTextAlignment: UInt8, IBKeyword {
  case left, center, right, justified, natural

  package static var list: IBKeywordList { .textAlignment }
  package static var isOpen: Bool { false }
}
