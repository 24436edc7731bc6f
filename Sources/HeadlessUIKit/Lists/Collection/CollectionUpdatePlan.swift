import ListGeometry

/// Where sections and items go in a batch whose changes agree with the counts (rules CV-70 to CV-73).
struct CollectionUpdatePlan {
  private(set) var before: [Int]
  private(set) var after: [Int]
  private var sections = SlotMap()
  private var sectionMoves: [Int: Int] = [:]
  private var reloadedSections: Set<Int> = []
  /// By section, old for removals and new for additions; sections without changes have no entry.
  private var removedItems: [Int: [Int]] = [:]
  private var addedItems: [Int: [Int]] = [:]
  private var reloadedItems: Set<IndexPath> = []
  private var itemMoves: [IndexPath: IndexPath] = [:]
  /// Where items of old sections with changes go.
  private var itemSlots: [Int: SlotMap] = [:]

  /// Makes the plan of changes that were validated.
  init(_ changes: [CollectionChange], before: [Int], after: [Int]) {
    self.before = before
    self.after = after
    var (removed, added): ([Int], [Int]) = ([], [])
    for change in changes {
      take(change)
      switch change {
      case .insertSection(let section): added.append(section)
      case .deleteSection(let section): removed.append(section)
      case .moveSection(let old, let new):
        removed.append(old)
        added.append(new)
      default: break
      }
    }
    sections = SlotMap(removed: removed, inserted: added)
    for key in removedItems.keys { removedItems[key]?.sort() }
    for key in addedItems.keys { addedItems[key]?.sort() }
    for old in before.indices {
      guard let new = newSection(old), removedItems[old] != nil || addedItems[new] != nil else {
        continue
      }
      itemSlots[old] = SlotMap(
        removed: removedItems[old] ?? [],
        inserted: addedItems[new] ?? []
      )
    }
  }

  private mutating func take(_ change: CollectionChange) {
    switch change {
    case .insertItem(let path):
      addedItems[path.section, default: []].append(path.item)
    case .deleteItem(let path):
      removedItems[path.section, default: []].append(path.item)
    case .reloadItem(let path):
      reloadedItems.insert(path)
    case .moveItem(let old, let new):
      itemMoves[old] = new
      removedItems[old.section, default: []].append(old.item)
      addedItems[new.section, default: []].append(new.item)
    case .insertSection, .deleteSection:
      break
    case .reloadSection(let section):
      reloadedSections.insert(section)
    case .moveSection(let old, let new):
      sectionMoves[old] = new
    }
  }

  /// The new number of a section; nil if it was deleted.
  func newSection(_ old: Int) -> Int? {
    sectionMoves[old] ?? sections.newIndex(old)
  }

  /// The new path of an item; nil if it was deleted.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if let moved = itemMoves[old] { return moved }
    guard let section = newSection(old.section) else { return nil }
    guard let slots = itemSlots[old.section] else {
      return IndexPath(item: old.item, section: section)
    }
    return slots.newIndex(old.item).map { IndexPath(item: $0, section: section) }
  }

  /// Whether a surviving item keeps its cell: neither it nor its section is reloaded.
  func keepsCell(_ old: IndexPath) -> Bool {
    itemMoves[old] != nil
      || !reloadedItems.contains(old) && !reloadedSections.contains(old.section)
  }

  /// The changes in a section that stays: old indexes that leave, new ones that come, old ones that reload.
  ///
  /// Each list is sorted.
  func edits(ofOldSection old: Int, new: Int) -> CollectionItemEdits {
    var edits = CollectionItemEdits()
    edits.removed = removedItems[old] ?? []
    edits.added = addedItems[new] ?? []
    if !reloadedItems.isEmpty {
      edits.reloaded = reloadedItems.filter { $0.section == old }.map(\.item).sorted()
    }
    return edits
  }

  /// The old path of each moved item, by its new path.
  var moves: [IndexPath: IndexPath] {
    Dictionary(itemMoves.map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// Whether a surviving item is the same item as before: it moved, or its section was not reloaded.
  func keepsItem(_ old: IndexPath) -> Bool {
    itemMoves[old] != nil || !reloadedSections.contains(old.section)
  }

  /// Whether a section keeps its supplementary views: it is not reloaded.
  func keepsViews(ofSection old: Int) -> Bool { !reloadedSections.contains(old) }
}
