extension UICollectionViewDiffableDataSource {
  /// What the user's expanding and collapsing of items does; stored, as nobody taps outlines here.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may expand.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Told before an item expands.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may collapse.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Told before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives the items below one that expands.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?
    /// Creates handlers without any closure.
    public init() {}
  }

  /// A tree of this data source's items.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The handlers of all sections; stored, without effect here.
  public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { stored("sectionSnapshotHandlers", SectionSnapshotHandlers()) }
    set { store("sectionSnapshotHandlers", newValue) }
  }

  /// Shows the visible items of a tree in a section, which is added at the end if it is not there.
  public func apply(
    _ snapshot: SectionSnapshot,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    // Before cells are made: their provider asks how deep an item stands and whether it is expanded.
    sectionTrees[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The tree of a section; its items side by side where none was applied, or others were since.
  public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    let whole = snapshot()
    let shown =
      whole.indexOfSection(section) == nil ? [] : whole.itemIdentifiers(inSection: section)
    if let tree = sectionTrees[section], tree.visibleItems == shown { return tree }
    var flat = SectionSnapshot()
    flat.append(shown)
    return flat
  }

  private var sectionTrees: [SectionIdentifierType: SectionSnapshot] {
    get { stored("sectionTrees", [:]) }
    set { store("sectionTrees", newValue) }
  }
}
