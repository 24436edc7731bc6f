import ListGeometry

/// Reloads in batches with moves: UIKit takes a reload for a deletion and an insertion (rule CV-73c).
extension CollectionUpdateCheck {
  /// Where the reloads of a batch insert again.
  func reloadPlaces(_ changes: [CollectionChange]) -> ReloadPlaces {
    var (deleted, inserted): ([RowPosition], [RowPosition]) = ([], [])
    if changes.contains(where: \.isReload) {
      for change in changes {
        switch change {
        case .deleteItem(let path): RowPosition(path).map { deleted.append($0) }
        case .insertItem(let path): RowPosition(path).map { inserted.append($0) }
        default: break
        }
      }
    }
    return ReloadPlaces(
      deletedSections: deletedSections,
      insertedSections: filledSections.lazy.filter { $0.value == .insertion }.map(\.key),
      deletedRows: deleted,
      insertedRows: inserted
    )
  }

  /// The items that are deleted and inserted, reloads among both; nil if sections change or items move.
  static func plainItems(_ changes: [CollectionChange])
    -> (deleted: [RowPosition], inserted: [RowPosition])?
  {
    var (deleted, inserted, reloaded): ([RowPosition], [RowPosition], [RowPosition]) = ([], [], [])
    for change in changes {
      switch change {
      case .deleteItem(let path): RowPosition(path).map { deleted.append($0) }
      case .insertItem(let path): RowPosition(path).map { inserted.append($0) }
      case .reloadItem(let path): RowPosition(path).map { reloaded.append($0) }
      default: return nil
      }
    }
    var places = ReloadPlaces(
      deletedSections: [],
      insertedSections: [],
      deletedRows: deleted,
      insertedRows: inserted
    )
    return (deleted + reloaded, inserted + reloaded.compactMap { places.newPosition($0) })
  }

  /// Refuses the reload of a section whose place a moved section takes.
  func fillReloadedSections(_ places: ReloadPlaces) throws(UIKitException) {
    for old in reloadedSections.sorted() {
      guard let new = places.newSection(old), filledSections[new] == .move else { continue }
      try refuseInsertAndMove(toSection: new)
    }
  }

  /// Counts the insertions of reloaded items, and refuses those whose place a moved item takes.
  mutating func fillReloadedItems(_ places: ReloadPlaces) throws(UIKitException) {
    var places = places
    for path in reloaded.sorted() {
      guard let old = RowPosition(path), let new = places.newPosition(old) else { continue }
      let newPath = IndexPath(item: new.row, section: new.section)
      if filled[newPath] == .move { try refuseInsertAndMove(to: newPath) }
      arrivals[new.section, default: Tally()].inserted += 1
    }
  }
}
