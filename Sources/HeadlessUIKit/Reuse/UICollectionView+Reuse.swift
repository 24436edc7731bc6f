import Foundation

extension UICollectionView {
  // MARK: Registering

  final func register(_ cellClass: AnyClass?, _ identifier: String) {
    reuseRegistry.register(
      cellClass.map(ReuseRegistration.viewClass) ?? .none,
      kind: ReuseKind.collectionCell,
      identifier: identifier
    )
  }

  final func register(_ nib: UINib?, _ identifier: String) {
    reuseRegistry.register(
      nib.map(ReuseRegistration.nib) ?? .none,
      kind: ReuseKind.collectionCell,
      identifier: identifier
    )
  }

  final func register(_ viewClass: AnyClass?, _ elementKind: String, _ identifier: String) {
    reuseRegistry.register(
      viewClass.map(ReuseRegistration.viewClass) ?? .none,
      kind: ReuseSpace.supplementary(elementKind),
      identifier: identifier
    )
  }

  final func register(_ nib: UINib?, _ elementKind: String, _ identifier: String) {
    reuseRegistry.register(
      nib.map(ReuseRegistration.nib) ?? .none,
      kind: ReuseSpace.supplementary(elementKind),
      identifier: identifier
    )
  }

  // MARK: Dequeueing

  final func dequeueReusableCell(_ identifier: String, _ indexPath: IndexPath)
    -> UICollectionViewCell
  {
    EngineCounters.current.dequeues &+= 1
    if let reconfigured, reconfigured.path == indexPath,
      reconfigured.cell.reuseIdentifierStorage == identifier
    {
      return reconfigured.cell
    }
    let slot = reuseRegistry.slot(ReuseKind.collectionCell, identifier)
    if let cell = reuseRegistry.pooledView(in: slot, as: UICollectionViewCell.self) {
      if fetching != nil { applyFetchedAttributes(to: cell) }
      return cell
    }
    if let cell = makeView(in: slot, as: UICollectionViewCell.self) { return cell }
    raiseUnregistered(kind: ReuseKind.collectionCell, identifier)
    return UICollectionViewCell(frame: .zero)
  }

  final func dequeueReusableSupplementaryView(
    _ elementKind: String,
    _ identifier: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    EngineCounters.current.dequeues &+= 1
    let slot = reuseRegistry.slot(ReuseSpace.supplementary(elementKind), identifier)
    if let view = reuseRegistry.pooledView(in: slot, as: UICollectionReusableView.self) {
      if fetching != nil { applyFetchedAttributes(to: view) }
      return view
    }
    if let view = makeView(in: slot, as: UICollectionReusableView.self) { return view }
    raiseUnregistered(kind: elementKind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  private func raiseUnregistered(kind: String, _ identifier: String) {
    guard !UIKitException.isPending else { return }
    UIKitException.raise(ReuseException.noCollectionRegistration(kind: kind, identifier))
  }

  /// Makes a view from a slot's registration, with the layout's frame if the layout asked for it (rule CV-22).
  final func makeView<View: UICollectionReusableView>(
    in slot: ReuseRegistry.Slot,
    as _: View.Type
  ) -> View? {
    let identifier = slot.pointee.identifier
    let view: View?
    switch slot.pointee.registration {
    case .none:
      return nil
    case .viewClass(let type):
      view = ReusableViewFactory.makeReusable(type, frame: fetching?.placement.frame ?? .zero)
    case .nib(let nib):
      view = ReusableViewFactory.load(
        nib,
        identifier: identifier,
        requiredName: "UICollectionReusableView",
        mismatch: ReuseException.viewIdentifierMismatch
      )
    }
    guard let view else { return nil }
    if view.isNameless { view.setReuseIdentifier(identifier) }
    reuseRegistry.issue(view, from: slot)
    if fetching != nil { applyFetchedAttributes(to: view) }
    return view
  }

  // MARK: Taking back

  /// Returns a cell that left the screen to its pool.
  ///
  /// - Throws: `ReuseError` if the cell is pooled already, or belongs to another collection view.
  package func recycle(_ cell: UICollectionViewCell) throws(ReuseError) {
    try reuseRegistry.recycle(cell, kind: ReuseKind.collectionCell)
  }

  /// Returns a supplementary view that left the screen to the pool of its kind.
  ///
  /// - Throws: `ReuseError` if the view is pooled already, or belongs to another collection view.
  package func recycle(_ view: UICollectionReusableView, ofKind kind: String) throws(ReuseError) {
    try reuseRegistry.recycle(view, kind: ReuseSpace.supplementary(kind))
  }
}
