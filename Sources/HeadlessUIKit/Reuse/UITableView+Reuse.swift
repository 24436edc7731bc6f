import Foundation

extension UITableView {
  // MARK: Cells

  /// Registers a class for new cells; nil unregisters.
  ///
  /// The last registration of an identifier, class or nib, replaces the one before (TV-31).
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass.map(ReuseRegistration.viewClass), kind: ReuseKind.tableCell, identifier)
  }

  /// Registers a nib for new cells; nil unregisters.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib.map(ReuseRegistration.nib), kind: ReuseKind.tableCell, identifier)
  }

  /// A cell from the pool, else a new one from the registration, else nil (TV-32).
  ///
  /// - Complexity: O(1) for a pooled cell.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    EngineCounters.current.dequeues &+= 1
    let slot = reuseRegistry.slot(ReuseKind.tableCell, identifier)
    if let cell = reuseRegistry.pooledView(in: slot, as: UITableViewCell.self) { return cell }
    return makeView(.cells, in: slot)
  }

  /// A cell from the pool, else a new one from the registration.
  ///
  /// Raises `NSInternalInconsistencyException` when nothing is registered (TV-33) or the nib is not
  /// one cell (NB-13, NB-14). It returns a plain cell then, so that callers need no special case.
  ///
  /// - Complexity: O(1) for a pooled cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
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

  /// Registers a class for new headers and footers; nil unregisters.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(aClass.map(ReuseRegistration.viewClass), kind: ReuseKind.tableHeaderFooter, identifier)
  }

  /// Registers a nib for new headers and footers; nil unregisters.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nib.map(ReuseRegistration.nib), kind: ReuseKind.tableHeaderFooter, identifier)
  }

  /// A header or footer from the pool, else a new one from the registration, else nil.
  /// - Complexity: O(1) for a pooled view.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    EngineCounters.current.dequeues &+= 1
    let slot = reuseRegistry.slot(ReuseKind.tableHeaderFooter, identifier)
    if let view = reuseRegistry.pooledView(in: slot, as: UITableViewHeaderFooterView.self) {
      return view
    }
    return makeView(.headersAndFooters, in: slot)
  }

  private func register(
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
    if view.reuseIdentifier == nil { view.setReuseIdentifier(identifier) }
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
