import Foundation
import HeadlessUIKit

/// A flow layout that names a class of its own for its attributes.
open class FadedFlowLayout: UICollectionViewFlowLayout {
  /// ``FadedAttributes``.
  open override class var layoutAttributesClass: AnyClass { FadedAttributes.self }
}
