extension UICollectionViewDiffableDataSource {
  /// What decides on and hears of items that a finger moves.
  public struct ReorderingHandlers {
    /// Whether an item may move; none may without it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told before the data source takes the new order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told when the data source has the new order, which the app's own data then follow.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Creates handlers without any closure.
    public init() {}
  }

  /// The handlers of movements, which `beginInteractiveMovementForItem(at:)` begins.
  public var reorderingHandlers: ReorderingHandlers {
    get { stored("reorderingHandlers", ReorderingHandlers()) }
    set { store("reorderingHandlers", newValue) }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with one item at another place; nil where no item or no such place is.
  func moving(_ source: IndexPath, to destination: IndexPath) -> Self? {
    guard let item = item(at: source), sectionIdentifiers.indices.contains(destination.section)
    else { return nil }
    let section = sectionIdentifiers[destination.section]
    var moved = self
    moved.deleteItems([item])
    let items = moved.itemIdentifiers(inSection: section)
    guard (0...items.count).contains(destination.item) else { return nil }
    if destination.item == items.count {
      moved.appendItems([item], toSection: section)
    } else {
      moved.insertItems([item], beforeItem: items[destination.item])
    }
    return moved
  }
}
