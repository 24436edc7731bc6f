import Foundation

/// What a collection view may have.
public struct IBCollectionViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.collectionView]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// Where the cells come from.
  public var dataMode: IBDataMode? { element.keyword(.dataMode) }
  /// Whether items can be selected.
  public var allowsSelection: Bool? { element.boolean(.allowsSelection) }
  /// Whether several items can be.
  public var allowsMultipleSelection: Bool? { element.boolean(.allowsMultipleSelection) }
  /// Whether items are prefetched.
  public var prefetchingEnabled: Bool? { element.boolean(.prefetchingEnabled) }
  /// Whether focus returns to the last item.
  public var remembersLastFocusedIndexPath: Bool? {
    element.boolean(.remembersLastFocusedIndexPath)
  }
  /// Whether dragged items open items.
  public var springLoaded: Bool? { element.boolean(.springLoaded) }
}

extension IBObject {
  /// What it has as a collection view; nil when it is none.
  public var collectionView: IBCollectionViewAttributes? {
    family(IBCollectionViewAttributes.elements).map { .init($0) }
  }
}
