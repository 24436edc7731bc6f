import Foundation

/// What a flow layout may have; sizes and distances in points.
public struct IBFlowLayoutAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.collectionViewFlowLayout]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The direction in which it grows; vertical when absent.
  public var scrollDirection: IBScrollDirection? { element.keyword(.scrollDirection) }
  /// Room between lines.
  public var minimumLineSpacing: Double? { element.number(.minimumLineSpacing) }
  /// Room between the items of a line.
  public var minimumInteritemSpacing: Double? { element.number(.minimumInteritemSpacing) }
  /// Whether cells size themselves.
  public var automaticEstimatedItemSize: Bool? { element.boolean(.automaticEstimatedItemSize) }
  /// What `sectionInset` is measured from.
  public var sectionInsetReference: IBSectionInsetReference? {
    element.keyword(.sectionInsetReference)
  }
  /// Whether headers stay in sight.
  public var sectionHeadersPinToVisibleBounds: Bool? {
    element.boolean(.sectionHeadersPinToVisibleBounds)
  }
  /// Whether footers stay in sight.
  public var sectionFootersPinToVisibleBounds: Bool? {
    element.boolean(.sectionFootersPinToVisibleBounds)
  }
  /// The size of an item.
  public var itemSize: CGSize? { element.size(key: "itemSize") }
  /// The estimated size of an item.
  public var estimatedItemSize: CGSize? { element.size(key: "estimatedItemSize") }
  /// The size of a header.
  public var headerReferenceSize: CGSize? { element.size(key: "headerReferenceSize") }
  /// The size of a footer.
  public var footerReferenceSize: CGSize? { element.size(key: "footerReferenceSize") }
  /// Room around each section.
  public var sectionInset: IBInsets? { element.insets(key: "sectionInset") }
}

extension IBObject {
  /// What it has as a flow layout; nil when it is none.
  public var flowLayout: IBFlowLayoutAttributes? {
    family(IBFlowLayoutAttributes.elements).map { .init($0) }
  }
}
