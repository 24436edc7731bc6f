/// The changes from one snapshot to another, as a batch of a list states them.
///
/// Deletions and moves name places before the batch, insertions and a move's end places after it.
struct SnapshotChanges {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let keptSections = addSections(old.sectionIdentifiers, new.sectionIdentifiers) { section in
      old.itemIdentifiers(inSection: section) == new.itemIdentifiers(inSection: section)
    }
    addItems(old, new, keptSections: keptSections)
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  private mutating func addSections<Section: Hashable>(
    _ old: [Section],
    _ new: [Section],
    isSame: (Section) -> Bool
  ) -> Set<Section> {
    let oldPlaces = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let newPlaces = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    for (section, place) in oldPlaces where newPlaces[section] == nil {
      deletedSections.insert(place)
    }
    for (section, place) in newPlaces where oldPlaces[section] == nil {
      insertedSections.insert(place)
    }
    let kept = new.filter { oldPlaces[$0] != nil }
    let still = Self.increasing(kept.map { oldPlaces[$0] ?? 0 })
    for (index, section) in kept.enumerated() where !still.contains(index) {
      let (from, to) = (oldPlaces[section] ?? 0, newPlaces[section] ?? 0)
      if isSame(section) {
        movedSections.append((from, to))
      } else {
        // A batch cannot state changes within a section that moves.
        deletedSections.insert(from)
        insertedSections.insert(to)
      }
    }
    let moved = Set(kept.enumerated().filter { !still.contains($0.offset) }.map(\.element))
    return Set(kept).subtracting(moved)
  }

  private mutating func addItems<Section: Hashable, Item: Hashable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    keptSections: Set<Section>
  ) {
    for section in old.sectionIdentifiers where keptSections.contains(section) {
      for item in old.itemIdentifiers(inSection: section) {
        let next = new.sectionIdentifier(containingItem: item)
        if next.map({ !keptSections.contains($0) }) ?? true, let path = old.path(of: item) {
          deletedItems.append(path)
        }
      }
    }
    for section in new.sectionIdentifiers where keptSections.contains(section) {
      addItems(of: section, old, new, keptSections: keptSections)
    }
  }

  private mutating func addItems<Section: Hashable, Item: Hashable>(
    of section: Section,
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    keptSections: Set<Section>
  ) {
    let items = new.itemIdentifiers(inSection: section)
    let stayed = items.filter { old.sectionIdentifier(containingItem: $0) == section }
    let still = Self.increasing(stayed.map { old.path(of: $0)?.item ?? 0 })
    let fixed = Set(still.map { stayed[$0] })
    for item in items where !fixed.contains(item) {
      guard let to = new.path(of: item) else { continue }
      let before = old.sectionIdentifier(containingItem: item)
      if let before, keptSections.contains(before), let from = old.path(of: item) {
        movedItems.append((from, to))
      } else {
        insertedItems.append(to)
      }
    }
  }

  /// The indices of a longest increasing subsequence.
  /// - Complexity: O(*n* log *n*).
  static func increasing(_ values: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var current = ends.last ?? -1
    while current >= 0 {
      result.insert(current)
      current = previous[current]
    }
    return result
  }
}
