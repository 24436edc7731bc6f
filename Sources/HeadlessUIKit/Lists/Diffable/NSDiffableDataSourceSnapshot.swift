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
  /// The number of items of a section; an exception where the snapshot has no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section; an exception where the snapshot has no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    if let found = items[identifier] { return found }
    // Until iOS 13 there were none.
    if DiffableText.profile >= .ios15 { DiffableFailure.unknownSection() }
    return []
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
    guard DiffableFailure.areUnique(identifiers, "section") else { return }
    insert(identifiers, at: sectionIdentifiers.count)
  }
  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, 0) }
  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, 1) }
  /// Removes sections with their items.
  ///
  /// - Complexity: O(n) in the snapshot's sections and the items that go.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
    }
    // Those that are left are the ones that still have a list.
    sectionIdentifiers.removeAll { items[$0] == nil }
  }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, 0) }
  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, 1) }
  /// Loads sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard DiffableFailure.areUnique(identifiers, "section") else { return }
    if let missing = identifiers.first(where: { items[$0] == nil }) {
      return DiffableFailure.missing(missing, "section", to: "reload")
    }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType],
    at destination: SectionIdentifierType,
    _ offset: Int
  ) {
    guard DiffableFailure.areUnique(identifiers, "section") else { return }
    if identifiers.contains(destination) {
      return DiffableFailure.aimed(at: destination, .insertedSections, identifiers)
    }
    guard let place = sectionIdentifiers.firstIndex(of: destination) else {
      return DiffableFailure.unsatisfied("insertIndex != NSNotFound")
    }
    insert(identifiers, at: place + offset)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let existing = identifiers.filter { items[$0] != nil }
    guard existing.isEmpty else { return DiffableFailure.existing(sections: existing) }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    to destination: SectionIdentifierType,
    _ offset: Int
  ) {
    if identifier == destination {
      return DiffableFailure.aimed(at: destination, .movedSection, [identifier])
    }
    guard let old = sectionIdentifiers.firstIndex(of: identifier) else {
      return DiffableFailure.unsatisfied("fromSection != NSNotFound")
    }
    guard let place = sectionIdentifiers.firstIndex(of: destination) else {
      return DiffableFailure.unsatisfied("toSection != NSNotFound")
    }
    sectionIdentifiers.remove(at: old)
    sectionIdentifiers.insert(identifier, at: place + offset - (old < place ? 1 : 0))
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one without it.
  ///
  /// An item that is there already moves.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return DiffableFailure.noSections()
    }
    guard DiffableFailure.areUnique(identifiers, "item") else { return }
    guard items[section] != nil else {
      return DiffableFailure.unsatisfied("section != NSNotFound")
    }
    takeOut(identifiers)
    insert(identifiers, in: section, at: items[section]?.count ?? 0)
  }
  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0) }
  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1) }
  /// Removes items.
  ///
  /// - Complexity: O(n) in the items of the sections that lose some.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for identifier in identifiers {
      guard let section = sections.removeValue(forKey: identifier) else { continue }
      gone[section, default: []].insert(identifier)
    }
    for (section, leaving) in gone { items[section]?.removeAll(where: leaving.contains) }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, 0) }
  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, 1) }
  /// Loads items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers, to: "reload") else { return }
    reloadedItemIdentifiers += identifiers
  }
  /// Configures the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard areKnown(identifiers, to: "reconfigure") else { return }
    reconfiguredItemIdentifiers += identifiers
  }

  private func areKnown(_ identifiers: [ItemIdentifierType], to verb: String) -> Bool {
    guard DiffableFailure.areUnique(identifiers, "item") else { return false }
    guard let missing = identifiers.first(where: { sections[$0] == nil }) else { return true }
    DiffableFailure.missing(missing, "item", to: verb)
    return false
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    at destination: ItemIdentifierType,
    _ offset: Int
  ) {
    guard DiffableFailure.areUnique(identifiers, "item") else { return }
    if identifiers.contains(destination) {
      return DiffableFailure.aimed(at: destination, .insertedItems, identifiers)
    }
    guard let section = sections[destination] else {
      return DiffableFailure.unsatisfied("section != NSNotFound")
    }
    takeOut(identifiers)
    let place = items[section]?.firstIndex(of: destination) ?? 0
    insert(identifiers, in: section, at: place + offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    to destination: ItemIdentifierType,
    _ offset: Int
  ) {
    if identifier == destination {
      return DiffableFailure.aimed(at: destination, .movedItem, [identifier])
    }
    guard sections[identifier] != nil else {
      return DiffableFailure.unsatisfied("fromIndex != NSNotFound")
    }
    guard let section = sections[destination] else {
      return DiffableFailure.unsatisfied("toIndex != NSNotFound")
    }
    deleteItems([identifier])
    let place = items[section]?.firstIndex(of: destination) ?? 0
    insert([identifier], in: section, at: place + offset)
  }

  /// Items that are there already move to their new place, with a warning.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    let existing = identifiers.filter { sections[$0] != nil }
    guard !existing.isEmpty else { return }
    if MainQueue.isCurrent {
      let warning = DiffableText.warning(existing)
      MainActor.assumeIsolated { ConsoleLog.write(warning) }
    }
    deleteItems(existing)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    in section: SectionIdentifierType,
    at index: Int
  ) {
    items[section]?.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { sections[identifier] = section }
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

  /// The places of the items that are there, in the order of the items.
  ///
  /// - Complexity: O(n) in the snapshot's items for many of them.
  func paths(of wanted: [ItemIdentifierType]) -> [IndexPath] {
    // For a few, a search of their sections costs less than a table of all.
    if wanted.count < 8 { return wanted.compactMap(path(of:)) }
    var places: [ItemIdentifierType: IndexPath] = [:]
    let sought = Set(wanted)
    for (number, section) in sectionIdentifiers.enumerated() {
      for (place, item) in (items[section] ?? []).enumerated() where sought.contains(item) {
        places[item] = IndexPath(item: place, section: number)
      }
    }
    return wanted.compactMap { places[$0] }
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let list = items[sectionIdentifiers[path.section]] ?? []
    return list.indices.contains(path.item) ? list[path.item] : nil
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
