/// A list of items that a layout places.
///
/// For now the class holds what nibs set, registrations and pools; the list engine comes with a later change.
@MainActor
open class UICollectionView: UIScrollView {
  /// The registrations and pools.
  public final let reuseRegistry = ReuseRegistry()
  final var layoutStorage: UICollectionViewLayout
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether cells are made ahead; off here so that traces repeat (rule CV-52).
  open var isPrefetchingEnabled = false
  /// The view behind the items.
  open var backgroundView: UIView?
  /// What the collection asks for items.
  open weak var dataSource: (any UICollectionViewDataSource)?

  /// Creates a collection view; UIKit raises when the layout is nil (rule CV-1), here the type forbids it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view from the nib that is being instantiated; the nib sets its layout.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.collectionView = self
  }

  /// Creates a collection view without a layout, which UIKit refuses.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    UIKitException.raise(
      .invalidArgument,
      "UICollectionView must be initialized with a non-nil layout parameter"
    )
  }

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionView" }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set {
      guard newValue !== layoutStorage else { return }
      layoutStorage.collectionView = nil
      layoutStorage = newValue
      newValue.collectionView = self
      setNeedsLayout()
    }
  }
}

/// What a collection view asks for its items.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One section, as UIKit assumes when the method is missing (rule CV-10).
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What a collection view tells and asks about its items.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
