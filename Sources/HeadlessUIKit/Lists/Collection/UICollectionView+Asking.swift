extension UICollectionView {
  /// Calls an optional method of the delegate; nil if it lacks the method or there is no delegate.
  final func answer<Value>(
    _ method: OptionalCollectionCalls.Method,
    _ question: (UICollectionView, any UICollectionViewDelegate) -> Value
  ) -> Value? {
    guard let delegate = collectionDelegate else { return nil }
    return delegateCalls.answer(method) { question(self, delegate) }
  }

  /// Asks the delegate for permission; true if it lacks the method.
  final func ask(
    _ method: OptionalCollectionCalls.Method,
    _ question: (UICollectionView, any UICollectionViewDelegate) -> Bool
  ) -> Bool { answer(method, question) ?? true }

  /// Tells the delegate, and returns whether it has the method.
  @discardableResult
  final func tell(
    _ method: OptionalCollectionCalls.Method,
    _ message: (UICollectionView, any UICollectionViewDelegate) -> Void
  ) -> Bool { answer(method, message) != nil }

  /// Whether an item exists in the data.
  final func hasItem(_ path: IndexPath) -> Bool {
    let counts = knownCounts
    return path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0
      && path[1] < counts[path[0]]
  }
}
