/// The answers of a controller whose subclass gives no items.
extension CollectionServingController {
  // Lenient loading puts the engine's own class in place of one that it does not know.
  final var defaultSectionCount: Int { ClassNames.customName(of: type(of: self)) == nil ? 0 : 1 }

  final func missingCell() -> UICollectionViewCell {
    UIKitException.raise(
      .internalInconsistency,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must"
        + " be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
    return UICollectionViewCell(frame: .zero)
  }
}
