/// Sections and items of a list, in their order; each item and each section stands there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// The sections.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items that are to be loaded again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be loaded again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The items of all sections.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  /// The number of items.
  public var numberOfItems: Int { sections.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// The items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sections[identifier] }
  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }
  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = place(of: toIdentifier) else { return }
    insert(identifiers, at: place)
  }
  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = place(of: toIdentifier) else { return }
    insert(identifiers, at: place + 1)
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
      sectionIdentifiers.removeAll { $0 == identifier }
    }
  }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, by: 0)
  }
  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, by: 1)
  }
  /// Loads sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers where items[identifier] != nil {
      DiffableFailure.duplicate(section: identifier)
      return
    }
    if Set(identifiers).count != identifiers.count {
      DiffableFailure.duplicate(sections: identifiers)
      return
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    beside other: SectionIdentifierType,
    by distance: Int
  ) {
    guard let old = place(of: identifier), place(of: other) != nil, identifier != other else {
      return
    }
    sectionIdentifiers.remove(at: old)
    guard let place = place(of: other) else { return }
    sectionIdentifiers.insert(identifier, at: place + distance)
  }

  private func place(of section: SectionIdentifierType) -> Int? {
    if let place = sectionIdentifiers.firstIndex(of: section) { return place }
    DiffableFailure.missing(section: section)
    return nil
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one without it.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last,
      let count = items[section]?.count
    else {
      DiffableFailure.noSection(sectionIdentifier)
      return
    }
    insert(identifiers, in: section, at: count)
  }
  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else { return }
    insert(identifiers, in: place.section, at: place.index)
  }
  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else { return }
    insert(identifiers, in: place.section, at: place.index + 1)
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard let section = sections.removeValue(forKey: identifier) else { continue }
      items[section]?.removeAll { $0 == identifier }
    }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard place(of: identifier) != nil, place(of: toIdentifier) != nil, identifier != toIdentifier
    else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    guard place(of: identifier) != nil, place(of: toIdentifier) != nil, identifier != toIdentifier
    else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Loads items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where sections[identifier] == nil {
      DiffableFailure.missing(reloaded: identifier)
      return
    }
    reloadedItemIdentifiers += identifiers
  }
  /// Configures the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where sections[identifier] == nil {
      DiffableFailure.missing(reloaded: identifier)
      return
    }
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    in section: SectionIdentifierType,
    at index: Int
  ) {
    if Set(identifiers).count != identifiers.count {
      DiffableFailure.duplicate(items: identifiers)
      return
    }
    // As in UIKit: an item that is there already moves to its new place.
    var index = index
    for identifier in identifiers where sections[identifier] != nil {
      if sections[identifier] == section,
        let old = items[section]?.firstIndex(of: identifier), old < index
      {
        index -= 1
      }
      deleteItems([identifier])
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { sections[identifier] = section }
  }

  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int)? {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      DiffableFailure.missing(item: item)
      return nil
    }
    return (section, index)
  }

  /// The snapshot without the marks of what is loaded again.
  var unmarked: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sections[item], let number = sectionIdentifiers.firstIndex(of: section),
      let place = items[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: number)
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let list = items[sectionIdentifiers[path.section]] ?? []
    return list.indices.contains(path.item) ? list[path.item] : nil
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
