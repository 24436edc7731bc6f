/// Serves a table from snapshots, and turns a new one into a batch.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// A snapshot of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var hasApplied = false
  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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
    guard let tableView, !isReload else {
      show(snapshot)
      if let tableView, animatingDifferences { reload(snapshot, in: tableView) }
      completion?()
      return
    }
    let new = snapshot.unmarked
    let changes = SnapshotChanges(from: current, to: new)
    if !changes.isEmpty { show(new, by: changes, in: tableView) }
    if !UIKitException.isPending { reload(snapshot, in: tableView) }
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
    tableView?.reloadData()
  }

  private func show(_ new: Snapshot, by changes: SnapshotChanges, in tableView: UITableView) {
    if changes.reloadsTables {
      current = new
      tableView.reloadData()
      tableView.layoutIfNeeded()
    } else {
      tableView.performBatchUpdates {
        self.current = new
        tableView.list.batch?.isFromSnapshot = true
        self.perform(changes, on: tableView)
      }
    }
  }

  private func perform(_ changes: SnapshotChanges, on table: UITableView) {
    let animation = defaultRowAnimation
    if !changes.deletedSections.isEmpty {
      table.deleteSections(changes.deletedSections, with: animation)
    }
    if !changes.insertedSections.isEmpty {
      table.insertSections(changes.insertedSections, with: animation)
    }
    for move in changes.movedSections { table.moveSection(move.from, toSection: move.to) }
    if !changes.deletedItems.isEmpty { table.deleteRows(at: changes.deletedItems, with: animation) }
    if !changes.insertedItems.isEmpty {
      table.insertRows(at: changes.insertedItems, with: animation)
    }
    for move in changes.movedItems { table.moveRow(at: move.from, to: move.to) }
  }

  private func reload(_ snapshot: Snapshot, in table: UITableView) {
    let sections = snapshot.reloadedSectionIdentifiers.compactMap(current.indexOfSection)
    if !sections.isEmpty { table.reloadSections(IndexSet(sections), with: defaultRowAnimation) }
    let rows = current.paths(of: snapshot.reloadedItemIdentifiers)
    if !rows.isEmpty { table.reloadRows(at: rows, with: defaultRowAnimation) }
    let configured = current.paths(of: snapshot.reconfiguredItemIdentifiers)
    if !configured.isEmpty { table.reconfigureRows(at: configured) }
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

  // MARK: What the table asks

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// The number of rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard current.sectionIdentifiers.indices.contains(section) else {
      DiffableFailure.unsatisfied("section < _impl.numberOfSections")
      return 0
    }
    return current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  /// The cell of a row; an exception where the provider made none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = current.item(at: indexPath) else {
      DiffableFailure.unsatisfied("itemIdentifier")
      return UITableViewCell()
    }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    UIKitException.raise(
      .internalInconsistency,
      "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath.consoleDescription) with item"
        + " identifier '\(DiffableText.name(item))', which is not allowed. You must always return a cell to the table view:"
        + " \(ConsoleDescription.table(tableView))"
    )
    return UITableViewCell()
  }
  /// The title of a section's header: none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethods.missing(nil)
  }
  /// The title of a section's footer: none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethods.missing(nil)
  }
  /// Whether a row can be edited: none can.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row can be moved: none can.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
