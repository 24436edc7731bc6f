import MagazineLayout
import UIKit

/// A list of a model, of either kind.
protocol ModelList: AnyObject {
  var view: UIScrollView { get }
  /// Where it was scrolled to, in hundredths of the way.
  var step: Int { get set }
  /// Everything that can be seen or asked, a line each.
  var lines: [String] { get }
}

extension ModelList {
  /// Scrolls to another place.
  func scroll() {
    step = (step + 37) % 100
    view.contentOffset.y = max(0, view.contentSize.height - view.bounds.height) * CGFloat(step) / 100
    view.layoutIfNeeded()
  }
}

/// A table of a model, whose rows and headers have heights of their own.
final class ModelTable: NSObject, ModelList, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  var model: [Section]
  var step = 0

  var view: UIScrollView { table }

  init(_ model: [Section]) {
    self.model = model
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { model.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model[section].items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = model[indexPath.section].items[indexPath.row].text
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let item = model[indexPath.section].items[indexPath.row]
    return CGFloat(30 + item.id % 5 * 7 + item.text.count)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    CGFloat(20 + model[section].id % 3 * 6)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.text = "Section \(model[section].id)"
    return label
  }

  var lines: [String] {
    table.layoutIfNeeded()
    var found = ["content \(table.contentSize)", "offset \(table.contentOffset.y + 0)"]
    for section in model.indices {
      found.append("header \(section) \(table.rectForHeader(inSection: section))")
      for row in model[section].items.indices {
        found.append("row \(section).\(row) \(table.rectForRow(at: IndexPath(row: row, section: section)))")
      }
    }
    for path in (table.indexPathsForVisibleRows ?? []).sorted() {
      let cell = table.cellForRow(at: path)
      found.append("cell \(path) \(cell?.frame ?? .null) \(cell?.textLabel?.text ?? "?")")
    }
    for section in model.indices {
      guard let label = table.headerView(forSection: section) as UIView? else { continue }
      found.append("view \(section) \(label.frame)")
    }
    return found
  }
}

/// A collection view of a model in a flow layout or a MagazineLayout.
final class ModelCollection: NSObject, ModelList, UICollectionViewDataSource {
  let collection: UICollectionView
  var model: [Section]
  var step = 0

  var view: UIScrollView { collection }

  init(_ model: [Section], layout: UICollectionViewLayout) {
    self.model = model
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "Item")
    let kinds = [
      UICollectionView.elementKindSectionHeader, MagazineLayout.SupplementaryViewKind.sectionHeader,
      MagazineLayout.SupplementaryViewKind.sectionFooter, MagazineLayout.SupplementaryViewKind.sectionBackground,
    ]
    for kind in kinds {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
    }
    collection.dataSource = self
    collection.delegate = self
    collection.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    (cell as? ItemCell)?.text = model[indexPath.section].items[indexPath.item].text
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "View", for: indexPath)
  }

  var lines: [String] {
    collection.layoutIfNeeded()
    let content = CGRect(origin: .zero, size: collection.contentSize)
    var found = ["content \(collection.contentSize)", "offset \(collection.contentOffset.y + 0)"]
    let attributes = collection.collectionViewLayout.layoutAttributesForElements(in: content) ?? []
    found += attributes.map { "\($0.representedElementKind ?? "item") \($0.indexPath) \($0.frame)" }.sorted()
    for path in collection.indexPathsForVisibleItems.sorted() {
      let cell = collection.cellForItem(at: path)
      found.append("cell \(path) \(cell?.frame ?? .null) \((cell as? ItemCell)?.text ?? "?")")
    }
    return found
  }
}

/// A cell that keeps its item's text.
final class ItemCell: UICollectionViewCell {
  var text = ""
}

extension ModelCollection: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let item = model[indexPath.section].items[indexPath.item]
    return CGSize(width: 60 + item.id % 4 * 20, height: 30 + item.text.count * 3)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: model[section].id % 3 * 15)
  }
}

extension ModelCollection: UICollectionViewDelegateMagazineLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeModeForItemAt indexPath: IndexPath
  ) -> MagazineLayoutItemSizeMode {
    let item = model[indexPath.section].items[indexPath.item]
    return MagazineLayoutItemSizeMode(
      widthMode: .fractionalWidth(divisor: UInt(1 + item.id % 3)),
      heightMode: .static(height: CGFloat(30 + item.text.count * 3))
    )
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForHeaderInSectionAtIndex index: Int
  ) -> MagazineLayoutHeaderVisibilityMode {
    model[index].id % 3 == 0 ? .hidden : .visible(heightMode: .static(height: 24), pinToVisibleBounds: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForFooterInSectionAtIndex index: Int
  ) -> MagazineLayoutFooterVisibilityMode {
    model[index].id % 2 == 0 ? .hidden : .visible(heightMode: .static(height: 10), pinToVisibleBounds: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForBackgroundInSectionAtIndex index: Int
  ) -> MagazineLayoutBackgroundVisibilityMode { model[index].id % 4 == 0 ? .visible : .hidden }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    horizontalSpacingForItemsInSectionAtIndex index: Int
  ) -> CGFloat { 8 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    verticalSpacingForElementsInSectionAtIndex index: Int
  ) -> CGFloat { CGFloat(model[index].id % 5) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForSectionAtIndex index: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForItemsInSectionAtIndex index: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4) }
}
