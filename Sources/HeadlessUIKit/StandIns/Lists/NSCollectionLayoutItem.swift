import Foundation

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
