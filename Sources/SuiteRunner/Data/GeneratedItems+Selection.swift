import Foundation
import HeadlessUIKit

/// Selection and highlighting of generated items.
extension GeneratedItems {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    told("shouldHighlightItemAt", indexPath)
    return rows(at: indexPath)?.editing.selects ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { told("didHighlightItemAt", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { told("didUnhighlightItemAt", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    told("shouldSelectItemAt", indexPath)
    return rows(at: indexPath)?.editing.shouldSelect ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    told("shouldDeselectItemAt", indexPath)
    return rows(at: indexPath)?.editing.shouldDeselect ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { told("didSelectItemAt", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    guard isGiven({ $0.primaryAction == "YES" || $0.primaryAction == "NO" }) else {
      OptionalMethods.reportMissing()
      return true
    }
    told("canPerformPrimaryActionForItemAt", indexPath)
    return rows(at: indexPath)?.editing.primaryAction != "NO"
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard isGiven({ $0.primaryAction != nil }) else { return OptionalMethods.reportMissing() }
    told("performPrimaryActionForItemAt", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { told("didDeselectItemAt", indexPath) }
}
