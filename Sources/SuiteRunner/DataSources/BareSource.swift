import Foundation
import HeadlessUIKit

/// A data source with the required methods alone: it has the first section of generated data, without header and footer.
@MainActor
final class BareSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let data: GeneratedList

  init(_ data: GeneratedList) { self.data = data }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    (data as? GeneratedData)?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    (data as? GeneratedData)?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    (data as? GeneratedItems)?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = (data as? GeneratedItems)?.collectionView(collectionView, cellForItemAt: indexPath)
    return made ?? UICollectionViewCell(frame: .zero)
  }
}
