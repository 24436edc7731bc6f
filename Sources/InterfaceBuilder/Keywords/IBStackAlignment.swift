/// How a stack view places its views across its axis.
public enum IBStackAlignment: UInt8, IBKeyword {
  case fill, leading, firstBaseline, center, trailing, lastBaseline

  package static var list: IBKeywordList { .stackAlignment }
  package static var isOpen: Bool { false }
  package static var aliases: [String: Self] {
    [
      "top": .leading,
      "bottom": .trailing,
    ]
  }
}
