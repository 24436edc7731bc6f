/// Lists that passes fill and empty; kept, so that a pass allocates nothing.
struct ElementScratch {
  var wanted: [WantedElement] = []
  var leaving: [ElementKey] = []
  /// The attributes handed to `apply(_:)` for elements that a flow layout placed without any.
  var attributes: UICollectionViewLayoutAttributes?
}
