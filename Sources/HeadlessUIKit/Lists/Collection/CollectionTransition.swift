/// A transition that a gesture leads.
@MainActor
struct CollectionTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: ((Bool, Bool) -> Void)?
}
