import Foundation
import HeadlessUIKit

/// A view to which lists, fields and recognisers of a nib are connected, as they are to an app's own classes.
///
/// A table has two rows from it, and a collection three items. A field of the tag 1 is not edited.
final class PanelEar: UIView, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource,
  UITextFieldDelegate, UIGestureRecognizerDelegate, UITableViewDataSourcePrefetching
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "Heard")
    cell.textLabel?.text = "Heard"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    30
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField.tag != 1 }
}
