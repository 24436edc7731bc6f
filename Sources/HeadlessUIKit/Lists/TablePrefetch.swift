/// Which rows a table announced.
struct TablePrefetch {
  weak var source: (any UITableViewDataSourcePrefetching)?
  /// The rows that were announced and neither shown nor taken back.
  var announced: Set<RowPosition> = []
  var isForward = true
  var offset: CGFloat = 0
  /// The positions are those of this generation of the table.
  var generation = 0
}

/// Announcing rows ahead of their display, which UIKit leaves open in everything but the two methods.
///
/// The policy: after every pass the rows of one screenful ahead, in the direction of the last movement, are announced
/// if they were not before; announced rows that are neither ahead any more nor on screen are taken back. Nothing happens
/// without a ``prefetchDataSource``; a reload or update forgets what was announced, as the paths mean other rows then.
extension UITableView {
  /// Whom the table tells of rows that it will probably ask for soon.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { list.prefetch?.source }
    set {
      list.prefetch = newValue.map { TablePrefetch(source: $0, offset: boundsOrigin.y) }
      setNeedsLayout()
    }
  }

  /// Announces the rows that come next and takes back those that do not.
  final func prefetchAhead() {
    guard isPrefetchingEnabled, var state = list.prefetch, let source = state.source,
      !UIKitException.isPending
    else { return }
    if state.generation != list.generation { state.announced = [] }
    if boundsOrigin.y != state.offset { state.isForward = boundsOrigin.y > state.offset }
    (state.offset, state.generation) = (boundsOrigin.y, list.generation)
    let wanted = rowsAhead(isForward: state.isForward)
    let new = wanted.filter { !state.announced.contains($0) }
    let gone = state.announced.subtracting(wanted).filter { visibleIndex($0) == nil }.sorted()
    state.announced = Set(wanted)
    list.prefetch = state
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new.map(\.indexPath)) }
    if !gone.isEmpty, !UIKitException.isPending {
      source.tableView(self, cancelPrefetchingForRowsAt: gone.map(\.indexPath))
    }
  }

  /// The rows of the next screenful that are not on screen, the nearest first.
  private func rowsAhead(isForward: Bool) -> [RowPosition] {
    let height = placement.size.height
    let start = isForward ? boundsOrigin.y + height : boundsOrigin.y - height
    let rect = CGRect(x: 0, y: start, width: 1, height: height)
    let rows = (indexPathsForRows(in: rect) ?? []).compactMap(RowPosition.init)
      .filter { visibleIndex($0) == nil }
    return isForward ? rows : rows.reversed()
  }
}
