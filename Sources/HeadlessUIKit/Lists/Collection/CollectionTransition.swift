/// An interactive transition between two layouts.
@MainActor
struct CollectionTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: ((Bool, Bool) -> Void)?
}
