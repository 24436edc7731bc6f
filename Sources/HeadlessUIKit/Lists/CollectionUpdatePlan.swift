/// One change of a batch: old places count before the batch, new ones after it (rule CV-70).
enum CollectionChange: Equatable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case moveItem(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)

  /// The change as layouts hear of it (rule CV-75).
  @MainActor var updateItem: UICollectionViewUpdateItem {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return switch self {
    case .insertItem(let path): UICollectionViewUpdateItem(.insert, from: nil, to: path)
    case .deleteItem(let path): UICollectionViewUpdateItem(.delete, from: path, to: nil)
    case .reloadItem(let path): UICollectionViewUpdateItem(.reload, from: path, to: path)
    case .moveItem(let old, let new): UICollectionViewUpdateItem(.move, from: old, to: new)
    case .insertSection(let at): UICollectionViewUpdateItem(.insert, from: nil, to: whole(at))
    case .deleteSection(let at): UICollectionViewUpdateItem(.delete, from: whole(at), to: nil)
    case .reloadSection(let at):
      UICollectionViewUpdateItem(.reload, from: whole(at), to: whole(at))
    case .moveSection(let old, let new):
      UICollectionViewUpdateItem(.move, from: whole(old), to: whole(new))
    }
  }
}

/// A list of positions some of which are taken, in which those that remain fill the free slots in order.
struct CollectionSlots {
  /// Old positions that go elsewhere or nowhere, sorted.
  private(set) var removed: [Int] = []
  /// New positions that are filled from elsewhere, sorted.
  private(set) var added: [Int] = []

  mutating func remove(_ position: Int) { removed.append(position) }
  mutating func add(_ position: Int) { added.append(position) }

  mutating func sort() {
    removed.sort()
    added.sort()
  }

  /// The new position of one that remains.
  ///
  /// - Complexity: O(log changes).
  func newPosition(of old: Int) -> Int {
    let rank = old - CollectionSlots.count(in: removed) { $0 < old }
    // The slot of a rank has as many additions before it as lie at or below it.
    return rank + CollectionSlots.count(in: added, indexed: { $1 - $0 <= rank })
  }

  private static func count(in list: [Int], where isBefore: (Int) -> Bool) -> Int {
    count(in: list, indexed: { isBefore($1) })
  }

  private static func count(in list: [Int], indexed isBefore: (Int, Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle, list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Where everything goes in a batch whose changes agree with the counts (rules CV-70 to CV-73).
struct CollectionUpdatePlan {
  private(set) var before: [Int]
  private(set) var after: [Int]
  private var sections = CollectionSlots()
  private var sectionMoves: [Int: Int] = [:]
  private var deletedSections: Set<Int> = []
  private var reloadedSections: Set<Int> = []
  /// Per section, old ones for removals and new ones for additions; sections without changes are missing.
  private var removedItems: [Int: CollectionSlots] = [:]
  private var addedItems: [Int: CollectionSlots] = [:]
  private var deletedItems: Set<IndexPath> = []
  private var reloadedItems: Set<IndexPath> = []
  private var itemMoves: [IndexPath: IndexPath] = [:]

  /// Takes over changes that were validated.
  init(_ changes: [CollectionChange], before: [Int], after: [Int]) {
    self.before = before
    self.after = after
    for change in changes { take(change) }
    sections.sort()
    for key in removedItems.keys { removedItems[key]?.sort() }
    for key in addedItems.keys { addedItems[key]?.sort() }
  }

  private mutating func take(_ change: CollectionChange) {
    switch change {
    case .insertItem(let path):
      addedItems[path.section, default: CollectionSlots()].add(path.item)
    case .deleteItem(let path):
      deletedItems.insert(path)
      removedItems[path.section, default: CollectionSlots()].remove(path.item)
    case .reloadItem(let path):
      reloadedItems.insert(path)
    case .moveItem(let old, let new):
      itemMoves[old] = new
      removedItems[old.section, default: CollectionSlots()].remove(old.item)
      addedItems[new.section, default: CollectionSlots()].add(new.item)
    case .insertSection(let section):
      sections.add(section)
    case .deleteSection(let section):
      deletedSections.insert(section)
      sections.remove(section)
    case .reloadSection(let section):
      reloadedSections.insert(section)
    case .moveSection(let old, let new):
      sectionMoves[old] = new
      sections.remove(old)
      sections.add(new)
    }
  }

  /// The new place of a section; nil when it was deleted.
  func newSection(_ old: Int) -> Int? {
    if deletedSections.contains(old) { return nil }
    return sectionMoves[old] ?? sections.newPosition(of: old)
  }

  /// The new place of an item; nil when it was deleted.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if let moved = itemMoves[old] { return moved }
    guard !deletedItems.contains(old), let section = newSection(old.section) else { return nil }
    var slots = CollectionSlots()
    if removedItems[old.section] != nil || addedItems[section] != nil {
      slots = CollectionSlots(
        removed: removedItems[old.section]?.removed ?? [],
        added: addedItems[section]?.added ?? []
      )
    }
    return IndexPath(item: slots.newPosition(of: old.item), section: section)
  }

  /// Whether an item keeps its cell: not where it or its section is reloaded.
  func keepsCell(_ old: IndexPath) -> Bool {
    itemMoves[old] != nil
      || !reloadedItems.contains(old) && !reloadedSections.contains(old.section)
  }

  /// What happens to the items of a section that lives on: old items that leave, new ones that come, and old
  /// ones that are reloaded; each sorted.
  func edits(ofOldSection old: Int, new: Int) -> CollectionItemEdits {
    var edits = CollectionItemEdits()
    edits.removed = removedItems[old]?.removed ?? []
    edits.added = addedItems[new]?.added ?? []
    if !reloadedItems.isEmpty {
      edits.reloaded = reloadedItems.filter { $0.section == old }.map(\.item).sorted()
    }
    return edits
  }

  /// The items that move, by their new places.
  var moves: [IndexPath: IndexPath] {
    Dictionary(itemMoves.map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// Whether an item is still the same after the batch, its cell made anew or not.
  func keepsItem(_ old: IndexPath) -> Bool {
    itemMoves[old] != nil || !reloadedSections.contains(old.section)
  }

  /// Whether a section keeps its supplementary views.
  func keepsViews(ofSection old: Int) -> Bool { !reloadedSections.contains(old) }
}

/// What a batch does to the items of one section.
struct CollectionItemEdits {
  /// Old items that leave.
  var removed: [Int] = []
  /// New items that come.
  var added: [Int] = []
  /// Old items that stay and are reloaded.
  var reloaded: [Int] = []

  var isEmpty: Bool { removed.isEmpty && added.isEmpty && reloaded.isEmpty }
}
