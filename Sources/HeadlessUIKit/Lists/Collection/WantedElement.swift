/// An element to be shown that has no view yet.
struct WantedElement {
  let key: ElementKey
  let placement: ElementPlacement
  /// The layout's attributes; nil if a flow layout was asked without attributes.
  let attributes: UICollectionViewLayoutAttributes?
}
