import Foundation
import HeadlessUIKit

/// The diffable data source of a host list: cells say the names of their items, and calls for them are recorded.
@MainActor
final class SnapshotSource {
  private enum Source {
    case table(UITableViewDiffableDataSource<String, String>)
    case collection(UICollectionViewDiffableDataSource<String, String>)
  }

  private let source: Source

  /// Makes the data source and gives it to the list.
  ///
  /// In a collection the cells come from a registration of `UICollectionViewCell`, or of the identifier if one is given.
  init(_ list: ListHost, cell identifier: String, nib: UINib? = nil) {
    switch list {
    case .table(let table):
      source = .table(
        UITableViewDiffableDataSource(tableView: table) { table, path, name in
          Self.record("cellForRowAt", "UITableViewDataSource", path)
          let cell = table.dequeueReusableCell(withIdentifier: identifier, for: path)
          cell.textLabel?.text = name
          cell.accessibilityIdentifier = name
          return cell
        }
      )
    case .collection(let collection):
      let made = Self.registration(nib)
      let data = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
        collection,
        path,
        name in
        Self.record("cellForItemAt", "UICollectionViewDataSource", path)
        guard !identifier.isEmpty else {
          return collection.dequeueConfiguredReusableCell(using: made, for: path, item: name)
        }
        let cell = collection.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
        cell.accessibilityIdentifier = name
        return cell
      }
      data.supplementaryViewProvider = Self.headers(of: data)
      source = .collection(data)
    }
  }

  /// A registration of a nib, or of the class.
  private static func registration(
    _ nib: UINib?
  ) -> UICollectionView.CellRegistration<UICollectionViewCell, String> {
    typealias Registration = UICollectionView.CellRegistration<UICollectionViewCell, String>
    let configure: Registration.Handler = { cell, path, name in
      cell.accessibilityIdentifier = name
      cell.tag = path.item
    }
    return nib.map { Registration(cellNib: $0, handler: configure) }
      ?? Registration(handler: configure)
  }

  /// Headers and footers of registrations, which say the names of their sections.
  private static func headers(
    of data: UICollectionViewDiffableDataSource<String, String>
  ) -> UICollectionViewDiffableDataSource<String, String>.SupplementaryViewProvider {
    typealias Registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let made = kinds.map { kind in
      Registration(elementKind: kind) { [weak data] view, kind, path in
        let end = kind == kinds[0] ? "header" : "footer"
        view.accessibilityIdentifier =
          (data?.sectionIdentifier(for: path.section) ?? "") + "-" + end
      }
    }
    return { collection, kind, path in
      let registration = kind == kinds[1] ? made[1] : made[0]
      return collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
  }

  private static func record(_ name: String, _ owner: String, _ path: IndexPath) {
    CallLog.current?.append(
      LoggedCall(
        name: name,
        className: owner,
        outlets: [],
        section: path.section,
        item: path.item
      )
    )
  }

  /// What the list shows.
  var snapshot: SnapshotEdit.Snapshot {
    switch source {
    case .table(let source): source.snapshot()
    case .collection(let source): source.snapshot()
    }
  }

  /// The tree of a section of a collection.
  func outline(of section: String) -> OutlineEdit.Snapshot? {
    guard case .collection(let source) = source else { return nil }
    return source.snapshot(for: section)
  }

  func apply(_ snapshot: OutlineEdit.Snapshot, to section: String) {
    if case .collection(let source) = source { source.apply(snapshot, to: section) }
  }

  func apply(
    _ snapshot: SnapshotEdit.Snapshot,
    isAnimated: Bool,
    completion: @escaping () -> Void
  ) {
    switch source {
    case .table(let source):
      source.apply(snapshot, animatingDifferences: isAnimated, completion: completion)
    case .collection(let source):
      source.apply(snapshot, animatingDifferences: isAnimated, completion: completion)
    }
  }
}
