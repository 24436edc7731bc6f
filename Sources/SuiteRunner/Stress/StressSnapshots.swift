import Foundation
import HeadlessUIKit

/// The diffable data source of a list under stress.
@MainActor
protocol StressSnapshots: AnyObject {
  typealias Snapshot = StressSnapshotEdit.Snapshot

  /// What the list shows.
  func snapshot() -> Snapshot
  /// Shows a snapshot by a batch.
  func show(_ snapshot: Snapshot, animated: Bool, completion: @escaping () -> Void)
  /// Shows a snapshot by a reload.
  func reload(_ snapshot: Snapshot)
  /// Whether a change of the data is shown by a reload.
  func isReload(from old: StressData, to new: StressData) -> Bool
}

extension StressSnapshots {
  /// Shows data by a reload.
  func reload(_ data: StressData) {
    var snapshot = Snapshot()
    snapshot.appendSections(data.sections.map(\.id))
    for section in data.sections {
      snapshot.appendItems(section.items.map(\.id), toSection: section.id)
    }
    reload(snapshot)
  }
}

extension StressSource {
  /// Exchanges the data source, which shows the data by its first snapshot.
  func useSnapshots(_ source: any StressSnapshots) {
    snapshots = source
    source.reload(data)
    window.layoutIfNeeded()
    beginPhase()
  }

  /// The provider is asked for the item that the data have at a path.
  func checkAsked(_ identifier: Int, at indexPath: IndexPath) {
    let path = StressPath(section: indexPath[0], item: indexPath[1])
    guard data[path]?.id != identifier else { return }
    fail(.counts, "the provider was asked for item \(identifier) at \(path), where another is")
  }
}

/// A table's snapshots; what else data sources answer comes from the stress.
final class TableSnapshots: UITableViewDiffableDataSource<Int, Int>, StressSnapshots {
  private unowned let stress: TableStress

  init(_ stress: TableStress) {
    self.stress = stress
    super.init(tableView: stress.table) { [unowned stress] table, path, item in
      stress.checkAsked(item, at: path)
      return stress.tableView(table, cellForRowAt: path)
    }
  }

  func show(_ snapshot: Snapshot, animated: Bool, completion: @escaping () -> Void) {
    apply(snapshot, animatingDifferences: animated, completion: completion)
  }

  func reload(_ snapshot: Snapshot) { applySnapshotUsingReloadData(snapshot) }

  func isReload(from old: StressData, to new: StressData) -> Bool {
    PlainSnapshot.reloadsTable(from: old, to: new)
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { stress.tableView(tableView, titleForHeaderInSection: section) }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { stress.tableView(tableView, titleForFooterInSection: section) }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    stress.tableView(tableView, canEditRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    stress.tableView(tableView, canMoveRowAt: indexPath)
  }
}

/// A collection view's snapshots; headers and footers come from the stress.
final class CollectionSnapshots: UICollectionViewDiffableDataSource<Int, Int>, StressSnapshots {
  init(_ stress: CollectionStress) {
    super.init(collectionView: stress.view) { [unowned stress] view, path, item in
      stress.checkAsked(item, at: path)
      return stress.collectionView(view, cellForItemAt: path)
    }
    supplementaryViewProvider = { [unowned stress] view, kind, path in
      stress.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func show(_ snapshot: Snapshot, animated: Bool, completion: @escaping () -> Void) {
    apply(snapshot, animatingDifferences: animated, completion: completion)
  }

  func reload(_ snapshot: Snapshot) { applySnapshotUsingReloadData(snapshot) }

  func isReload(from old: StressData, to new: StressData) -> Bool { false }
}
