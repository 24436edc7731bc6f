/// The frame and look of an element; its view is changed only if these differ.
struct ElementPlacement: Equatable {
  var frame: CGRect
  var zIndex = 0
  var alpha: CGFloat = 1
  var transform = CGAffineTransform.identity

  init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.placement
    zIndex = attributes.zIndex
    alpha = attributes.alpha
    transform = attributes.transform
  }
}
