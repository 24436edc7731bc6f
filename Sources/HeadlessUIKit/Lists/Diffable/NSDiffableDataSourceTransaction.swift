/// A change of a diffable data source that the user made by moving an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// A snapshot of the data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// What was shown before.
  public let initialSnapshot: Snapshot
  /// What is shown after it.
  public let finalSnapshot: Snapshot
  /// The removals and insertions that lead from all items before to all items after.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections whose items changed, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// - Complexity: O(items), and O(items × changes) for the differences.
  init(from initial: Snapshot, to final: Snapshot) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let (old, new) = (
        initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section)
      )
      return old == new
        ? nil : NSDiffableDataSourceSectionTransaction(section, from: old, to: new)
    }
  }
}

/// The part of a transaction in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The removals and insertions that lead from the former to the latter.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType,
    from old: [ItemIdentifierType],
    to new: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var (initial, final) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    initial.append(old)
    final.append(new)
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = new.difference(from: old)
  }
}
