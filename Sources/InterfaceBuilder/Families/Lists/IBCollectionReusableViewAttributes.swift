import Foundation

/// What a reusable view or cell of a collection view may have.
public struct IBCollectionReusableViewAttributes: IBAttributeFamily {
  /// The element that states them.
  public let element: IBElement

  package static let elements: Set<IBElementName> = [.collectionReusableView, .collectionViewCell]

  package init(_ element: IBElement) {
    self.element = element
  }

  /// The name that it is reused by.
  public var reuseIdentifier: String? { element.text(.reuseIdentifier) }
  /// A size of its own, in points.
  public var customSize: CGSize? { element.size(key: "customSize") }

  /// Whether it is the header (`sectionHeaderView`) or the footer (`sectionFooterView`) of its
  /// collection view; nil for cells.
  public var kindKey: String? { element.key }
}

extension IBObject {
  /// What it has as a cell or reusable view of a collection view; nil when it is none.
  public var collectionReusableView: IBCollectionReusableViewAttributes? {
    family(IBCollectionReusableViewAttributes.elements).map { .init($0) }
  }
}
