/// Is told of rows that will probably show soon.
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will probably show soon; the nearest comes first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Announced rows will probably not show after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing: the method is optional.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
