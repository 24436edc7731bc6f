/// Where and how an element is shown: what decides whether its view must be touched.
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
