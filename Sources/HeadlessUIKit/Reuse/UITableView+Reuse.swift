import Foundation

extension UITableView {
  // MARK: Cells

  final func dequeueReusableCell(_ identifier: String) -> UITableViewCell? {
    EngineCounters.current.dequeues &+= 1
    let slot = reuseRegistry.slot(ReuseKind.tableCell, identifier)
    if let cell = reuseRegistry.pooledView(in: slot, as: UITableViewCell.self) { return cell }
    return makeView(.cells, in: slot)
  }

  final func dequeueReusableCell(_ identifier: String, _ indexPath: IndexPath) -> UITableViewCell {
    EngineCounters.current.dequeues &+= 1
    if let cell = list.reconfigured, cell.reuseIdentifier == identifier,
      self.indexPath(for: cell) == indexPath
    {
      return cell
    }
    let slot = reuseRegistry.slot(ReuseKind.tableCell, identifier)
    if let cell = reuseRegistry.pooledView(in: slot, as: UITableViewCell.self) { return cell }
    if let cell = makeView(.cells, in: slot) { return cell }
    if !UIKitException.isPending {
      UIKitException.raise(ReuseException.noTableRegistration(identifier))
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Headers and footers

  final func dequeueReusableHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    EngineCounters.current.dequeues &+= 1
    let slot = reuseRegistry.slot(ReuseKind.tableHeaderFooter, identifier)
    if let view = reuseRegistry.pooledView(in: slot, as: UITableViewHeaderFooterView.self) {
      return view
    }
    return makeView(.headersAndFooters, in: slot)
  }

  final func register(
    _ registration: ReuseRegistration?,
    kind: String,
    _ identifier: String
  ) {
    reuseRegistry.register(registration ?? .none, kind: kind, identifier: identifier)
  }

  // MARK: Making

  /// Makes a view from a slot's registration; nil without one, and after raising.
  private func makeView<View: ReusableView>(
    _ reuse: TableReuse<View>,
    in slot: ReuseRegistry.Slot
  ) -> View? {
    let identifier = slot.pointee.identifier
    let view: View?
    switch slot.pointee.registration {
    case .none:
      return nil
    case .viewClass(let type):
      view = reuse.make(type, identifier)
    case .nib(let nib):
      view = ReusableViewFactory.load(
        nib,
        identifier: identifier,
        requiredName: reuse.kind,
        mismatch: reuse.mismatch
      )
    }
    guard let view else { return nil }
    if view.isNameless { view.setReuseIdentifier(identifier) }
    reuseRegistry.issue(view, from: slot)
    return view
  }

  // MARK: Taking back

  /// Returns a cell that left the screen to its pool; cells without an identifier are released.
  ///
  /// - Throws: `ReuseError` if the cell is pooled already, or belongs to another table.
  package func recycle(_ cell: UITableViewCell) throws(ReuseError) {
    try reuseRegistry.recycle(cell, kind: ReuseKind.tableCell)
  }

  /// Returns a header or footer that left the screen to its pool.
  ///
  /// - Throws: `ReuseError` if the view is pooled already, or belongs to another table.
  package func recycle(_ view: UITableViewHeaderFooterView) throws(ReuseError) {
    try reuseRegistry.recycle(view, kind: ReuseKind.tableHeaderFooter)
  }
}

/// The differences between the two kinds of a table's reusable views.
@MainActor
private struct TableReuse<View: ReusableView> {
  /// The kind, which is also the name of the class that a nib must hold.
  let kind: String
  let make: @MainActor (AnyClass, String) -> View?
  let mismatch: (_ nib: String, _ registered: String) -> UIKitException
}

extension TableReuse<UITableViewCell> {
  static var cells: Self {
    TableReuse(
      kind: ReuseKind.tableCell,
      make: ReusableViewFactory.makeCell,
      mismatch: ReuseException.tableIdentifierMismatch
    )
  }
}

extension TableReuse<UITableViewHeaderFooterView> {
  static var headersAndFooters: Self {
    TableReuse(
      kind: ReuseKind.tableHeaderFooter,
      make: ReusableViewFactory.makeHeaderFooter,
      mismatch: ReuseException.viewIdentifierMismatch
    )
  }
}
