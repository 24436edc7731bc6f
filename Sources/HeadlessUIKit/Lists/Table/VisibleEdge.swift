/// A header or footer on screen, or the knowledge that the section has none to show.
struct VisibleEdge {
  var section: Int
  let isFooter: Bool
  let view: UIView?
  /// Made by the table for a title.
  let isTitle: Bool
  /// The layout pass that last wanted it.
  var pass: Int
}
