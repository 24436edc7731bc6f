import Foundation
import HeadlessUIKit

/// Attributes with a mark of their own, by which two that lie alike may differ.
open class MarkedAttributes: UICollectionViewLayoutAttributes {
  /// Any number.
  open var mark = 0

  /// Copies the mark too, as UIKit demands of subclasses.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? MarkedAttributes)?.mark = mark
    return copy
  }

  /// Compares the mark too, as UIKit demands of subclasses.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? MarkedAttributes)?.mark == mark
  }
}

/// A flow layout whose attributes have a mark, which is the layout's minimum spacing between items.
///
/// In a list of one column that spacing moves nothing, so that a change of it changes the mark alone.
open class MarkedFlowLayout: UICollectionViewFlowLayout {
  /// ``MarkedAttributes``.
  open override class var layoutAttributesClass: AnyClass { MarkedAttributes.self }

  private func marked(_ attributes: UICollectionViewLayoutAttributes) {
    (attributes as? MarkedAttributes)?.mark = Int(saturating: Double(minimumInteritemSpacing))
  }

  /// The flow layout's, with marks.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    found?.forEach(marked)
    return found
  }

  /// The flow layout's, with its mark.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let found = super.layoutAttributesForItem(at: indexPath)
    found.map(marked)
    return found
  }
}

/// A cell that tells the case's log the marks of attributes, as in `mark(10)`.
open class MarkedCell: UICollectionViewCell, RecordedObject {
  /// Records the mark.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let path = layoutAttributes.indexPath
    let mark = (layoutAttributes as? MarkedAttributes)?.mark ?? -1
    record("mark(\(mark))", section: path[0], item: path[1])
  }
}
