import Foundation

/// A layout from sections, groups and items; it lays nothing out here.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// UIKit's name.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?
  /// Stored only.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// Creates one.
  public init(section: NSCollectionLayoutSection) {
    StandIn.note("UICollectionViewCompositionalLayout")
    super.init()
  }
  /// Creates one.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    StandIn.note("UICollectionViewCompositionalLayout")
    super.init()
    self.configuration = configuration
  }
  /// Creates one.
  public init(sectionProvider: @escaping SectionProvider) {
    StandIn.note("UICollectionViewCompositionalLayout")
    super.init()
  }
  /// Creates one.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    StandIn.note("UICollectionViewCompositionalLayout")
    super.init()
    self.configuration = configuration
  }
  /// Creates one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A layout of rows.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout { _, _ in nil } }
}

/// Provides sections.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayout.SectionProvider

/// What holds for all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Stored only.
  open var scrollDirection = UICollectionViewScrollDirection.vertical
  /// Stored only.
  open var interSectionSpacing: CGFloat = 0
  /// Stored only.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Creates a configuration.
  public override init() { super.init() }
}

/// A list of rows.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// UIKit's.
  public enum Appearance: Int, Sendable {
    /// As UIKit's.
    case plain = 0
    /// As UIKit's.
    case grouped
    /// As UIKit's.
    case insetGrouped
    /// As UIKit's.
    case sidebar
    /// As UIKit's.
    case sidebarPlain
  }
  /// UIKit's.
  public enum HeaderMode: Int, Sendable {
    /// As UIKit's.
    case none = 0
    /// As UIKit's.
    case supplementary
    /// As UIKit's.
    case firstItemInSection
  }
  /// UIKit's.
  public enum FooterMode: Int, Sendable {
    /// As UIKit's.
    case none = 0
    /// As UIKit's.
    case supplementary
  }
  /// UIKit's name.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Stored only.
  public let appearance: Appearance
  /// Stored only.
  public var showsSeparators = true
  /// Stored only.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Stored only.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// Stored only.
  public var backgroundColor: UIColor?
  /// Stored only.
  public var headerMode = HeaderMode.none
  /// Stored only.
  public var footerMode = FooterMode.none
  /// Stored only.
  public var headerTopPadding: CGFloat?
  /// Stored only.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Stored only.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Creates one.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// Lines between rows.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// UIKit's.
  public enum Visibility: Int, Sendable {
    /// As UIKit's.
    case automatic = 0
    /// As UIKit's.
    case visible
    /// As UIKit's.
    case hidden
  }
  /// Stored only.
  public var topSeparatorVisibility = Visibility.automatic
  /// Stored only.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Stored only.
  public var topSeparatorInsets = NSDirectionalEdgeInsets()
  /// Stored only.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets()
  /// Stored only.
  public var color = UIColor.separator
  /// Creates one.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  /// Stored only.
  public static var automaticInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

/// Where a section is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size of the place.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The size of a place.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
}

/// A length.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// Stored only.
  public final let dimension: CGFloat
  init(_ dimension: CGFloat) { self.dimension = dimension }
  /// Does nothing here.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth)
  }
  /// Does nothing here.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight)
  }
  /// Does nothing here.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension)
  }
  /// Does nothing here.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension)
  }
}

/// A size.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// Stored only.
  public final let widthDimension: NSCollectionLayoutDimension
  /// Stored only.
  public final let heightDimension: NSCollectionLayoutDimension
  /// Creates one.
  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// A distance.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// Stored only.
  public final let spacing: CGFloat
  init(_ spacing: CGFloat) { self.spacing = spacing }
  /// Does nothing here.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// Does nothing here.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// An item.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// Stored only.
  public final let layoutSize: NSCollectionLayoutSize
  /// Stored only.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// Stored only.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Stored only.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Creates one.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// The spaces around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Stored only.
  public final let leading: NSCollectionLayoutSpacing?
  /// Stored only.
  public final let top: NSCollectionLayoutSpacing?
  /// Stored only.
  public final let trailing: NSCollectionLayoutSpacing?
  /// Stored only.
  public final let bottom: NSCollectionLayoutSpacing?
  /// Creates spaces.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

/// Where a view stands at an item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// Stored only.
  public final let edges: NSDirectionalRectEdge
  /// Stored only.
  public final let offset: CGPoint
  /// Creates a place.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
  }
  /// Creates a place with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
  }
  /// Creates a place with an offset in parts of the item.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
  }
}

/// A view at an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Stored only.
  public final let elementKind: String
  /// Stored only.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// Stored only.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// Creates a view at an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// Items beside or below each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Stored only.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Does nothing here.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Does nothing here.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Does nothing here.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Does nothing here.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// A header or footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Stored only.
  open var pinToVisibleBounds = false
  /// Stored only.
  open var zIndex = 0
  /// Stored only.
  open var extendsBoundary = true
  /// Creates one.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [])
    )
  }
}

/// Where something stands at a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// As UIKit's.
  case none = 0
  /// As UIKit's.
  case top
  /// As UIKit's.
  case topLeading
  /// As UIKit's.
  case leading
  /// As UIKit's.
  case bottomLeading
  /// As UIKit's.
  case bottom
  /// As UIKit's.
  case bottomTrailing
  /// As UIKit's.
  case trailing
  /// As UIKit's.
  case topTrailing
}

/// A decoration behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Does nothing here.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    return NSCollectionLayoutDecorationItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: whole)
    )
  }
}

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

/// An item that is on screen.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The path.
  var indexPath: IndexPath { get }
  /// The frame.
  var frame: CGRect { get }
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The depth.
  var zIndex: Int { get set }
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
