/// The frame, order and look of one element of a layout (rules CV-40 to CV-47).
///
/// Not bound to the main actor: code written for UIKit may override `copy(with:)` and
/// `isEqual(_:)`, which Foundation declares without an actor.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the element; empty until set.
  open var indexPath = IndexPath()
  /// The category of the element; a cell by default.
  public internal(set) final var representedElementCategory = UICollectionViewElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for cells.
  public internal(set) final var representedElementKind: String?
  /// The frame without the transform, kept as it was set so that whole numbers stay whole.
  final var placement = CGRect.zero
  /// The opacity from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1
  /// The order among elements, 0 by default; higher is nearer to the front.
  open var zIndex = 0
  /// Whether the element is hidden; false by default.
  open var isHidden = false
  /// The transform of space; its part in the plane is ``transform``.
  open var transform3D: CATransform3D {
    get { depth ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      depth = newValue
    }
  }
  private final var depth: CATransform3D?
  /// Whether the transform stays in the plane.
  final var isFlat: Bool { depth.map(CATransform3DIsAffine) ?? true }
  /// The transform around the centre; the identity by default.
  open var transform = CGAffineTransform.identity { didSet { depth = nil } }

  /// Creates empty attributes; subclasses inherit this initialiser.
  public required override init() { super.init() }

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The centre of the element; setting it keeps the size (rule CV-41).
  open var center: CGPoint {
    get { placement.middle }
    set {
      placement.origin = CGPoint(
        x: newValue.x - placement.size.width / 2,
        y: newValue.y - placement.size.height / 2
      )
    }
  }

  /// The size of the element; setting it keeps the centre (rule CV-41).
  open var size: CGSize {
    get { placement.size }
    set {
      let middle = placement.middle
      placement = CGRect(
        x: middle.x - newValue.width / 2,
        y: middle.y - newValue.height / 2,
        width: newValue.width,
        height: newValue.height
      )
    }
  }

  /// The frame of the element; with a transform, the bounding box.
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return placement }
      let size = placement.size
      let rect = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      let box = rect.applying(transform)
      let middle = placement.middle
      return CGRect(
        x: middle.x + box.origin.x,
        y: middle.y + box.origin.y,
        width: box.width,
        height: box.height
      )
    }
    set { placement = newValue }
  }

  /// The size of the element as a rectangle at the origin; setting it sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Copies all fields; subclasses with own fields override it and call super (rule CV-42).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.placement = placement
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.depth = depth
    return copy
  }

  /// Whether the attributes place the same element in the same way (rule CV-42).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return type(of: other) == type(of: self) && other.indexPath == indexPath
      && other.representedElementCategory == representedElementCategory
      && other.representedElementKind == representedElementKind && other.placement == placement
      && other.alpha == alpha && other.zIndex == zIndex && other.isHidden == isHidden
      && other.transform == transform && isFlat == other.isFlat
      && (isFlat || CATransform3DEqualToTransform(other.transform3D, transform3D))
  }

  /// The hash of the index path; equal attributes have equal ones.
  open override var hash: Int { indexPath.hashValue }
}
