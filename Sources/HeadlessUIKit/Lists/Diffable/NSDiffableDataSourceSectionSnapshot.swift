/// The items of one section as a tree; those below a collapsed item are not shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items that are below no other.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Questions

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }
  /// The items that show: those whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { flattened(rootItems, where: expanded.contains) }

  /// Whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Whether the items below one show.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }
  /// The item above another; nil for root items.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// How many items are above one.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  /// The place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The items below one as a snapshot of their own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    if includingParent {
      result.append([parent])
      if isExpanded(parent) { result.expand([parent]) }
    }
    result.take(children[parent] ?? [], of: self, below: includingParent ? parent : nil)
    return result
  }

  /// The items line by line, indented by their levels.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty == false ? (isExpanded(item) ? "- " : "+ ") : "* "
      return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
    }.joined(separator: "\n")
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  private func flattened(
    _ list: [ItemIdentifierType],
    where descends: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    list.flatMap { item in
      [item] + (descends(item) ? flattened(children[item] ?? [], where: descends) : [])
    }
  }

  // MARK: Changes

  /// Adds items at the end of the section, or below another item.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, below: parent, at: siblings(below: parent).count)
  }
  /// Adds items before another, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, 0)
  }
  /// Adds items after another, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, 1)
  }
  /// Removes items with all below them.
  ///
  /// - Complexity: O(n) in what goes and in the items beside it.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items where contains(item) {
      gone[parents[item], default: []].insert(item)
      forget(item)
    }
    // The lists of items that went are gone with them.
    for (parent, items) in gone {
      if let parent, !contains(parent) { continue }
      changeSiblings(below: parent) { $0.removeAll(where: items.contains) }
    }
  }

  /// Drops what is kept of an item and of all below it, except its place in its parent's list.
  private mutating func forget(_ item: ItemIdentifierType) {
    var waiting = [item]
    while let next = waiting.popLast() {
      waiting += children.removeValue(forKey: next) ?? []
      parents[next] = nil
      known.remove(next)
      expanded.remove(next)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Shows the items below some.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }
  /// Hides the items below some.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Puts the items of another snapshot in the place of those below an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(children[parent] ?? [])
    take(snapshot.rootItems, of: snapshot, below: parent)
  }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  /// Changes the list of the items below another, or of root items, in place.
  private mutating func changeSiblings(
    below parent: ItemIdentifierType?,
    _ body: (inout [ItemIdentifierType]) -> Void
  ) {
    if let parent { body(&children[parent, default: []]) } else { body(&rootItems) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    beside item: ItemIdentifierType,
    _ offset: Int
  ) {
    let parent = parents[item]
    guard let place = siblings(below: parent).firstIndex(of: item) else {
      return DiffableFailure.unsatisfied("insertIndex != NSNotFound")
    }
    insert(items, below: parent, at: place + offset)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    below parent: ItemIdentifierType?,
    at index: Int
  ) {
    guard DiffableFailure.areUnique(items, "item"), known.isDisjoint(with: items) else {
      return DiffableFailure.unsatisfied("known items may not be inserted again")
    }
    if let parent, !contains(parent) {
      return DiffableFailure.unsatisfied("parentIndex != NSNotFound")
    }
    changeSiblings(below: parent) { $0.insert(contentsOf: items, at: index) }
    known.formUnion(items)
    if let parent { for item in items { parents[item] = parent } }
  }

  /// Takes items of another snapshot with all below them.
  private mutating func take(
    _ items: [ItemIdentifierType],
    of other: Self,
    below parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in items {
      take(other.children[item] ?? [], of: other, below: item)
      if other.isExpanded(item) { expand([item]) }
    }
  }
}
