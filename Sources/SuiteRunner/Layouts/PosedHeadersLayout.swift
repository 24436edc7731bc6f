import Foundation
import HeadlessUIKit

/// A flow layout that hides the header of section 1, and whose section 2 lies behind all others.
open class PosedHeadersLayout: UICollectionViewFlowLayout {
  /// The attributes of the flow layout, some of them hidden or of the order -1.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    for attributes in found { pose(attributes) }
    return found
  }

  private func pose(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.indexPath.section {
    case 1: attributes.isHidden = attributes.representedElementCategory == .supplementaryView
    case 2: attributes.zIndex = -1
    default: break
    }
  }
}
