import Foundation
import HeadlessUIKit

/// Items that a finger moves.
extension GeneratedItems {
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard isGiven({ $0.canMove != nil }) else {
      OptionalMethods.reportMissing()
      return true
    }
    asked("canMoveItemAt", section: indexPath[0], item: indexPath[1])
    return rows(at: indexPath)?.editing.canMove ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard isGiven({ $0.moveTarget != nil }) else {
      OptionalMethods.reportMissing()
      return proposedIndexPath
    }
    guard let item = rows(at: originalIndexPath)?.editing.moveTarget else {
      return proposedIndexPath
    }
    return IndexPath(item: item, section: originalIndexPath[0])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard isGiven({ $0.canMove == true }) else { return OptionalMethods.reportMissing() }
    asked("moveItemAt", section: sourceIndexPath[0], item: sourceIndexPath[1])
    guard plan.commits,
      let row = model.removeRow(section: sourceIndexPath[0], item: sourceIndexPath[1])
    else { return }
    _ = model.insert(row, section: destinationIndexPath[0], item: destinationIndexPath[1])
  }
}
