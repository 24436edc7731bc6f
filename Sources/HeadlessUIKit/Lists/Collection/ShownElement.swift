/// An element on screen, with its view.
struct ShownElement {
  var key: ElementKey
  let view: UICollectionReusableView
  var placement: ElementPlacement
  var attributes: UICollectionViewLayoutAttributes?
  /// The last pass that found the element.
  var pass: UInt32
}
