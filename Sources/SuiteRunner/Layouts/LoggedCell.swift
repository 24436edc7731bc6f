import Foundation
import HeadlessUIKit

/// A cell that tells the case's log the frames that it gets.
///
/// The calls are `init(frame: 0 50 320 44)`, `prepareForReuse`, and `apply(0 50 320 44)` for attributes,
/// and `willTransition` and `didTransition` for a change of the layout, with both classes where they differ.
open class LoggedCell: UICollectionViewCell, RecordedObject {
  /// Creates one, and records its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    record("init(frame: \(NumberText.of(frame)))")
  }

  /// Creates one from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Records that it is about to be used again.
  open override func prepareForReuse() {
    super.prepareForReuse()
    record("prepareForReuse")
  }

  /// Records the frame of the attributes, which it has by now.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    recordApplied(layoutAttributes)
  }

  /// Records that the list is about to change its layout.
  open override func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    super.willTransition(from: oldLayout, to: newLayout)
    recordTransition("willTransition", oldLayout, newLayout)
  }

  /// Records that the list has changed its layout.
  open override func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    super.didTransition(from: oldLayout, to: newLayout)
    recordTransition("didTransition", oldLayout, newLayout)
  }
}
