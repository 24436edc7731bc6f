import Foundation
import HeadlessUIKit

// Layouts that do what rules speak of and what no good layout does.

/// A flow layout that also returns attributes of an item that does not exist: the one behind the first section's last.
open class PhantomItemLayout: UICollectionViewFlowLayout {
  /// What the flow layout finds, and the item too many.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = super.layoutAttributesForElements(in: rect) ?? []
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    let phantom = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: count, section: 0)
    )
    phantom.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    found.append(phantom)
    return found
  }
}

/// A flow layout with a header of the whole list, whose path is one number and names no section.
open class GlobalHeaderLayout: UICollectionViewFlowLayout {
  /// The path of the header; beyond the sections, which is fine for a single number.
  open class var headerPath: IndexPath { IndexPath(index: 7) }

  /// What the flow layout finds, and the header.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = super.layoutAttributesForElements(in: rect) ?? []
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: type(of: self).headerPath
    )
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    if header.frame.intersects(rect) { found.append(header) }
    return found
  }
}

/// The same with a path of two numbers, whose section must exist and does not.
open class StrayHeaderLayout: GlobalHeaderLayout {
  /// A path of a section that does not exist.
  open override class var headerPath: IndexPath { IndexPath(item: 0, section: 7) }
}

/// Attributes that are half transparent from the beginning.
open class FadedAttributes: UICollectionViewLayoutAttributes {
  /// Creates attributes of an alpha of 0.5.
  public required init() {
    super.init()
    alpha = 0.5
  }
}

/// A flow layout that names a class of its own for its attributes.
open class FadedFlowLayout: UICollectionViewFlowLayout {
  /// ``FadedAttributes``.
  open override class var layoutAttributesClass: AnyClass { FadedAttributes.self }
}

/// A cell that wants 60 by 30 points, whatever the layout assumed.
open class SelfSizingCell: UICollectionViewCell {
  /// Attributes of that size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: 60, height: 30)
    return layoutAttributes
  }
}
