import Foundation
import HeadlessUIKit

/// A flow layout that tells the case's log what the collection view asks of it and tells it.
///
/// Contexts and attributes stand in the names of the calls: `invalidateLayout(everything counts)`,
/// `initialLayoutAttributesForAppearingItem(alpha=0 x=0 y=60)`.
open class LoggedFlowLayout: UICollectionViewFlowLayout, RecordedObject {
  /// Records and prepares.
  open override func prepare() {
    record("prepare")
    super.prepare()
  }

  /// Records with the flags of the context that are set.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    var flags: [String] = []
    if context.invalidateEverything { flags.append("everything") }
    if context.invalidateDataSourceCounts { flags.append("counts") }
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      if flow.invalidateFlowLayoutDelegateMetrics { flags.append("metrics") }
      if flow.invalidateFlowLayoutAttributes { flags.append("attributes") }
    }
    record("invalidateLayout(\(flags.joined(separator: " ")))")
    super.invalidateLayout(with: context)
  }

  /// Records that a batch begins.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    record("prepare(forCollectionViewUpdates:)")
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  /// Records that a batch ends.
  open override func finalizeCollectionViewUpdates() {
    record("finalizeCollectionViewUpdates")
    super.finalizeCollectionViewUpdates()
  }

  /// Records what an item appears with.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    record("initialLayoutAttributesForAppearingItem", answer, itemIndexPath)
    return answer
  }

  /// Records what an item disappears with.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    record("finalLayoutAttributesForDisappearingItem", answer, itemIndexPath)
    return answer
  }

  /// Records where a finger holds an item.
  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let answer = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath,
      withTargetPosition: position
    )
    record("layoutAttributesForInteractivelyMovingItem", section: indexPath[0], item: indexPath[1])
    return answer
  }

  private func record(
    _ name: String,
    _ answer: UICollectionViewLayoutAttributes?,
    _ path: IndexPath
  ) {
    let text = answer.map {
      "alpha=\(NumberText.of($0.alpha)) x=\(NumberText.of($0.frame.minX)) "
        + "y=\(NumberText.of($0.frame.minY))"
    }
    record("\(name)(\(text ?? "nil"))", section: path[0], item: path[1])
  }
}
