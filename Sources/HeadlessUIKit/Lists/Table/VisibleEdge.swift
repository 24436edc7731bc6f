/// A header or footer on screen, or a note that the section has none to show.
struct VisibleEdge {
  var section: Int
  let isFooter: Bool
  let view: UIView?
  /// Whether the table made the view for a title.
  let isTitle: Bool
  /// The layout pass that last showed it.
  var pass: Int
}
