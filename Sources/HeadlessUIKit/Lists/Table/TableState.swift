import Foundation
import ListGeometry

/// The state of a table between two layout passes.
///
/// The arrays keep their memory, so that a step of scrolling allocates nothing. Fields are
/// unchecked for exclusivity, because no access to one runs an app's code. The checks would be a
/// third of a step's instructions.
@MainActor
final class TableState {
  let geometry = TableGeometry()
  @exclusivity(unchecked) var methods = KnownMethods()
  /// Changes with the data source and the delegate.
  @exclusivity(unchecked) var clientSerial = 0
  /// Whether the data source may return nil for a cell.
  @exclusivity(unchecked) var allowsNilCells = false
  /// The rows on screen in order, without gaps unless `hasHoles`.
  let shown = RowQueue()
  /// A copy of the rows on screen, for loops that run user code.
  var rows: [VisibleRow] { shown.all }
  /// The rows that left the screen in this pass.
  let leaving = RowQueue()
  /// Cells and edges from before a reload.
  ///
  /// They leave at the next layout, with their old paths (rules TV-39, TV-73).
  @exclusivity(unchecked) var staleRows: [VisibleRow] = []
  @exclusivity(unchecked) var staleEdges: [VisibleEdge] = []
  @exclusivity(unchecked) var edges: [VisibleEdge] = []
  @exclusivity(unchecked) var titleViews: [UITableViewHeaderFooterView] = []
  @exclusivity(unchecked) var selection: [RowPosition] = []
  @exclusivity(unchecked) var highlighted: RowPosition?
  /// The row whose delete button shows, and whether a swipe showed it.
  @exclusivity(unchecked) var confirming: RowPosition?
  @exclusivity(unchecked) var isSwiped = false
  /// What a swipe shows, other than the table's own delete button.
  @exclusivity(unchecked) var swipe: TableSwipe?
  @exclusivity(unchecked) var swipeSerial = 0
  /// The context menu on screen.
  @exclusivity(unchecked) var menu: TableMenu?
  /// The announced rows; nil without a prefetch data source.
  @exclusivity(unchecked) var prefetch: TablePrefetch?
  /// The cell being reconfigured, which the data source gets when it dequeues one for the row.
  @exclusivity(unchecked) var reconfigured: UITableViewCell?
  /// The focused row.
  @exclusivity(unchecked) var focused: RowPosition?
  /// The row that had the focus last, also after it left the table.
  @exclusivity(unchecked) var lastFocused: RowPosition?
  /// The row whose insertion or deletion the data source is committing.
  @exclusivity(unchecked) var committing: RowPosition?
  /// The titles of the index; nil until they are asked for.
  @exclusivity(unchecked) var indexTitles: [String]?
  /// Whether no layout has shown the rows since the last reload.
  @exclusivity(unchecked) var awaitsLayout = true
  /// Whether the counts are unknown or out of date.
  @exclusivity(unchecked) var needsReload = true
  /// Whether heights must be asked again, with the same counts.
  @exclusivity(unchecked) var needsHeights = false
  /// Whether the frames of rows and edges on screen are out of date.
  @exclusivity(unchecked) var needsFrames = false
  /// Whether the table has a view above, below or behind its sections.
  @exclusivity(unchecked) var hasEnds = false
  /// Whether rows may take their cell's height.
  @exclusivity(unchecked) var measuresCells = false
  /// Whether the cells on screen have to be measured again, since all heights were forgotten.
  @exclusivity(unchecked) var remeasuresShown = false
  /// Whether some rows have no separator.
  @exclusivity(unchecked) var hidesSeparators = false
  /// Whether a cell had another height than assumed since the last reload.
  @exclusivity(unchecked) var hasMeasuredCells = false
  /// Whether heights differed from the assumed ones in this pass.
  @exclusivity(unchecked) var heightsMoved = false
  /// The first row that was on screen before the pass and still is.
  @exclusivity(unchecked) var survivor: RowPosition?
  /// The row that keeps its place on screen in this pass, once heights moved.
  @exclusivity(unchecked) var anchor: UITableView.Anchor?
  /// How far this pass moved the offset to keep the anchor in place.
  @exclusivity(unchecked) var offsetCorrection = 0.0
  /// Whether rows inside the visible range are missing.
  @exclusivity(unchecked) var hasHoles = false
  /// Whether code outside the pass asked for another one.
  @exclusivity(unchecked) var isLayoutWanted = false
  @exclusivity(unchecked) var isLayingOut = false
  /// Changes with counts and positions, so that a pass notices when user code changed them.
  @exclusivity(unchecked) var generation = 0
  @exclusivity(unchecked) var pass = 0
  /// The width for which heights were asked.
  @exclusivity(unchecked) var width: CGFloat = 0
  /// The size of the view at the last layout; zero before it.
  @exclusivity(unchecked) var viewSize = CGSize.zero
  /// The open batch of updates.
  @exclusivity(unchecked) var batch: TableBatch?

  init() {
    edges.reserveCapacity(16)
  }
}
