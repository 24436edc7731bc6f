import Foundation
import ListGeometry

/// What a table knows between two layout passes.
///
/// The arrays keep their memory, so that a step of scrolling allocates nothing. No access to a field spans code of an
/// app, so that run-time checks of exclusivity, a third of a step's instructions, would have nothing to find.
@MainActor
final class TableState {
  let geometry = TableGeometry()
  @exclusivity(unchecked) var methods = KnownMethods()
  /// Changes with the data source and the delegate.
  @exclusivity(unchecked) var clientSerial = 0
  /// The data source is one that may answer nil for a cell.
  @exclusivity(unchecked) var allowsNilCells = false
  /// The rows on screen in order, without holes unless `hasHoles`.
  let shown = RowQueue()
  /// The same as they are now, for whoever goes through them while user code runs.
  var rows: [VisibleRow] { shown.all }
  /// Rows that left the screen in this pass.
  let leaving = RowQueue()
  /// Cells and edges of before a reload, which go at the next layout with their old paths (rules TV-39, TV-73).
  @exclusivity(unchecked) var staleRows: [VisibleRow] = []
  @exclusivity(unchecked) var staleEdges: [VisibleEdge] = []
  @exclusivity(unchecked) var edges: [VisibleEdge] = []
  @exclusivity(unchecked) var titleViews: [UITableViewHeaderFooterView] = []
  @exclusivity(unchecked) var selection: [RowPosition] = []
  @exclusivity(unchecked) var highlighted: RowPosition?
  /// The row whose delete button shows, and whether a swipe made it.
  @exclusivity(unchecked) var confirming: RowPosition?
  @exclusivity(unchecked) var isSwiped = false
  /// What a swipe shows besides the table's own delete button.
  @exclusivity(unchecked) var swipe: TableSwipe?
  @exclusivity(unchecked) var swipeSerial = 0
  /// The context menu that shows.
  @exclusivity(unchecked) var menu: TableMenu?
  /// What is fetched ahead; nil without anybody to tell.
  @exclusivity(unchecked) var prefetch: TablePrefetch?
  /// The cell that the data source configures anew, for the dequeue that asks for it.
  @exclusivity(unchecked) var reconfigured: UITableViewCell?
  /// The row that has the focus.
  @exclusivity(unchecked) var focused: RowPosition?
  /// The row whose insertion or deletion the data source is making.
  @exclusivity(unchecked) var committing: RowPosition?
  /// The titles of the index; nil until they are asked.
  @exclusivity(unchecked) var indexTitles: [String]?
  /// The counts are unknown, or known to be old.
  @exclusivity(unchecked) var needsReload = true
  /// Heights must be asked again; counts hold.
  @exclusivity(unchecked) var needsHeights = false
  /// The frames of what is on screen are old.
  @exclusivity(unchecked) var needsFrames = false
  /// The table has a view above, below or behind its sections.
  @exclusivity(unchecked) var hasEnds = false
  /// There may be rows whose height is their cell's.
  @exclusivity(unchecked) var measuresCells = false
  /// Some rows have no separator.
  @exclusivity(unchecked) var hidesSeparators = false
  /// A cell measured otherwise than assumed since the last reload.
  @exclusivity(unchecked) var hasMeasuredCells = false
  /// Heights turned out otherwise than assumed in this pass.
  @exclusivity(unchecked) var heightsMoved = false
  /// The first row that was on screen before the pass and still is.
  @exclusivity(unchecked) var survivor: RowPosition?
  /// The row that keeps its place on screen in this pass, once heights moved.
  @exclusivity(unchecked) var anchor: UITableView.Anchor?
  /// How far this pass moved the offset to keep it there.
  @exclusivity(unchecked) var offsetCorrection = 0.0
  /// Rows inside the visible range are missing.
  @exclusivity(unchecked) var hasHoles = false
  /// Somebody other than the pass itself asked for another one.
  @exclusivity(unchecked) var isLayoutWanted = false
  @exclusivity(unchecked) var isLayingOut = false
  /// Changes whenever counts or positions do, so that a pass can see that user code changed them under it.
  @exclusivity(unchecked) var generation = 0
  @exclusivity(unchecked) var pass = 0
  /// The width for which heights were asked.
  @exclusivity(unchecked) var width: CGFloat = 0
  /// The height of the view at the last layout.
  @exclusivity(unchecked) var viewHeight: CGFloat = 0
  /// The updates that are being collected.
  @exclusivity(unchecked) var batch: TableBatch?

  init() {
    edges.reserveCapacity(16)
  }
}
