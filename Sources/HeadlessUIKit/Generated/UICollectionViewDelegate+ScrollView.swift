// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// UIKit's lists have delegates of their own types. Here code reaches their methods through the scroll view's.
extension UIScrollViewDelegate {
  /// Whether a touched item is highlighted; yes by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }
  /// An item was highlighted by a touch.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// An item is no longer highlighted.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// Whether a tap selects an item; yes by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  /// Whether a tap deselects an item of a multiple selection; yes by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }
  /// A tap selected an item.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// A tap deselected an item.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// Whether a tap on an item does its primary action; yes by default where there is one.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }
  /// A tap did an item's primary action.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }
  /// Whether a pan of two fingers selects items; no by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(false)
    }
    return delegate.collectionView(
      collectionView,
      shouldBeginMultipleSelectionInteractionAt: indexPath
    )
  }
  /// A pan of two fingers begins to select items.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(
      collectionView,
      didBeginMultipleSelectionInteractionAt: indexPath
    )
  }
  /// The pan of two fingers is over.
  @_disfavoredOverload
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }
  /// A cell is about to be shown.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }
  /// A supplementary view is about to be shown.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(
      collectionView,
      willDisplaySupplementaryView: view,
      forElementKind: elementKind,
      at: indexPath
    )
  }
  /// A cell was taken away; its path may no longer exist.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
  /// A supplementary view was taken away; its path may no longer exist.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(
      collectionView,
      didEndDisplayingSupplementaryView: view,
      forElementOfKind: elementKind,
      at: indexPath
    )
  }
  /// The layout that leads from one layout to another; a plain one by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
      )
    }
    return delegate.collectionView(
      collectionView,
      transitionLayoutForOldLayout: fromLayout,
      newLayout: toLayout
    )
  }
  /// Where the content shall lie after a batch or a change of the layout; where it was proposed by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(proposedContentOffset)
    }
    return delegate.collectionView(
      collectionView,
      targetContentOffsetForProposedContentOffset: proposedContentOffset
    )
  }
  /// Where an item that a finger moves shall go; where it was proposed by default (rule CV-90).
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(proposedIndexPath)
    }
    return delegate.collectionView(
      collectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }
  /// The same, as it was called before iOS 15: asked where the newer method is missing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(proposedIndexPath)
    }
    return delegate.collectionView(
      collectionView,
      targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }
  /// Whether an item can be edited; yes by default.
  @_disfavoredOverload
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.collectionView(collectionView, canEditItemAt: indexPath)
  }
  /// Whether a long press shows the menu of copy, cut and paste; no by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(false)
    }
    return delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }
  /// Whether the menu offers an action; no by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(false)
    }
    return delegate.collectionView(
      collectionView,
      canPerformAction: action,
      forItemAt: indexPath,
      withSender: sender
    )
  }
  /// An action of the menu was chosen.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(
      collectionView,
      performAction: action,
      forItemAt: indexPath,
      withSender: sender
    )
  }
  /// The menu of a long press on items; none by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.collectionView(
      collectionView,
      contextMenuConfigurationForItemsAt: indexPaths,
      point: point
    )
  }
  /// The menu of a long press on an item, as it was called before iOS 16: asked where the newer method is missing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.collectionView(
      collectionView,
      contextMenuConfigurationForItemAt: indexPath,
      point: point
    )
  }
  /// The view that the menu lifts out; the cell by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.collectionView(
      collectionView,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: indexPath
    )
  }
  /// The view to which the menu returns; the cell by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.collectionView(
      collectionView,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: indexPath
    )
  }
  /// The view that the menu lifts out, as it was called before iOS 16.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.collectionView(
      collectionView,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }
  /// The view to which the menu returns, as it was called before iOS 16.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.collectionView(
      collectionView,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }
  /// The menu's preview was tapped.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(
      collectionView,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
  /// The menu is about to show.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(
      collectionView,
      willDisplayContextMenu: configuration,
      animator: animator
    )
  }
  /// The menu goes.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(
      collectionView,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
  /// Whether an item can have the focus; as `allowsFocus` says by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.collectionView(collectionView, canFocusItemAt: indexPath)
  }
  /// Whether the focus may move; yes by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
  }
  /// The focus moved.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing()
    }
    return delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }
  /// The item that gets the focus first; the collection view's own choice by default.
  @_disfavoredOverload
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.indexPathForPreferredFocusedView(in: collectionView)
  }
  /// Whether an item is selected when it gets the focus; as `selectionFollowsFocus` says by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(false)
    }
    return delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }
  /// Whether an item opens when a drag hovers over it; yes by default.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let delegate = self as? any UICollectionViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }
}
