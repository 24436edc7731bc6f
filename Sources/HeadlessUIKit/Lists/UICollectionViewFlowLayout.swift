/// The direction in which a collection scrolls.
public enum UICollectionViewScrollDirection: Int, Sendable {
  /// Up and down.
  case vertical = 0
  /// Left and right.
  case horizontal
}

/// Places items in lines; this class holds the properties, the list engine comes with a later change.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least space between lines in points; 10 by default (rule FL-1).
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The assumed size of items that size themselves; zero turns that off.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction of scrolling.
  open var scrollDirection = UICollectionViewScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers; the component across the direction is ignored.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; the component across the direction is ignored.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The margins of sections.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether headers stay at the top of their visible section.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay at the bottom of their visible section.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// The estimate that lets items size themselves.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// The element that Interface Builder writes.
  open override class var interfaceBuilderElement: String { "collectionViewFlowLayout" }
}

extension UICollectionView {
  /// The kind of the headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The kind under which messages name items.
  public nonisolated static let elementKindCell = "UICollectionElementKindCell"
}
