/// Serves a collection view from snapshots, and turns a new one into a batch.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A snapshot of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header or footer.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var hasApplied = false
  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot by a batch, with or without animation.
  ///
  /// The first one is a reload, and so is one without animation before iOS 15.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let isReload = !hasApplied || !animatingDifferences && UIKitProfile.current < .ios15
    guard let collectionView, !isReload else {
      show(snapshot)
      if let collectionView, animatingDifferences { reload(snapshot, in: collectionView) }
      completion?()
      return
    }
    let new = snapshot.unmarked
    let changes = SnapshotChanges(from: current, to: new)
    if !changes.isEmpty { show(new, by: changes, in: collectionView) }
    if !UIKitException.isPending { reload(snapshot, in: collectionView) }
    completion?()
  }

  /// Shows a snapshot by a reload.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    show(snapshot)
    completion?()
  }

  /// Shows a snapshot by a batch.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  private func show(_ snapshot: Snapshot) {
    hasApplied = true
    current = snapshot.unmarked
    collectionView?.reloadData()
  }

  private func show(
    _ new: Snapshot,
    by changes: SnapshotChanges,
    in collectionView: UICollectionView
  ) {
    collectionView.performBatchUpdates({
      self.current = new
      collectionView.updates.isFromSnapshot = true
      self.perform(changes, on: collectionView)
    })
  }

  private func perform(_ changes: SnapshotChanges, on list: UICollectionView) {
    if !changes.deletedSections.isEmpty { list.deleteSections(changes.deletedSections) }
    if !changes.insertedSections.isEmpty { list.insertSections(changes.insertedSections) }
    for move in changes.movedSections { list.moveSection(move.from, toSection: move.to) }
    if !changes.deletedItems.isEmpty { list.deleteItems(at: changes.deletedItems) }
    if !changes.insertedItems.isEmpty { list.insertItems(at: changes.insertedItems) }
    for move in changes.movedItems { list.moveItem(at: move.from, to: move.to) }
  }

  private func reload(_ snapshot: Snapshot, in list: UICollectionView) {
    let sections = snapshot.reloadedSectionIdentifiers.compactMap(current.indexOfSection)
    if !sections.isEmpty { list.reloadSections(IndexSet(sections)) }
    let items = current.paths(of: snapshot.reloadedItemIdentifiers)
    if !items.isEmpty { list.reloadItems(at: items) }
    let configured = current.paths(of: snapshot.reconfiguredItemIdentifiers)
    if !configured.isEmpty { list.reconfigureItems(at: configured) }
  }

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The section of a number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The number of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: What the collection view asks

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// The number of items.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    guard current.sectionIdentifiers.indices.contains(section) else {
      DiffableFailure.unsatisfied("section < _impl.numberOfSections")
      return 0
    }
    return current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// The cell of an item; an exception where the provider made none.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath) else {
      DiffableFailure.unsatisfied("itemIdentifier")
      return UICollectionViewCell()
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    UIKitException.raise(
      .internalInconsistency,
      "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.consoleDescription) with item"
        + " identifier '\(DiffableText.name(item))', which is not allowed. You must always return a cell to the collection view:"
        + " \(ConsoleDescription.collection(collectionView))"
    )
    return UICollectionViewCell()
  }
  /// A header or footer; an exception without a provider.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      UIKitException.raise(
        .internalInconsistency,
        "CollectionView \(ConsoleDescription.collection(collectionView)) requested a supplementary view, but a"
          + " supplementaryViewProvider was not specified on the diffable data source. Please configure the diffable data"
          + " source accordingly and add the supplementary provider"
      )
      return UICollectionReusableView()
    }
    return supplementaryViewProvider(collectionView, kind, indexPath)
      ?? OptionalMethods.missing(UICollectionReusableView())
  }
  /// Whether `reorderingHandlers` let an item move; none does without them.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Takes the order that a finger made, between the calls of `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let moved = current.moving(sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = NSDiffableDataSourceTransaction(from: current, to: moved)
    reorderingHandlers.willReorder?(transaction)
    current = moved
    reorderingHandlers.didReorder?(transaction)
  }
}
