// Objective-C marks the closure of a batch as not escaping; an optional one of Swift always escapes.
extension UITableView {
  /// Runs changes as one batch; the completion is called when the animation would have ended.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  /// Makes several changes as one; old paths are those before the batch, new ones those after.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
