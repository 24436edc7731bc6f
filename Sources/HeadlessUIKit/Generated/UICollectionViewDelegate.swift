// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// What a collection view tells and asks about its items; every method is optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touched item is highlighted; yes by default.
  ///
  /// Since iOS 6.0.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// An item was highlighted by a touch.
  ///
  /// Since iOS 6.0.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// An item is no longer highlighted.
  ///
  /// Since iOS 6.0.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a tap selects an item; yes by default.
  ///
  /// Since iOS 6.0.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  /// Whether a tap deselects an item of a multiple selection; yes by default.
  ///
  /// Since iOS 6.0.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  /// A tap selected an item.
  ///
  /// Since iOS 6.0.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// A tap deselected an item.
  ///
  /// Since iOS 6.0.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether a tap on an item does its primary action; yes by default where there is one.
  ///
  /// Since iOS 16.0.
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// A tap did an item's primary action.
  ///
  /// Since iOS 16.0.
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  )
  /// Whether a pan of two fingers selects items; no by default.
  ///
  /// Since iOS 13.0.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// A pan of two fingers begins to select items.
  ///
  /// Since iOS 13.0.
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// The pan of two fingers is over.
  ///
  /// Since iOS 13.0.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// A cell is about to be shown.
  ///
  /// Since iOS 8.0.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A supplementary view is about to be shown.
  ///
  /// Since iOS 8.0.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )
  /// A cell was taken away; its path may no longer exist.
  ///
  /// Since iOS 6.0.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A supplementary view was taken away; its path may no longer exist.
  ///
  /// Since iOS 6.0.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )
  /// The layout that leads from one layout to another; a plain one by default.
  ///
  /// Since iOS 7.0.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Where the content shall lie after a batch or a change of the layout; where it was proposed by default.
  ///
  /// Since iOS 9.0.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Where an item that a finger moves shall go; where it was proposed by default (rule CV-90).
  ///
  /// Since iOS 15.0.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The same, as it was called before iOS 15: asked where the newer method is missing.
  ///
  /// Since iOS 9.0, deprecated in iOS 15.0.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Whether an item can be edited; yes by default.
  ///
  /// Since iOS 14.0.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  /// Whether a long press shows the menu of copy, cut and paste; no by default.
  ///
  /// Since iOS 6.0, deprecated in iOS 13.0.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether the menu offers an action; no by default.
  ///
  /// Since iOS 6.0, deprecated in iOS 13.0.
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// An action of the menu was chosen.
  ///
  /// Since iOS 6.0, deprecated in iOS 13.0.
  func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  )
  /// The menu of a long press on items; none by default.
  ///
  /// Since iOS 16.0.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu of a long press on an item, as it was called before iOS 16: asked where the newer method is missing.
  ///
  /// Since iOS 13.0, deprecated in iOS 16.0.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The view that the menu lifts out; the cell by default.
  ///
  /// Since iOS 16.0.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The view to which the menu returns; the cell by default.
  ///
  /// Since iOS 16.0.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The view that the menu lifts out, as it was called before iOS 16.
  ///
  /// Since iOS 13.0, deprecated in iOS 16.0.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The view to which the menu returns, as it was called before iOS 16.
  ///
  /// Since iOS 13.0, deprecated in iOS 16.0.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The menu's preview was tapped.
  ///
  /// Since iOS 13.0.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// The menu is about to show.
  ///
  /// Since iOS 13.2.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// The menu goes.
  ///
  /// Since iOS 13.2.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Whether an item can have the focus; as `allowsFocus` says by default.
  ///
  /// Since iOS 9.0.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  /// Whether the focus may move; yes by default.
  ///
  /// Since iOS 9.0.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// The focus moved.
  ///
  /// Since iOS 9.0.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
  /// The item that gets the focus first; the collection view's own choice by default.
  ///
  /// Since iOS 9.0.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Whether an item is selected when it gets the focus; as `selectionFollowsFocus` says by default.
  ///
  /// Since iOS 15.0.
  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether an item opens when a drag hovers over it; yes by default.
  ///
  /// Since iOS 11.0.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}
