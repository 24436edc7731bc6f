import Foundation

/// The changes from one snapshot to another, as a batch of a list states them.
///
/// Deletions and moves name places before the batch, insertions and a move's end places after it. What stands in both
/// snapshots never comes anew: it stays, or it moves, also out of a section that goes and into one that comes.
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
    addSections(old.sectionIdentifiers, new.sectionIdentifiers)
    let (before, after) = (Self.places(in: old), Self.places(in: new))
    for (item, path) in before
    where after[item] == nil && !deletedSections.contains(path.section) {
      deletedItems.append(path)
    }
    deletedItems.sort()
    for (number, section) in new.sectionIdentifiers.enumerated() {
      let isKept = !insertedSections.contains(number)
      let origin = isKept ? old.indexOfSection(section) : nil
      addItems(new.itemIdentifiers(inSection: section), from: origin, to: number, before)
    }
  }

  private static func places<Section: Hashable, Item: Hashable>(
    in snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: IndexPath] {
    var places: [Item: IndexPath] = [:]
    for (number, section) in snapshot.sectionIdentifiers.enumerated() {
      for (index, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        places[item] = IndexPath(item: index, section: number)
      }
    }
    return places
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// Whether UIKit's tables are reloaded instead: several sections move, or a row moves out of a section that goes or
  /// into one that comes.
  var reloadsTables: Bool {
    movedSections.count > 1
      || movedItems.contains {
        deletedSections.contains($0.from.section) || insertedSections.contains($0.to.section)
      }
  }

  private mutating func addSections<Section: Hashable>(_ old: [Section], _ new: [Section]) {
    let oldPlaces = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let kept = new.enumerated().filter { oldPlaces[$0.element] != nil }
    insertedSections = IndexSet(new.indices).subtracting(IndexSet(kept.map(\.offset)))
    let origins = kept.map { oldPlaces[$0.element] ?? 0 }
    deletedSections = IndexSet(old.indices).subtracting(IndexSet(origins))
    let still = Self.increasing(origins)
    for index in kept.indices where !still.contains(index) {
      movedSections.append((origins[index], kept[index].offset))
    }
  }

  /// Adds what comes into a section; its origin is the number that it had before.
  private mutating func addItems<Item: Hashable>(
    _ items: [Item],
    from origin: Int?,
    to section: Int,
    _ before: [Item: IndexPath]
  ) {
    let stayed = items.indices.filter { origin != nil && before[items[$0]]?.section == origin }
    let still = Self.increasing(stayed.map { before[items[$0]]?.item ?? 0 })
    let fixed = Set(still.map { stayed[$0] })
    for (index, item) in items.enumerated() where !fixed.contains(index) {
      let place = IndexPath(item: index, section: section)
      if let from = before[item] {
        movedItems.append((from, place))
      } else if origin != nil {
        insertedItems.append(place)
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
