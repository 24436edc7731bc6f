/// Places the elements of a collection view; use a subclass (rule CV-2).
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  public internal(set) final weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    super.init()
    NibDecoder.decode(self, from: coder)
  }

  /// The element that Interface Builder writes.
  open class var interfaceBuilderElement: String { "collectionViewLayout" }
  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Computes what the queries need; the first message after every invalidation (rule CV-30).
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of the elements that a rectangle may show.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether a change of the bounds makes the layout invalid; no by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Marks the layout invalid; nothing is computed before the next pass (rule CV-37).
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}
