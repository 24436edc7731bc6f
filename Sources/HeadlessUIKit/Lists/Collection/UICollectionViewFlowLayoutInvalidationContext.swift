/// Says what part of a flow layout is invalid.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate must be asked for sizes and spacings again; yes by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames must be computed again; yes by default.
  open var invalidateFlowLayoutAttributes = true
  /// The sizes that cells found for themselves (rule FL-19).
  final var measuredSizes: [IndexPath: CGSize] = [:]
}
