import Foundation
import UIKit

/// Attributes with a colour: `copy` and `isEqual` are Foundation's, and of no actor.
public final class TintedAttributes: UICollectionViewLayoutAttributes {
  /// The colour of the element.
  public var tint: UIColor?

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes else { return false }
    return super.isEqual(object) && tint == other.tint
  }
}

/// A flow layout that is measured by a helper of no actor.
public final class TintedLayout: UICollectionViewFlowLayout {
  public override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

  public override func prepare() {
    super.prepare()
    LayoutMeter().measure(self)
  }
}

/// Sets a layout's item size by the width of its list.
struct LayoutMeter {
  func measure(_ layout: UICollectionViewFlowLayout) {
    guard let list = layout.collectionView else { return }
    layout.itemSize = CGSize(width: list.bounds.width / 2, height: 20)
    layout.minimumInteritemSpacing = 0
  }
}
