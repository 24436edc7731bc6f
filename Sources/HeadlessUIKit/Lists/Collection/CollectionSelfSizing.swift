/// Items that size themselves (rule FL-19).
///
/// Cells that come on screen are asked for the attributes that suit them; the layout says whether that makes it
/// invalid, and in which context. Results are numbers that UIKit does not document; no rule claims them.
extension UICollectionView {
  /// Whether cells are asked: a flow layout that nobody subclassed uses no answers without an estimate.
  private var measuresCells: Bool {
    guard type(of: layoutStorage) == UICollectionViewFlowLayout.self else { return true }
    return unsafeDowncast(layoutStorage, to: UICollectionViewFlowLayout.self).estimatedItemSize
      != .zero
  }

  /// Asks the cells that came on screen in this pass what suits them: those from a place in the list on.
  final func measureCells(from first: Int) {
    guard measuresCells else { return }
    for key in shown.list[first...].map(\.key) where !UIKitException.isPending {
      guard let view = shown.view(of: key), let original = attributes(of: key) else { continue }
      // The cell may change what it is handed and return it.
      let copy = original.copy() as? UICollectionViewLayoutAttributes ?? original
      let preferred = view.preferredLayoutAttributesFitting(copy)
      let layout = layoutStorage
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: original
        )
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: original
        )
      )
    }
  }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let place = shown.place(of: key), let known = shown[place].attributes { return known }
    return switch key.role {
    case .cell:
      layoutStorage.layoutAttributesForItem(at: key.indexPath)
    case .supplementary(let kind):
      layoutStorage.layoutAttributesForSupplementaryView(
        ofKind: shown.kinds.name(kind),
        at: key.indexPath
      )
    case .decoration:
      nil
    }
  }
}
