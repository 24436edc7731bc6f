/// An element that shall be shown and has no view yet.
struct WantedElement {
  let key: ElementKey
  let placement: ElementPlacement
  /// What the layout returned; nil when the engine asked a flow layout without attributes.
  let attributes: UICollectionViewLayoutAttributes?
}
