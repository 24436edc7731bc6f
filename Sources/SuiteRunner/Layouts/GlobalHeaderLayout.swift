import Foundation
import HeadlessUIKit

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
