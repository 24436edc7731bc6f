import Foundation

extension UITableView {
  // MARK: Cells

  /// Registers a class for new cells; nil unregisters.
  ///
  /// The latest registration for an identifier, class or nib, replaces the one before (TV-31).
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuseRegistry.register(
      cellClass.map(ReuseRegistration.viewClass) ?? .none,
      kind: ReuseKind.tableCell,
      identifier: identifier
    )
  }

  /// Registers a nib for new cells; nil unregisters.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuseRegistry.register(
      nib.map(ReuseRegistration.nib) ?? .none,
      kind: ReuseKind.tableCell,
      identifier: identifier
    )
  }

  /// A cell from the pool, else a new one from the registration, else nil (TV-32).
  /// - Complexity: O(1) for a pooled cell.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    EngineCounters.current.dequeues &+= 1
    let slot = reuseRegistry.slot(ReuseKind.tableCell, identifier)
    if let cell = reuseRegistry.pooledView(in: slot, as: UITableViewCell.self) { return cell }
    return makeCell(in: slot)
  }

  /// A cell from the pool or from the registration.
  ///
  /// Raises `NSInternalInconsistencyException` when nothing is registered (TV-33) or the nib is not
  /// one cell (NB-13, NB-14); a plain cell is returned then, so that callers need not be prepared.
  /// - Complexity: O(1) for a pooled cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    EngineCounters.current.dequeues &+= 1
    let slot = reuseRegistry.slot(ReuseKind.tableCell, identifier)
    if let cell = reuseRegistry.pooledView(in: slot, as: UITableViewCell.self) { return cell }
    if let cell = makeCell(in: slot) { return cell }
    if !UIKitException.isPending {
      UIKitException.raise(ReuseException.noTableRegistration(identifier))
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func makeCell(in slot: ReuseRegistry.Slot) -> UITableViewCell? {
    let identifier = slot.pointee.identifier
    let cell: UITableViewCell?
    switch slot.pointee.registration {
    case .none:
      return nil
    case .viewClass(let type):
      cell = ReusableViewFactory.makeCell(type, identifier: identifier)
    case .nib(let nib):
      cell = ReusableViewFactory.load(
        nib,
        identifier: identifier,
        requiredName: "UITableViewCell",
        mismatch: ReuseException.tableIdentifierMismatch
      )
    }
    guard let cell else { return nil }
    if cell.reuseIdentifier == nil { cell.setReuseIdentifier(identifier) }
    reuseRegistry.issue(cell, from: slot)
    return cell
  }

  // MARK: Headers and footers

  /// Registers a class for new headers and footers; nil unregisters.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuseRegistry.register(
      aClass.map(ReuseRegistration.viewClass) ?? .none,
      kind: ReuseKind.tableHeaderFooter,
      identifier: identifier
    )
  }

  /// Registers a nib for new headers and footers; nil unregisters.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuseRegistry.register(
      nib.map(ReuseRegistration.nib) ?? .none,
      kind: ReuseKind.tableHeaderFooter,
      identifier: identifier
    )
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
    return makeHeaderFooter(in: slot)
  }

  private func makeHeaderFooter(in slot: ReuseRegistry.Slot) -> UITableViewHeaderFooterView? {
    let identifier = slot.pointee.identifier
    let view: UITableViewHeaderFooterView?
    switch slot.pointee.registration {
    case .none:
      return nil
    case .viewClass(let type):
      view = ReusableViewFactory.makeHeaderFooter(type, identifier: identifier)
    case .nib(let nib):
      view = ReusableViewFactory.load(
        nib,
        identifier: identifier,
        requiredName: "UITableViewHeaderFooterView",
        mismatch: ReuseException.viewIdentifierMismatch
      )
    }
    guard let view else { return nil }
    if view.reuseIdentifier == nil { view.setReuseIdentifier(identifier) }
    reuseRegistry.issue(view, from: slot)
    return view
  }

  // MARK: Taking back

  /// Puts a cell that left the screen into the pool; cells without an identifier are let go.
  /// - Throws: `ReuseError` when the cell is pooled already or another table's.
  package func recycle(_ cell: UITableViewCell) throws(ReuseError) {
    try reuseRegistry.recycle(cell, kind: ReuseKind.tableCell)
  }

  /// Puts a header or footer that left the screen into the pool.
  /// - Throws: `ReuseError` when the view is pooled already or another table's.
  package func recycle(_ view: UITableViewHeaderFooterView) throws(ReuseError) {
    try reuseRegistry.recycle(view, kind: ReuseKind.tableHeaderFooter)
  }
}
