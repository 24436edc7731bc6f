// Generated from Scripts/optional-methods.txt by Scripts/generate-sources: change the table, not this file.

import Foundation

/// A controller that is the data source and the delegate of tables, with every method of both to override.
///
/// Its bodies are those of the protocols, except for the sections that a document holds.
@preconcurrency @MainActor
open class TableServingController: ScrollServingController, UITableViewDataSource,
  UITableViewDelegate
{
  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: UITableViewDataSource

  /// The rows of a static section, else none (rule TV-6).
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticRowCount(tableView, section)
  }
  /// The cell of a static section; without static cells a subclass overrides this, else it raises (rule TV-6).
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { staticCell(tableView, indexPath) }
  /// One section, or those of the document.
  open func numberOfSections(in tableView: UITableView) -> Int { staticSectionCount(tableView) }
  /// The title above a static section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticTitle(tableView, section) { $0.headerTitle }
  }
  /// The title below a static section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticTitle(tableView, section) { $0.footerTitle }
  }
  /// Whether a row can be edited; every row by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Takes an insertion or deletion that the user made: the model must change, then the table be told.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// Whether a row can be moved; every row by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Takes a move that the user made.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// The titles of the index at the right edge.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethods.missing(nil)
  }
  /// The section of a title of the index.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { OptionalMethods.missing(index) }

  // MARK: UITableViewDelegate

  /// A cell is about to be shown.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// A header is about to be shown.
  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }
  /// A footer is about to be shown.
  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }
  /// A cell left the screen; after updates the path may name a row that is gone (rule TV-73).
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// A header left the screen.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }
  /// A footer left the screen.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }
  /// The height that the document gives a static cell.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticHeight(tableView, indexPath)
  }
  /// The height of a header.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethods.missing(UITableView.automaticDimension)
  }
  /// The height of a footer.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethods.missing(UITableView.automaticDimension)
  }
  /// The view above a section; nil falls back to the title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethods.missing(nil)
  }
  /// The view below a section; nil falls back to the title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethods.missing(nil)
  }
  /// Whether a touched row may be highlighted; false stops its selection as well.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }
  /// A touch began on a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// The touch on a row ended.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// The row to select instead of a tapped one; nil for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { OptionalMethods.missing(indexPath) }
  /// The row to deselect instead of the selected one; nil for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethods.missing(indexPath) }
  /// The user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// The user deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// What editing does to a row; deletes it by default.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { OptionalMethods.missing(.delete) }
  /// Whether a row's content moves aside while editing.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMethods.missing(true) }
  /// The title of a row's delete button.
  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMethods.missing(nil) }
  /// A swipe is about to show a row's delete button.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// The delete button that a swipe showed is gone.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethods.missing()
  }
  /// Where a dragged row goes instead of a place that the user proposes.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMethods.missing(proposedDestinationIndexPath) }

  // MARK: Heights and looks

  /// The height that stands for a row's until it is about to show.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// The height that stands for a header's until it is about to show.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// The height that stands for a footer's until it is about to show.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// How far a row's content is moved to the right, in steps.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { OptionalMethods.missing(0) }

  // MARK: Accessories and swipes

  /// The user tapped the information button of a row.
  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// What a swipe from the leading edge shows; nil for nothing.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethods.missing(nil) }
  /// What a swipe from the trailing edge shows; nil for what the table shows by itself.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethods.missing(nil) }
  /// What a swipe showed before iOS 11; nil for what the table shows by itself.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { OptionalMethods.missing(nil) }

  // MARK: Menus

  /// Whether a long press shows the menu of editing actions; no by default.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { OptionalMethods.missing(false) }
  /// Whether that menu offers an action.
  open func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalMethods.missing(false) }
  /// The user chose an action of that menu.
  open func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalMethods.missing() }
  /// What a long press on a row shows; nil for nothing.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethods.missing(nil) }
  /// The view that a menu lifts; nil for the row's cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// The view to which a menu goes back; nil for the row's cell.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// The user tapped the preview of a menu.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethods.missing() }
  /// A menu is about to show.
  open func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethods.missing() }
  /// A menu is about to go.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethods.missing() }

  // MARK: Focus, primary action and spring loading

  /// Whether a row can have the focus; where selection is allowed by default.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Whether the focus may move.
  open func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { OptionalMethods.missing(true) }
  /// The focus moved.
  open func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethods.missing() }
  /// The row that gets the focus first.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethods.missing(nil)
  }
  /// Whether a row that gets the focus is selected; as the table says by default.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMethods.missing(false) }
  /// Whether a tap on a row does more than select it; outside editing by default.
  open func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(true) }
  /// The user tapped a row without extending a selection.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// Whether a drag that hovers over a row opens it; as the table says by default.
  open func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethods.missing(true) }

  // MARK: Selecting several rows

  /// Whether a pan of two fingers may select rows; no by default.
  open func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(false) }
  /// A pan of two fingers began to select rows.
  open func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// The pan ended.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethods.missing()
  }
}
