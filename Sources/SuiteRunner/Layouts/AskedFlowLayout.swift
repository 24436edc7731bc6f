import Foundation
import HeadlessUIKit

/// A flow layout that tells the case's log what it is asked before anything is invalidated, and where offsets and items come to rest.
///
/// Numbers stand in the names: `shouldInvalidateLayout(0 10 320 480)`, `targetContentOffset(0 90)`,
/// `targetContentOffset(0 90 velocity 0 2)`, `prepare(forAnimatedBoundsChange: 0 0 320 480)`. With a velocity, an offset comes to
/// rest at a multiple of 50 points, in the direction of the velocity.
open class AskedFlowLayout: UICollectionViewFlowLayout, RecordedObject {
  /// Records the bounds, and the flow layout's answer.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let answer = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    record("shouldInvalidateLayout(\(PropertyText.of(newBounds)))")
    return answer
  }

  /// Records the bounds.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    record("invalidationContext(\(PropertyText.of(newBounds)))")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Records the size that a cell prefers, and the one that it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let sizes = [preferredAttributes, originalAttributes].map { PropertyText.of($0.size) }
    let path = originalAttributes.indexPath
    record("prefers(\(sizes.joined(separator: " for ")))", section: path[0], item: path[1])
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  /// Records the offset.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    record("targetContentOffset(\(PropertyText.of(proposedContentOffset)))")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  /// Records the offset and the velocity.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let numbers = [proposedContentOffset, velocity].map(PropertyText.of)
    record("targetContentOffset(\(numbers.joined(separator: " velocity ")))")
    let rule: FloatingPointRoundingRule = velocity.y > 0 ? .up : .down
    return CGPoint(
      x: proposedContentOffset.x,
      y: (proposedContentOffset.y / 50).rounded(rule) * 50
    )
  }

  /// Records where the finger is.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    record(
      "targetIndexPath(\(PropertyText.of(position)))",
      section: previousIndexPath[0],
      item: previousIndexPath[1]
    )
    return super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath,
      withPosition: position
    )
  }

  /// Records where a held item is and was.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    record(
      "moving(\(PropertyText.of(targetIndexPaths)) from \(PropertyText.of(previousIndexPaths)))"
    )
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
  }

  /// Records where a held item ends.
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let paths = "\(PropertyText.of(indexPaths)) from \(PropertyText.of(previousIndexPaths))"
    record("moved(\(paths)\(movementCancelled ? " cancelled" : ""))")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    )
  }

  /// Records the bounds of before.
  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    record("prepare(forAnimatedBoundsChange: \(PropertyText.of(oldBounds)))")
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }

  /// Records that a change of the bounds is over.
  open override func finalizeAnimatedBoundsChange() {
    record("finalizeAnimatedBoundsChange")
    super.finalizeAnimatedBoundsChange()
  }
}
