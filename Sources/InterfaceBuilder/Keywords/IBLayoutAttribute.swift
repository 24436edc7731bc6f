/// The edge, size or line of a view that a constraint ties.
public enum IBLayoutAttribute: UInt8, IBKeyword {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, baseline,
    firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
    trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute

  package static var list: IBKeywordList { .layoutAttribute }
  package static var isOpen: Bool { false }
  package static var aliases: [String: Self] {
    [
      "lastBaseline": .baseline
    ]
  }
}
