/// What a batch changes in a flow layout, kept while the batch is applied (rule FL-21).
struct FlowBatch {
  /// Items and whole sections.
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

  /// Where items were before the batch.
  let formerGeometry: FlowGeometry
  private(set) var appearing = Places()
  private(set) var disappearing = Places()

  init(formerGeometry: FlowGeometry) { self.formerGeometry = formerGeometry }

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

extension UICollectionViewFlowLayout {
  /// Keeps the places of items for the batch that is about to be applied.
  final func keepGeometry() { batch = FlowBatch(formerGeometry: geometry) }

  /// The attributes of an item with alpha 0; nil for one that the geometry does not have.
  final func faded(_ path: IndexPath, in geometry: FlowGeometry)
    -> UICollectionViewLayoutAttributes?
  {
    guard path.count == 2, geometry.sections.indices.contains(path.section),
      path.item >= 0, path.item < geometry.sections[path.section].metrics.itemCount
    else { return nil }
    let frame = geometry.rect(geometry.sections[path.section].frame(ofItem: path.item))
    let attributes = makeAttributes(
      of: FlowElement(kind: .item, section: path.section, item: path.item, frame: frame)
    )
    attributes.alpha = 0
    return attributes
  }
}
