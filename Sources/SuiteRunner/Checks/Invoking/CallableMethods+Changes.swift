import Foundation
import HeadlessUIKit

/// What the diffable data sources of tables and of collections have in common.
@MainActor
private protocol StringDiffableSource: NSObject {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  func snapshot() -> Snapshot
  func itemIdentifier(for indexPath: IndexPath) -> String?
  func indexPath(for itemIdentifier: String) -> IndexPath?
  func sectionIdentifier(for index: Int) -> String?
  func index(for sectionIdentifier: String) -> Int?
  func apply(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?)
  func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)?)
}

extension UITableViewDiffableDataSource: StringDiffableSource
where SectionIdentifierType == String, ItemIdentifierType == String {}
extension UICollectionViewDiffableDataSource: StringDiffableSource
where SectionIdentifierType == String, ItemIdentifierType == String {}

/// What code tells a list of changes, with whatever index paths; the data stays as it is.
extension CallableMethods {
  static let changes: [Method] = tableChanges + itemChanges + sectionChanges

  private static let tableChanges: [Method] = [
    Method("beginUpdates()") { (table: UITableView, _) in table.beginUpdates() },
    Method("endUpdates()") { (table: UITableView, _) in table.endUpdates() },
    Method("insertRows(at:with:)") { (table: UITableView, values) throws(StepError) in
      table.insertRows(at: try values.paths(0), with: .automatic)
    },
    Method("deleteRows(at:with:)") { (table: UITableView, values) throws(StepError) in
      table.deleteRows(at: try values.paths(0), with: .automatic)
    },
    Method("reloadRows(at:with:)") { (table: UITableView, values) throws(StepError) in
      table.reloadRows(at: try values.paths(0), with: .automatic)
    },
    Method("reconfigureRows(at:)") { (table: UITableView, values) throws(StepError) in
      table.reconfigureRows(at: try values.paths(0))
    },
    Method("moveRow(at:to:)") { (table: UITableView, values) throws(StepError) in
      table.moveRow(at: try values.path(0), to: try values.path(1))
    },
    Method("insertSections(_:with:)") { (table: UITableView, values) throws(StepError) in
      table.insertSections(try values.indexes(0), with: .automatic)
    },
    Method("deleteSections(_:with:)") { (table: UITableView, values) throws(StepError) in
      table.deleteSections(try values.indexes(0), with: .automatic)
    },
    Method("reloadSections(_:with:)") { (table: UITableView, values) throws(StepError) in
      table.reloadSections(try values.indexes(0), with: .automatic)
    },
    Method("moveSection(_:toSection:)") { (table: UITableView, values) throws(StepError) in
      table.moveSection(try values.integer(0), toSection: try values.integer(1))
    },
    Method("reloadSectionIndexTitles()") { (table: UITableView, _) in
      table.reloadSectionIndexTitles()
    },
  ]

  private static let itemChanges: [Method] = [
    Method("insertItems(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.insertItems(at: try values.paths(0))
    },
    Method("deleteItems(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.deleteItems(at: try values.paths(0))
    },
    Method("reloadItems(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.reloadItems(at: try values.paths(0))
    },
    Method("reconfigureItems(at:)") { (list: UICollectionView, values) throws(StepError) in
      list.reconfigureItems(at: try values.paths(0))
    },
    Method("moveItem(at:to:)") { (list: UICollectionView, values) throws(StepError) in
      list.moveItem(at: try values.path(0), to: try values.path(1))
    },
  ]

  private static let sectionChanges: [Method] = [
    Method("insertSections(_:)") { (list: UICollectionView, values) throws(StepError) in
      list.insertSections(try values.indexes(0))
    },
    Method("deleteSections(_:)") { (list: UICollectionView, values) throws(StepError) in
      list.deleteSections(try values.indexes(0))
    },
    Method("reloadSections(_:)") { (list: UICollectionView, values) throws(StepError) in
      list.reloadSections(try values.indexes(0))
    },
    Method("moveSection(_:toSection:)") { (list: UICollectionView, values) throws(StepError) in
      list.moveSection(try values.integer(0), toSection: try values.integer(1))
    },
  ]

  // MARK: Diffable data sources

  private typealias TableSource = UITableViewDiffableDataSource<String, String>
  private typealias ItemSource = UICollectionViewDiffableDataSource<String, String>

  static let snapshots: [Method] =
    methods(of: TableSource.self) + methods(of: ItemSource.self) + reordering + boxes

  private static func methods<Source: StringDiffableSource>(of _: Source.Type) -> [Method] {
    [
      Method("snapshot()") { (source: Source, _) in SnapshotBox(source.snapshot()) },
      Method("itemIdentifier(for:)") { (source: Source, values) throws(StepError) in
        source.itemIdentifier(for: try values.path(0))
      },
      Method("indexPath(for:)") { (source: Source, values) in
        source.indexPath(for: values.text(0) ?? "")
      },
      Method("sectionIdentifier(for:)") { (source: Source, values) throws(StepError) in
        source.sectionIdentifier(for: try values.integer(0))
      },
      Method("index(for:)") { (source: Source, values) in
        source.index(for: values.text(0) ?? "")
      },
      Method("apply(_:animatingDifferences:completion:)") {
        (source: Source, values) throws(StepError) in
        let box = try values.object(0, SnapshotBox.self)
        return source.apply(
          box.snapshot,
          animatingDifferences: try values.flag(1),
          completion: values.completion(2)
        )
      },
      Method("applySnapshotUsingReloadData(_:completion:)") {
        (source: Source, values) throws(StepError) in
        let box = try values.object(0, SnapshotBox.self)
        return source.applySnapshotUsingReloadData(box.snapshot, completion: values.completion(1))
      },
    ]
  }

  private static let reordering: [Method] = [
    // The items that may move. Their calls are `canReorder(ITEM)`, `willReorder(…)` and `didReorder(…)`.
    Method("setReorderingHandlers(_:)") { (source: ItemSource, values) -> Any? in
      let names = values.names(0)
      source.reorderingHandlers.canReorderItem = { item in
        CallLog.note("canReorder(\(item))", of: "ReorderingHandlers")
        return names.contains(item)
      }
      source.reorderingHandlers.willReorder = { noteReordering("willReorder", $0) }
      source.reorderingHandlers.didReorder = { noteReordering("didReorder", $0) }
      return nil
    }
  ]

  /// Records the items of all sections after a movement, the difference that led to them, and those of the sections.
  private static func noteReordering(
    _ name: String,
    _ transaction: NSDiffableDataSourceTransaction<String, String>
  ) {
    let sections = transaction.sectionTransactions.map { section in
      "\(section.sectionIdentifier) \(changes(section.difference))"
    }
    let items = transaction.finalSnapshot.itemIdentifiers.joined(separator: " ")
    let text = ([items, changes(transaction.difference)] + sections).joined(separator: "; ")
    CallLog.note("\(name)(\(text))", of: "ReorderingHandlers")
  }

  /// What a difference takes away and puts in, each by its place and name, as `-0 a +2 a`.
  private static func changes(_ difference: CollectionDifference<String>) -> String {
    (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(let offset, let element, _): "-\(offset) \(element)"
      case .insert(let offset, let element, _): "+\(offset) \(element)"
      }
    }.joined(separator: " ")
  }

  private static let boxes: [Method] = [
    Method("numberOfItems(inSection:)") { (box: SnapshotBox, values) in
      box.snapshot.numberOfItems(inSection: values.text(0) ?? "")
    },
    Method("itemIdentifiers(inSection:)") { (box: SnapshotBox, values) in
      box.snapshot.itemIdentifiers(inSection: values.text(0) ?? "")
    },
    Method("sectionIdentifier(containingItem:)") { (box: SnapshotBox, values) in
      box.snapshot.sectionIdentifier(containingItem: values.text(0) ?? "")
    },
    Method("indexOfItem(_:)") { (box: SnapshotBox, values) in
      box.snapshot.indexOfItem(values.text(0) ?? "")
    },
    Method("indexOfSection(_:)") { (box: SnapshotBox, values) in
      box.snapshot.indexOfSection(values.text(0) ?? "")
    },
    Method("appendSections(_:)") { (box: SnapshotBox, values) in
      box.snapshot.appendSections(values.names(0))
    },
    Method("deleteSections(_:)") { (box: SnapshotBox, values) in
      box.snapshot.deleteSections(values.names(0))
    },
    Method("reloadSections(_:)") { (box: SnapshotBox, values) in
      box.snapshot.reloadSections(values.names(0))
    },
    Method("appendItems(_:toSection:)") { (box: SnapshotBox, values) in
      box.snapshot.appendItems(values.names(0), toSection: values.text(1))
    },
    Method("deleteItems(_:)") { (box: SnapshotBox, values) in
      box.snapshot.deleteItems(values.names(0))
    },
    Method("reloadItems(_:)") { (box: SnapshotBox, values) in
      box.snapshot.reloadItems(values.names(0))
    },
    Method("reconfigureItems(_:)") { (box: SnapshotBox, values) in
      box.snapshot.reconfigureItems(values.names(0))
    },
    Method("moveItem(_:beforeItem:)") { (box: SnapshotBox, values) in
      box.snapshot.moveItem(values.text(0) ?? "", beforeItem: values.text(1) ?? "")
    },
    Method("moveSection(_:afterSection:)") { (box: SnapshotBox, values) in
      box.snapshot.moveSection(values.text(0) ?? "", afterSection: values.text(1) ?? "")
    },
  ]
}
