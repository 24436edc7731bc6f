import HeadlessUIKit

/// One change of a snapshot, by the number of items and sections.
enum StressSnapshotEdit: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Before or after another.
  struct Place: Sendable, CustomStringConvertible {
    let neighbour: Int
    let isAfter: Bool

    var description: String { "\(isAfter ? "after" : "before") \(neighbour)" }
  }

  case deleteAll
  case appendSections([Int])
  case insertSections([Int], Place)
  case deleteSections([Int])
  case moveSection(Int, Place)
  case appendItems([Int], toSection: Int?)
  case insertItems([Int], Place)
  case deleteItems([Int])
  case moveItem(Int, Place)
  case reloadItems([Int])
  case reconfigureItems([Int])
  case reloadSections([Int])

  /// Makes the change by the method of its name.
  func apply(to snapshot: inout Snapshot) {
    switch self {
    case .deleteAll: snapshot.deleteAllItems()
    case .appendSections(let ids): snapshot.appendSections(ids)
    case .insertSections(let ids, let place) where place.isAfter:
      snapshot.insertSections(ids, afterSection: place.neighbour)
    case .insertSections(let ids, let place):
      snapshot.insertSections(ids, beforeSection: place.neighbour)
    case .deleteSections(let ids): snapshot.deleteSections(ids)
    case .moveSection(let id, let place) where place.isAfter:
      snapshot.moveSection(id, afterSection: place.neighbour)
    case .moveSection(let id, let place):
      snapshot.moveSection(id, beforeSection: place.neighbour)
    case .appendItems(let ids, let section): snapshot.appendItems(ids, toSection: section)
    default: applyToItems(&snapshot)
    }
  }

  private func applyToItems(_ snapshot: inout Snapshot) {
    switch self {
    case .insertItems(let ids, let place) where place.isAfter:
      snapshot.insertItems(ids, afterItem: place.neighbour)
    case .insertItems(let ids, let place):
      snapshot.insertItems(ids, beforeItem: place.neighbour)
    case .deleteItems(let ids): snapshot.deleteItems(ids)
    case .moveItem(let id, let place) where place.isAfter:
      snapshot.moveItem(id, afterItem: place.neighbour)
    case .moveItem(let id, let place): snapshot.moveItem(id, beforeItem: place.neighbour)
    case .reloadItems(let ids): snapshot.reloadItems(ids)
    case .reconfigureItems(let ids): snapshot.reconfigureItems(ids)
    case .reloadSections(let ids): snapshot.reloadSections(ids)
    default: break
    }
  }
}
