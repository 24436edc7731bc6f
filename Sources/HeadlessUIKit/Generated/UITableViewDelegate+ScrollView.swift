// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// UIKit's lists have delegates of their own types. Here code reaches their methods through the scroll view's.
extension UIScrollViewDelegate {
  /// A cell is about to be shown.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  /// A header is about to be shown.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  /// A footer is about to be shown.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  /// A cell left the screen; after updates the path may name a row that is gone (rule TV-73).
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  /// A header left the screen.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  /// A footer left the screen.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }
  /// The height of a row.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(UITableView.automaticDimension)
    }
    return delegate.tableView(tableView, heightForRowAt: indexPath)
  }
  /// The height of a header.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(UITableView.automaticDimension)
    }
    return delegate.tableView(tableView, heightForHeaderInSection: section)
  }
  /// The height of a footer.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(UITableView.automaticDimension)
    }
    return delegate.tableView(tableView, heightForFooterInSection: section)
  }
  /// The view above a section; nil falls back to the title.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.tableView(tableView, viewForHeaderInSection: section)
  }
  /// The view below a section; nil falls back to the title.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.tableView(tableView, viewForFooterInSection: section)
  }
  /// Whether a touched row may be highlighted; false stops its selection as well.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  /// A touch began on a row.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// The touch on a row ended.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// The row to select instead of a tapped one; nil for none.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(indexPath)
    }
    return delegate.tableView(tableView, willSelectRowAt: indexPath)
  }
  /// The row to deselect instead of the selected one; nil for none.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(indexPath)
    }
    return delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }
  /// The user selected a row.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// The user deselected a row.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// What editing does to a row; deletes it by default.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(.delete)
    }
    return delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }
  /// Whether a row's content moves aside while editing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }
  /// The title of a row's delete button.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }
  /// A swipe is about to show a row's delete button.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  /// The delete button that a swipe showed is gone.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  /// Where a dragged row goes instead of a place that the user proposes.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(proposedDestinationIndexPath)
    }
    return delegate.tableView(
      tableView,
      targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath
    )
  }

  // MARK: Heights and looks

  /// The height that stands for a row's until it is about to show.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(UITableView.automaticDimension)
    }
    return delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  /// The height that stands for a header's until it is about to show.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(UITableView.automaticDimension)
    }
    return delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }
  /// The height that stands for a footer's until it is about to show.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(UITableView.automaticDimension)
    }
    return delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
  }
  /// How far a row's content is moved to the right, in steps.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing(0) }
    return delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  // MARK: Accessories and swipes

  /// The user tapped the information button of a row.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// What a swipe from the leading edge shows; nil for nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// What a swipe from the trailing edge shows; nil for what the table shows by itself.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// What a swipe showed before iOS 11; nil for what the table shows by itself.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.tableView(tableView, editActionsForRowAt: indexPath)
  }

  // MARK: Menus

  /// Whether a long press shows the menu of editing actions; no by default.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(false)
    }
    return delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }
  /// Whether that menu offers an action.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(false)
    }
    return delegate.tableView(
      tableView,
      canPerformAction: action,
      forRowAt: indexPath,
      withSender: sender
    )
  }
  /// The user chose an action of that menu.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(
      tableView,
      performAction: action,
      forRowAt: indexPath,
      withSender: sender
    )
  }
  /// What a long press on a row shows; nil for nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  /// The view that a menu lifts; nil for the row's cell.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.tableView(
      tableView,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }
  /// The view to which a menu goes back; nil for the row's cell.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.tableView(
      tableView,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }
  /// The user tapped the preview of a menu.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(
      tableView,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
  /// A menu is about to show.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }
  /// A menu is about to go.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(
      tableView,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  // MARK: Focus, primary action and spring loading

  /// Whether a row can have the focus; where selection is allowed by default.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.tableView(tableView, canFocusRowAt: indexPath)
  }
  /// Whether the focus may move.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.tableView(tableView, shouldUpdateFocusIn: context)
  }
  /// The focus moved.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }
  /// The row that gets the focus first.
  @_disfavoredOverload
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(nil)
    }
    return delegate.indexPathForPreferredFocusedView(in: tableView)
  }
  /// Whether a row that gets the focus is selected; as the table says by default.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(false)
    }
    return delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }
  /// Whether a tap on a row does more than select it; outside editing by default.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }
  /// The user tapped a row without extending a selection.
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  /// Whether a drag that hovers over a row opens it; as the table says by default.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(true)
    }
    return delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  // MARK: Selecting several rows

  /// Whether a pan of two fingers may select rows; no by default.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    guard let delegate = self as? any UITableViewDelegate else {
      return OptionalMethods.missing(false)
    }
    return delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// A pan of two fingers began to select rows.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// The pan ended.
  @_disfavoredOverload
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    guard let delegate = self as? any UITableViewDelegate else { return OptionalMethods.missing() }
    return delegate.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
}
