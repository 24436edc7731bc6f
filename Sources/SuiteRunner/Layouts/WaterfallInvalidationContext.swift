import Foundation
import HeadlessUIKit

/// Says from which item on a waterfall is invalid.
open class WaterfallInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Items before this one keep their places; nil stands for none.
  open var firstInvalidItem: IndexPath?
}
