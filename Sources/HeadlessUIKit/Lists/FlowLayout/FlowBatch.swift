/// The changes of a batch to a flow layout, kept while the batch is applied (rule FL-21).
struct FlowBatch {
  /// Paths of items, and whole sections.
  struct Places {
    private var items: Set<IndexPath> = []
    private var sections: Set<Int> = []

    mutating func insert(_ path: IndexPath) {
      if path.item == NSNotFound { sections.insert(path.section) } else { items.insert(path) }
    }

    func holds(_ path: IndexPath) -> Bool {
      items.contains(path) || path.count > 0 && sections.contains(path.section)
    }
  }

  /// The elements on screen before the batch.
  let formerElements: ShownElements
  private(set) var appearing = Places()
  private(set) var disappearing = Places()

  init(_ formerElements: ShownElements) { self.formerElements = formerElements }

  @MainActor
  mutating func note(_ item: UICollectionViewUpdateItem) {
    let action = item.updateAction
    if action == .insert || action == .reload, let path = item.indexPathAfterUpdate {
      appearing.insert(path)
    }
    if action == .delete || action == .reload, let path = item.indexPathBeforeUpdate {
      disappearing.insert(path)
    }
  }
}
