import Foundation
import HeadlessUIKit

/// The delegate of collections with menus; items of the older one are asked by the names that methods had before iOS 16.
@MainActor
final class ActingCollectionDelegate: ActingDelegate {
  override var owner: String { "UICollectionViewDelegate" }
  private let isOlder: Bool

  init(isOlder: Bool) { self.isOlder = isOlder }
}

extension ActingCollectionDelegate: UICollectionViewDelegate {
  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !isOlder else {
      OptionalMethods.reportMissing()
      return nil
    }
    return menu(of: indexPaths, at: point)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(of: [indexPath], at: point) }

  private func menu(of paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    let place = [point.x, point.y].map { NumberText.of(Double($0)) }.joined(separator: " ")
    record("contextMenuConfigurationForItemsAt(\(text(paths)) at \(place))")
    return paths.first.flatMap(menu)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard !isOlder else {
      OptionalMethods.reportMissing()
      return nil
    }
    record("highlightPreviewForItemAt", indexPath)
    return preview(indexPath[1] == 0)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard !isOlder else {
      OptionalMethods.reportMissing()
      return nil
    }
    record("dismissalPreviewForItemAt", indexPath)
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    record("previewForHighlightingContextMenu")
    return preview(true)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    record("previewForDismissingContextMenu")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    record("willPerformPreviewActionForMenu")
    follow(animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    record("willDisplayContextMenu")
    follow(animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    record("willEndContextMenuInteraction")
    follow(animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldShowMenuForItemAt", indexPath)
    return indexPath[1] != 1
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { offers(action, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { record("action(\(action))", indexPath) }
}

/// Selections by pan, focus, hovering, offsets.
extension ActingCollectionDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { record("didSelectItemAt", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    record("shouldBeginMultipleSelectionInteractionAt", indexPath)
    return indexPath[1] != 1
  }

  /// Begins editing where only that allows several items, as the documentation asks for.
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    record("didBeginMultipleSelectionInteractionAt", indexPath)
    if !collectionView.allowsMultipleSelection, indexPath[1] == 0 {
      collectionView.isEditing = true
    }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    record("didEndMultipleSelectionInteraction")
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { indexPath[1] != 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { context.nextFocusedIndexPath?[1] != 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
    record("didUpdateFocusIn(\(text(paths)))")
  }

  /// The former name of the question; the answer is the third item of the section, whatever is proposed.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard isOlder else {
      OptionalMethods.reportMissing()
      return proposedIndexPath
    }
    record("targetIndexPathForMove(\(text([originalIndexPath, proposedIndexPath])))")
    return IndexPath(item: 2, section: originalIndexPath[0])
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    IndexPath(item: 2, section: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { indexPath[1] == 4 }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { indexPath[1] != 1 }

  /// Seven points further down, so that it is told from the layout's answer.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    record("targetContentOffsetForProposedContentOffset")
    return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 7)
  }
}

/// Where dragged items go.
extension ActingCollectionDelegate {
  /// The first item of another section stands for the place behind the last one there.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard !isOlder else {
      OptionalMethods.reportMissing()
      return proposedIndexPath
    }
    record(
      "targetIndexPathForMove(\(text([originalIndexPath, currentIndexPath, proposedIndexPath])))"
    )
    let section = proposedIndexPath[0]
    guard proposedIndexPath[1] == 0, section != currentIndexPath[0] else {
      return proposedIndexPath
    }
    return IndexPath(item: collectionView.numberOfItems(inSection: section), section: section)
  }
}
