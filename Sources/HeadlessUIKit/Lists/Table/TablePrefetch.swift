import ListGeometry

/// The rows that a table announced to its prefetch data source.
struct TablePrefetch {
  weak var source: (any UITableViewDataSourcePrefetching)?
  /// The announced rows that were neither shown nor cancelled.
  var announced: Set<RowPosition> = []
  var isForward = true
  var offset: CGFloat = 0
  /// The table's generation to which the positions belong.
  var generation = 0
}

/// Announcing rows before they show; UIKit specifies nothing but the two methods.
///
/// After every pass the rows of the next screenful in the direction of movement are announced, each
/// once. Announced rows that are neither ahead nor on screen any more are cancelled. Nothing
/// happens without a ``prefetchDataSource``. A reload or update forgets all announcements, because
/// the paths mean other rows afterwards.
extension UITableView {
  /// Announces the rows ahead and cancels those that are ahead no more.
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
