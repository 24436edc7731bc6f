import Foundation

/// A section.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// Creates one.
  public init(group: NSCollectionLayoutGroup) {}
  /// Stored only.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// Stored only.
  open var interGroupSpacing: CGFloat = 0
  /// Stored only.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Stored only.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Stored only.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Stored only.
  open var supplementariesFollowContentInsets = true
  /// Stored only.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Stored only.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Stored only.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  /// A section of rows.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    return NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup(
        layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: whole)
      )
    )
  }
}

/// What insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As UIKit's.
  case automatic = 0
  /// As UIKit's.
  case none
  /// As UIKit's.
  case safeArea
  /// As UIKit's.
  case layoutMargins
  /// As UIKit's.
  case readableContent
}

/// Whether sections scroll across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// As UIKit's.
  case none = 0
  /// As UIKit's.
  case continuous
  /// As UIKit's.
  case continuousGroupLeadingBoundary
  /// As UIKit's.
  case paging
  /// As UIKit's.
  case groupPaging
  /// As UIKit's.
  case groupPagingCentered
}
