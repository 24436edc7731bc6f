// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// What a table tells and asks about its rows' looks and their selection.
///
/// All methods have default bodies: they are optional in UIKit.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A cell is about to be shown.
  ///
  /// Since iOS 2.0.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// A header is about to be shown.
  ///
  /// Since iOS 6.0.
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )
  /// A footer is about to be shown.
  ///
  /// Since iOS 6.0.
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )
  /// A cell left the screen; after updates the path may name a row that is gone (rule TV-73).
  ///
  /// Since iOS 6.0.
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// A header left the screen.
  ///
  /// Since iOS 6.0.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  )
  /// A footer left the screen.
  ///
  /// Since iOS 6.0.
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  )
  /// The height of a row.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a header.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a footer.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view above a section; nil falls back to the title.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section; nil falls back to the title.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Whether a touched row may be highlighted; false stops its selection as well.
  ///
  /// Since iOS 6.0.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A touch began on a row.
  ///
  /// Since iOS 6.0.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// The touch on a row ended.
  ///
  /// Since iOS 6.0.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row to select instead of a tapped one; nil for none.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The row to deselect instead of the selected one; nil for none.
  ///
  /// Since iOS 3.0.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user selected a row.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The user deselected a row.
  ///
  /// Since iOS 3.0.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// What editing does to a row; deletes it by default.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// Whether a row's content moves aside while editing.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  /// The title of a row's delete button.
  ///
  /// Since iOS 3.0.
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// A swipe is about to show a row's delete button.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// The delete button that a swipe showed is gone.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Where a dragged row goes instead of a place that the user proposes.
  ///
  /// Since iOS 2.0.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Heights and looks

  /// The height that stands for a row's until it is about to show.
  ///
  /// Since iOS 7.0.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height that stands for a header's until it is about to show.
  ///
  /// Since iOS 7.0.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  /// The height that stands for a footer's until it is about to show.
  ///
  /// Since iOS 7.0.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  /// How far a row's content is moved to the right, in steps.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Accessories and swipes

  /// The user tapped the information button of a row.
  ///
  /// Since iOS 2.0.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// What a swipe from the leading edge shows; nil for nothing.
  ///
  /// Since iOS 11.0.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a swipe from the trailing edge shows; nil for what the table shows by itself.
  ///
  /// Since iOS 11.0.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a swipe showed before iOS 11; nil for what the table shows by itself.
  ///
  /// Since iOS 8.0, deprecated in iOS 13.0.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?

  // MARK: Menus

  /// Whether a long press shows the menu of editing actions; no by default.
  ///
  /// Since iOS 5.0, deprecated in iOS 13.0.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Whether that menu offers an action.
  ///
  /// Since iOS 5.0, deprecated in iOS 13.0.
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// The user chose an action of that menu.
  ///
  /// Since iOS 5.0, deprecated in iOS 13.0.
  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )
  /// What a long press on a row shows; nil for nothing.
  ///
  /// Since iOS 13.0.
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The view that a menu lifts; nil for the row's cell.
  ///
  /// Since iOS 13.0.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The view to which a menu goes back; nil for the row's cell.
  ///
  /// Since iOS 13.0.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The user tapped the preview of a menu.
  ///
  /// Since iOS 13.0.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// A menu is about to show.
  ///
  /// Since iOS 14.0.
  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// A menu is about to go.
  ///
  /// Since iOS 14.0.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  // MARK: Focus, primary action and spring loading

  /// Whether a row can have the focus; where selection is allowed by default.
  ///
  /// Since iOS 9.0.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Whether the focus may move.
  ///
  /// Since iOS 9.0.
  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  /// The focus moved.
  ///
  /// Since iOS 9.0.
  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
  /// The row that gets the focus first.
  ///
  /// Since iOS 9.0.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Whether a row that gets the focus is selected; as the table says by default.
  ///
  /// Since iOS 15.0.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  /// Whether a tap on a row does more than select it; outside editing by default.
  ///
  /// Since iOS 16.0.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  /// The user tapped a row without extending a selection.
  ///
  /// Since iOS 16.0.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Whether a drag that hovers over a row opens it; as the table says by default.
  ///
  /// Since iOS 11.0.
  func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Selecting several rows

  /// Whether a pan of two fingers may select rows; no by default.
  ///
  /// Since iOS 13.0.
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// A pan of two fingers began to select rows.
  ///
  /// Since iOS 13.0.
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// The pan ended.
  ///
  /// Since iOS 13.0.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}
