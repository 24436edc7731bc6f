// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// The bodies of the methods that an object lacks: each is optional in UIKit.
extension UITableViewDelegate {
  /// A cell is about to be shown.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// A header is about to be shown.
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }
  /// A footer is about to be shown.
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }
  /// A cell left the screen; after updates the path may name a row that is gone (rule TV-73).
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// A header left the screen.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }
  /// A footer left the screen.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }
  /// The height of a row.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethods.missing(UITableView.automaticDimension)
  }
  /// The height of a header.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// The height of a footer.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// The view above a section; nil falls back to the title.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethods.missing(nil)
  }
  /// The view below a section; nil falls back to the title.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethods.missing(nil)
  }
  /// Whether a touched row may be highlighted; false stops its selection as well.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { OptionalMethods.missing(true) }
  /// A touch began on a row.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// The touch on a row ended.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// The row to select instead of a tapped one; nil for none.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethods.missing(indexPath) }
  /// The row to deselect instead of the selected one; nil for none.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethods.missing(indexPath) }
  /// The user selected a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// The user deselected a row.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// What editing does to a row; deletes it by default.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { OptionalMethods.missing(.delete) }
  /// Whether a row's content moves aside while editing.
  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(true) }
  /// The title of a row's delete button.
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMethods.missing(nil) }
  /// A swipe is about to show a row's delete button.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// The delete button that a swipe showed is gone.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethods.missing()
  }
  /// Where a dragged row goes instead of a place that the user proposes.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMethods.missing(proposedDestinationIndexPath) }

  // MARK: Heights and looks

  /// The height that stands for a row's until it is about to show.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// The height that stands for a header's until it is about to show.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// The height that stands for a footer's until it is about to show.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// How far a row's content is moved to the right, in steps.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { OptionalMethods.missing(0) }

  // MARK: Accessories and swipes

  /// The user tapped the information button of a row.
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// What a swipe from the leading edge shows; nil for nothing.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethods.missing(nil) }
  /// What a swipe from the trailing edge shows; nil for what the table shows by itself.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethods.missing(nil) }
  /// What a swipe showed before iOS 11; nil for what the table shows by itself.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { OptionalMethods.missing(nil) }

  // MARK: Menus

  /// Whether a long press shows the menu of editing actions; no by default.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMethods.missing(false) }
  /// Whether that menu offers an action.
  public func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalMethods.missing(false) }
  /// The user chose an action of that menu.
  public func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalMethods.missing() }
  /// What a long press on a row shows; nil for nothing.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethods.missing(nil) }
  /// The view that a menu lifts; nil for the row's cell.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// The view to which a menu goes back; nil for the row's cell.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// The user tapped the preview of a menu.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethods.missing() }
  /// A menu is about to show.
  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethods.missing() }
  /// A menu is about to go.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethods.missing() }

  // MARK: Focus, primary action and spring loading

  /// Whether a row can have the focus; where selection is allowed by default.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Whether the focus may move.
  public func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { OptionalMethods.missing(true) }
  /// The focus moved.
  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethods.missing() }
  /// The row that gets the focus first.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethods.missing(nil)
  }
  /// Whether a row that gets the focus is selected; as the table says by default.
  public func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(false) }
  /// Whether a tap on a row does more than select it; outside editing by default.
  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(true) }
  /// The user tapped a row without extending a selection.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  { OptionalMethods.missing() }
  /// Whether a drag that hovers over a row opens it; as the table says by default.
  public func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethods.missing(true) }

  // MARK: Selecting several rows

  /// Whether a pan of two fingers may select rows; no by default.
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(false) }
  /// A pan of two fingers began to select rows.
  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// The pan ended.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethods.missing()
  }
}
