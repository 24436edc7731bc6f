import Foundation
import HeadlessUIKit

extension ListHost {
  /// Tells the list of a change, as code does after it changed its data.
  func tell(_ change: DataChange, _ animation: UITableView.RowAnimation) {
    switch self {
    case .table(let table): Self.tell(change, table, animation)
    case .collection(let collection): Self.tell(change, collection)
    }
  }

  /// Runs changes as one batch.
  func batch(
    usesBeginUpdates: Bool,
    _ body: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    switch self {
    case .table(let table) where usesBeginUpdates:
      table.beginUpdates()
      body()
      table.endUpdates()
    case .table(let table): table.performBatchUpdates(body, completion: completion)
    case .collection(let collection):
      collection.performBatchUpdates(body, completion: completion)
    }
  }

  private static func tell(
    _ change: DataChange,
    _ table: UITableView,
    _ animation: UITableView.RowAnimation
  ) {
    let isRow = change.item != nil
    switch change.kind {
    case .insert where isRow: table.insertRows(at: change.paths, with: animation)
    case .insert: table.insertSections(change.sections, with: animation)
    case .delete where isRow: table.deleteRows(at: change.paths, with: animation)
    case .delete: table.deleteSections(change.sections, with: animation)
    case .reload where change.keepsCells: table.reconfigureRows(at: change.paths)
    case .reload where isRow: table.reloadRows(at: change.paths, with: animation)
    case .reload: table.reloadSections(change.sections, with: animation)
    case .move where isRow:
      table.moveRow(
        at: IndexPath(item: change.item ?? 0, section: change.section),
        to: change.target
      )
    case .move: table.moveSection(change.section, toSection: change.toSection)
    }
  }

  private static func tell(_ change: DataChange, _ collection: UICollectionView) {
    let isItem = change.item != nil
    switch change.kind {
    case .insert where isItem: collection.insertItems(at: change.paths)
    case .insert: collection.insertSections(change.sections)
    case .delete where isItem: collection.deleteItems(at: change.paths)
    case .delete: collection.deleteSections(change.sections)
    case .reload where change.keepsCells: collection.reconfigureItems(at: change.paths)
    case .reload where isItem: collection.reloadItems(at: change.paths)
    case .reload: collection.reloadSections(change.sections)
    case .move where isItem:
      collection.moveItem(
        at: IndexPath(item: change.item ?? 0, section: change.section),
        to: change.target
      )
    case .move: collection.moveSection(change.section, toSection: change.toSection)
    }
  }

  /// Asks for all data again.
  func reloadData() {
    switch self {
    case .table(let table): table.reloadData()
    case .collection(let collection): collection.reloadData()
    }
  }
}
