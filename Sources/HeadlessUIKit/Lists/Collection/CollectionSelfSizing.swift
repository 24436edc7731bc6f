/// Self-sizing items (rule FL-19).
///
/// Cells that come on screen are asked for their preferred attributes. The layout says whether
/// these make it invalid, and in which context. UIKit does not document the resulting numbers, and
/// no rule claims them.
extension UICollectionView {
  /// Whether cells are asked: a plain flow layout without an estimate would ignore their answers.
  private var measuresCells: Bool {
    guard type(of: layoutStorage) == UICollectionViewFlowLayout.self else { return true }
    return unsafeDowncast(layoutStorage, to: UICollectionViewFlowLayout.self).estimatedItemSize
      != .zero
  }

  /// Asks cells on screen for their preferred attributes: those that came in this pass, or all.
  ///
  /// These are the shown elements from an index on.
  final func measureCells(from first: Int) {
    guard measuresCells else { return }
    for key in shown.list[first...].map(\.key) where !reloadIsPending && !UIKitException.isPending {
      guard let place = shown.place(of: key), shown[place].pass == shown.pass,
        let view = shown.view(of: key), let original = attributes(of: key)
      else { continue }
      // A copy: the cell may change its argument and return it.
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
