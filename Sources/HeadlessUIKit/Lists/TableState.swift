import Foundation

/// A row on screen.
struct VisibleRow {
  var position: RowPosition
  let cell: UITableViewCell
}

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

/// What a table knows between two layout passes.
///
/// The arrays keep their memory, so that a step of scrolling allocates nothing.
@MainActor
final class TableState {
  let geometry = TableGeometry()
  var methods = KnownMethods()
  /// Changes with the data source and the delegate.
  var clientSerial = 0
  /// The data source is one that may answer nil for a cell.
  var allowsNilCells = false
  /// The rows on screen in order, without holes unless `hasHoles`.
  var rows: [VisibleRow] = []
  /// Rows that left the screen in this pass.
  var leaving: [VisibleRow] = []
  /// Cells and edges of before a reload, which go at the next layout with their old paths (rules TV-39, TV-73).
  var staleRows: [VisibleRow] = []
  var staleEdges: [VisibleEdge] = []
  var edges: [VisibleEdge] = []
  var titleViews: [UITableViewHeaderFooterView] = []
  var selection: [RowPosition] = []
  var highlighted: RowPosition?
  /// The row whose delete button shows, and whether a swipe made it.
  var confirming: RowPosition?
  var isSwiped = false
  /// What a swipe shows besides the table's own delete button.
  var swipe: TableSwipe?
  var swipeSerial = 0
  /// The context menu that shows.
  var menu: TableMenu?
  /// The row that has the focus.
  var focused: RowPosition?
  /// The row whose insertion or deletion the data source is making.
  var committing: RowPosition?
  /// The titles of the index; nil until they are asked.
  var indexTitles: [String]?
  /// The counts are unknown, or known to be old.
  var needsReload = true
  /// Heights must be asked again; counts hold.
  var needsHeights = false
  /// The frames of what is on screen are old.
  var needsFrames = false
  /// Rows inside the visible range are missing.
  var hasHoles = false
  /// Somebody other than the pass itself asked for another one.
  var isLayoutWanted = false
  var isLayingOut = false
  /// Changes whenever counts or positions do, so that a pass can see that user code changed them under it.
  var generation = 0
  var pass = 0
  /// The width for which heights were asked.
  var width: CGFloat = 0
  /// The height of the view at the last layout.
  var viewHeight: CGFloat = 0
  /// The updates that are being collected.
  var batch: TableBatch?

  init() {
    rows.reserveCapacity(32)
    leaving.reserveCapacity(32)
    edges.reserveCapacity(16)
  }
}
