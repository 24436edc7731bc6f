import Foundation
import HeadlessUIKit

/// A cell that records the attributes that are applied to it, as `apply(x y width height)`.
open class AppliedCell: UICollectionViewCell {
  /// Records the attributes.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    AppliedHeader.record(layoutAttributes, "AppliedCell")
  }
}

/// A header or footer that records the attributes that are applied to it.
open class AppliedHeader: UICollectionReusableView {
  /// Records the attributes.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    Self.record(layoutAttributes, "AppliedHeader")
  }

  fileprivate static func record(
    _ attributes: UICollectionViewLayoutAttributes,
    _ className: String
  ) {
    let path = attributes.indexPath
    CallLog.current?.append(
      LoggedCall(
        name: "apply(\(PropertyText.of(attributes.frame)))",
        className: className,
        outlets: [],
        section: path.first,
        item: path.count > 1 ? path[1] : nil,
        kind: attributes.representedElementKind
      )
    )
  }
}
