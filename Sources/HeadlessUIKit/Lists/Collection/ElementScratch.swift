/// Arrays that passes fill and empty; kept, so that a pass allocates nothing.
struct ElementScratch {
  var wanted: [WantedElement] = []
  var leaving: [ElementKey] = []
  /// Attributes for `apply(_:)` of elements that a flow layout placed without any.
  var attributes: UICollectionViewLayoutAttributes?
}
