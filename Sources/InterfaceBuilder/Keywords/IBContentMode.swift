/// How a view fits its content into its bounds.
public enum IBContentMode: UInt8, IBKeyword {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
    topLeft, topRight, bottomLeft, bottomRight

  package static var list: IBKeywordList { .contentMode }
  package static var isOpen: Bool { false }
  package static var aliases: [String: Self] {
    [
      "TopLeft": .topLeft,
      "TopRight": .topRight,
      "BottomLeft": .bottomLeft,
      "BottomRight": .bottomRight,
    ]
  }
}
