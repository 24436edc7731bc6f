// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// A controller that is the data source and the delegate of collection views, with every method of both to override.
///
/// Its bodies are those of the protocols.
@preconcurrency @MainActor
open class CollectionServingController: ScrollServingController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: UICollectionViewDataSource

  /// No items by default.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  /// The cell of an item; a subclass with items overrides this, else it raises.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { missingCell() }
  /// One section by default; none for a controller without a class of its own, which nobody gave any data.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { defaultSectionCount }
  /// The view of a supplementary element; needed when the layout has such elements (rule CV-13).
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalMethods.missing(UICollectionReusableView(frame: .zero)) }
  /// Whether a finger may move an item; yes by default where the data source moves items (rule CV-90).
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethods.missing(true) }
  /// A finger moved an item: the data follows (rule CV-90).
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// The titles of the index at the edge; none by default.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethods.missing(nil)
  }
  /// The item to which a title of the index scrolls.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { OptionalMethods.missing(IndexPath(item: 0, section: 0)) }

  // MARK: UICollectionViewDelegate

  /// Whether a touched item is highlighted; yes by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(true) }
  /// An item was highlighted by a touch.
  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// An item is no longer highlighted.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// Whether a tap selects an item; yes by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(true) }
  /// Whether a tap deselects an item of a multiple selection; yes by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(true) }
  /// A tap selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  { OptionalMethods.missing() }
  /// A tap deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// Whether a tap on an item does its primary action; yes by default where there is one.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(true) }
  /// A tap did an item's primary action.
  open func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// Whether a pan of two fingers selects items; no by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(false) }
  /// A pan of two fingers begins to select items.
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// The pan of two fingers is over.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethods.missing()
  }
  /// A cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// A supplementary view is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// A cell was taken away; its path may no longer exist.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// A supplementary view was taken away; its path may no longer exist.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// The layout that leads from one layout to another; a plain one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethods.missing(
      UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    )
  }
  /// Where the content shall lie after a batch or a change of the layout; where it was proposed by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { OptionalMethods.missing(proposedContentOffset) }
  /// Where an item that a finger moves shall go; where it was proposed by default (rule CV-90).
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalMethods.missing(proposedIndexPath) }
  /// The same, as it was called before iOS 15: asked where the newer method is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalMethods.missing(proposedIndexPath) }
  /// Whether an item can be edited; yes by default.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethods.missing(true) }
  /// Whether a long press shows the menu of copy, cut and paste; no by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(false) }
  /// Whether the menu offers an action; no by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalMethods.missing(false) }
  /// An action of the menu was chosen.
  open func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalMethods.missing() }
  /// The menu of a long press on items; none by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethods.missing(nil) }
  /// The menu of a long press on an item, as it was called before iOS 16: asked where the newer method is missing.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethods.missing(nil) }
  /// The view that the menu lifts out; the cell by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// The view to which the menu returns; the cell by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// The view that the menu lifts out, as it was called before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// The view to which the menu returns, as it was called before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// The menu's preview was tapped.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethods.missing() }
  /// The menu is about to show.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethods.missing() }
  /// The menu goes.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethods.missing() }
  /// Whether an item can have the focus; as `allowsFocus` says by default.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethods.missing(true) }
  /// Whether the focus may move; yes by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { OptionalMethods.missing(true) }
  /// The focus moved.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethods.missing() }
  /// The item that gets the focus first; the collection view's own choice by default.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethods.missing(nil)
  }
  /// Whether an item is selected when it gets the focus; as `selectionFollowsFocus` says by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(false) }
  /// Whether an item opens when a drag hovers over it; yes by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethods.missing(true) }
}
