/// What kind of element a layout places.
public enum UICollectionViewElementCategory: UInt, Sendable {
  /// An item.
  case cell = 0
  /// A header, a footer, or what a layout names itself.
  case supplementaryView
  /// A view that belongs to the layout alone.
  case decorationView
}

/// Where and how a layout shows one element (rules CV-40 to CV-47).
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The index path of the element.
  open var indexPath = IndexPath()
  /// What kind of element this is.
  public internal(set) final var representedElementCategory = UICollectionViewElementCategory.cell
  /// The kind of a supplementary or decoration view.
  public internal(set) final var representedElementKind: String?
  /// The centre of the element.
  open var center = CGPoint.zero
  /// The size of the element.
  open var size = CGSize.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order among elements; higher is nearer.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The map around the centre.
  open var transform = CGAffineTransform.identity

  /// Creates empty attributes; subclasses inherit this initialiser.
  public required override init() { super.init() }

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = kind
  }

  /// The rectangle of the element; with a transform, its bounding box.
  open var frame: CGRect {
    get {
      let rect = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      )
      let box = transform.isIdentity ? rect : rect.applying(transform)
      return CGRect(
        x: center.x + box.origin.x,
        y: center.y + box.origin.y,
        width: box.width,
        height: box.height
      )
    }
    set {
      size = newValue.size
      center = newValue.middle
    }
  }

  /// The bounds of the element: its size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
}
