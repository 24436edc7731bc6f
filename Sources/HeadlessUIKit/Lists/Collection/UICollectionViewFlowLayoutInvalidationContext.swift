/// Which parts of a flow layout an invalidation concerns.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and spacings again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are computed again; true by default.
  open var invalidateFlowLayoutAttributes = true
  /// The sizes that self-sizing cells measured (rule FL-19).
  final var measuredSizes: [IndexPath: CGSize] = [:]
}
