/// Checks the changes of a batch against the counts before and after it (rules CV-71 and CV-73).
///
/// Violations have UIKit's messages.
struct CollectionUpdateCheck {
  let before: [Int]
  let after: [Int]
  private var deleted: Set<IndexPath> = []
  private(set) var reloaded: Set<IndexPath> = []
  private var movedFrom: Set<IndexPath> = []
  private(set) var filled: [IndexPath: Filler] = [:]
  private(set) var deletedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private var sectionsMovedFrom: Set<Int> = []
  private(set) var filledSections: [Int: Filler] = [:]
  private var tallies: [Int: Tally] = [:]
  var arrivals: [Int: Tally] = [:]

  /// The kind of change that fills a new path.
  enum Filler {
    case insertion
    case move
  }

  /// The number of items that a section gains and loses.
  struct Tally {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  private let refusesItemsOfNewSections: Bool
  private let isFromSnapshot: Bool

  private init(
    before: [Int],
    after: [Int],
    refusesItemsOfNewSections: Bool,
    isFromSnapshot: Bool
  ) {
    self.before = before
    self.after = after
    self.refusesItemsOfNewSections = refusesItemsOfNewSections
    self.isFromSnapshot = isFromSnapshot
  }

  /// The first violation; nil if the changes agree with the counts.
  static func violation(
    _ changes: [CollectionChange],
    before: [Int],
    after: [Int],
    refusesItemsOfNewSections: Bool,
    isFromSnapshot: Bool = false
  ) -> UIKitException? {
    var check = CollectionUpdateCheck(
      before: before,
      after: after,
      refusesItemsOfNewSections: refusesItemsOfNewSections,
      isFromSnapshot: isFromSnapshot
    )
    do throws(UIKitException) {
      for change in changes { try check.takeSection(change) }
      let places = check.reloadPlaces(changes)
      try check.fillReloadedSections(places)
      for change in changes { try check.takeItem(change) }
      try check.fillReloadedItems(places)
      try check.compareSections()
      try check.compareItems(CollectionUpdatePlan(changes, before: before, after: after))
    } catch {
      return error
    }
    return nil
  }

  func refuse(_ reason: String) throws(UIKitException) {
    throw UIKitException(.internalInconsistency, reason)
  }

  // MARK: Sections

  private mutating func takeSection(_ change: CollectionChange) throws(UIKitException) {
    switch change {
    case .deleteSection(let section):
      try needOldSection(section, "delete")
      if reloadedSections.contains(section) {
        try refuse("attempt to delete and reload the same section (\(section))")
      }
      if sectionsMovedFrom.contains(section) { try refuseSectionDeleteAndMove(section) }
      if !deletedSections.insert(section).inserted {
        try refuse("attempt to perform multiple deletes of the same section (\(section))")
      }
    case .reloadSection(let section):
      try needOldSection(section, "reload")
      if deletedSections.contains(section) {
        try refuse("attempt to delete and reload the same section (\(section))")
      }
      if sectionsMovedFrom.contains(section) { try refuseSectionDeleteAndMove(section) }
      reloadedSections.insert(section)
    case .insertSection(let section):
      try fill(section, .insertion)
    case .moveSection(let old, let new):
      try needOldSection(old, "move")
      if deletedSections.contains(old) || reloadedSections.contains(old)
        || !sectionsMovedFrom.insert(old).inserted
      {
        try refuseSectionDeleteAndMove(old)
      }
      try fill(new, .move)
    default:
      break
    }
  }

  private func refuseSectionDeleteAndMove(_ section: Int) throws(UIKitException) {
    try refuse("attempt to perform a delete and a move from the same section (\(section))")
  }

  private func needOldSection(_ section: Int, _ verb: String) throws(UIKitException) {
    guard before.indices.contains(section) else {
      return try refuse(
        "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update"
      )
    }
  }

  private mutating func fill(_ section: Int, _ filler: Filler) throws(UIKitException) {
    guard after.indices.contains(section) else {
      return try refuse(
        "attempt to insert section \(section) but there are only \(after.count) sections after the update"
      )
    }
    if filledSections.updateValue(filler, forKey: section) != nil {
      try refuseInsertAndMove(toSection: section)
    }
  }

  func refuseInsertAndMove(toSection section: Int) throws(UIKitException) {
    try refuse("attempt to perform an insert and a move to the same section (\(section))")
  }

  private func compareSections() throws(UIKitException) {
    let inserted = filledSections.values.count { $0 == .insertion } + reloadedSections.count
    let deleted = deletedSections.count + reloadedSections.count
    guard after.count != before.count + inserted - deleted else { return }
    try refuse(
      "Invalid update: invalid number of sections.  The number of sections contained in the collection view after"
        + " the update (\(after.count)) must be equal to the number of sections contained in the collection view"
        + " before the update (\(before.count)), plus or minus the number of sections inserted or deleted"
        + " (\(inserted) inserted, \(deleted) deleted)."
    )
  }

  // MARK: Items

  private mutating func takeItem(_ change: CollectionChange) throws(UIKitException) {
    switch change {
    case .deleteItem(let path):
      try needOldItem(path)
      if reloaded.contains(path) { try refuseDeleteAndReload(path) }
      if movedFrom.contains(path) { try refuseDeleteAndMove(path) }
      if !deleted.insert(path).inserted {
        try refuse(
          "attempt to perform multiple deletes of the same index path (\(path.consoleDescription))"
        )
      }
      tallies[path.section, default: Tally()].deleted += 1
    case .reloadItem(let path):
      try needOldItem(path)
      if deleted.contains(path) { try refuseDeleteAndReload(path) }
      if movedFrom.contains(path) { try refuseDeleteAndMove(path) }
      guard reloaded.insert(path).inserted else { return }
      tallies[path.section, default: Tally()].deleted += 1
    case .insertItem(let path):
      try fill(path, .insertion)
      arrivals[path.section, default: Tally()].inserted += 1
    case .moveItem(let old, let new):
      try needOldItem(old)
      if deletedSections.contains(old.section), !isFromSnapshot {
        try refuse("cannot move an item from a deleted section (\(old.consoleDescription))")
      }
      if deleted.contains(old) || reloaded.contains(old) || !movedFrom.insert(old).inserted {
        try refuseDeleteAndMove(old)
      }
      try fill(new, .move)
      tallies[old.section, default: Tally()].movedOut += 1
      arrivals[new.section, default: Tally()].movedIn += 1
    default:
      break
    }
  }

  private func refuseDeleteAndReload(_ path: IndexPath) throws(UIKitException) {
    try refuse("attempt to delete and reload the same index path (\(path.consoleDescription))")
  }

  private func refuseDeleteAndMove(_ path: IndexPath) throws(UIKitException) {
    try refuse(
      "attempt to perform a delete and a move from the same index path (\(path.consoleDescription))"
    )
  }

  private func needOldItem(_ path: IndexPath) throws(UIKitException) {
    guard path.count == 2 else {
      return try refuse("Invalid index path \(path.consoleDescription)")
    }
    let (section, item) = (path.section, path.item)
    guard before.indices.contains(section) else {
      return try refuse(
        "attempt to delete item \(item) from section \(section), but there are only \(before.count) sections"
          + " before the update"
      )
    }
    guard item >= 0, item < before[section] else {
      return try refuse(
        "attempt to delete item \(item) from section \(section) which only contains \(before[section]) items before"
          + " the update"
      )
    }
  }

  private mutating func fill(_ path: IndexPath, _ filler: Filler) throws(UIKitException) {
    guard path.count == 2 else {
      return try refuse("Invalid index path \(path.consoleDescription)")
    }
    let (section, item) = (path.section, path.item)
    guard after.indices.contains(section) else {
      return try refuse(
        "attempt to insert item \(item) into section \(section), but there are only \(after.count) sections after"
          + " the update"
      )
    }
    // A new section reads its items from the data source; whether inserting them too collides is a choice (rule CV-73b).
    if refusesItemsOfNewSections, filler == .insertion, filledSections[section] == .insertion {
      try refuseInsertAndMove(toSection: section)
    }
    guard item >= 0, item < after[section] else {
      return try refuse(
        "attempt to insert item \(item) into section \(section), but there are only \(after[section]) items in"
          + " section \(section) after the update"
      )
    }
    if filled.updateValue(filler, forKey: path) != nil { try refuseInsertAndMove(to: path) }
  }

  func refuseInsertAndMove(to path: IndexPath) throws(UIKitException) {
    try refuse(
      "attempt to perform an insert and a move to the same index path (\(path.consoleDescription))"
    )
  }

  /// Checks the count of every section that stays against its changes (rule CV-71).
  private func compareItems(_ plan: CollectionUpdatePlan) throws(UIKitException) {
    if !reloaded.isEmpty, !sectionsMovedFrom.isEmpty {
      // As in tables, the section of the reloaded item is named first.
      for old in Set(reloaded.map(\.section)).sorted() { try compareItems(plan, ofOld: old) }
    }
    for old in before.indices { try compareItems(plan, ofOld: old) }
  }

  private func compareItems(_ plan: CollectionUpdatePlan, ofOld old: Int) throws(UIKitException) {
    guard !reloadedSections.contains(old), let section = plan.newSection(old),
      after.indices.contains(section)
    else { return }
    var tally = tallies[old] ?? Tally()
    let arrived = arrivals[section] ?? Tally()
    tally.inserted += arrived.inserted
    tally.movedIn += arrived.movedIn
    let expected = before[old] + tally.inserted - tally.deleted + tally.movedIn - tally.movedOut
    guard after[section] != expected else { return }
    try refuse(
      "Invalid update: invalid number of items in section \(section).  The number of items contained in an existing"
        + " section after the update (\(after[section])) must be equal to the number of items contained in that"
        + " section before the update (\(before[old])), plus or minus the number of items inserted or deleted from"
        + " that section (\(tally.inserted) inserted, \(tally.deleted) deleted) and plus or minus the number of"
        + " items moved into or out of that section (\(tally.movedIn) moved in, \(tally.movedOut) moved out)."
    )
  }
}
