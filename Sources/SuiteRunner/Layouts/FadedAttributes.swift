import Foundation
import HeadlessUIKit

/// Attributes that are half transparent from the beginning.
open class FadedAttributes: UICollectionViewLayoutAttributes {
  /// Creates attributes of an alpha of 0.5.
  public required init() {
    super.init()
    alpha = 0.5
  }
}
