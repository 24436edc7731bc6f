import Foundation

/// A controller that is the data source and the delegate of tables, with every method of both protocols to override.
///
/// In UIKit these are inherited from the protocols that `UITableViewController` adopts; Swift lets subclasses override
/// only what a class declares, so every one stands here. The bodies are those of the protocols, but for the sections
/// that a document holds.
@MainActor
open class TableServingController: ScrollServingController, UITableViewDataSource,
  UITableViewDelegate
{
  /// Creates a controller whose view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// One section, or those of the document.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
  }

  /// The rows of a static section, else none (rule TV-6).
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.cells.count ?? 0
  }

  /// The cell of a static section; a subclass without static cells overrides this, else it is an error (rule TV-6).
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = tableView.staticCell(at: indexPath) { return cell }
    UIKitException.raise(TableException.noCell(tableView, self))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The title of a static section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let section = tableView.staticSection(section) { return section.headerTitle }
    OptionalMethods.reportMissing()
    return nil
  }

  /// The title of a static section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let section = tableView.staticSection(section) { return section.footerTitle }
    OptionalMethods.reportMissing()
    return nil
  }

  /// The height that the document gives a static cell.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let cell = tableView.staticCell(at: indexPath) { return cell.frame.height }
    OptionalMethods.reportMissing()
    return UITableView.automaticDimension
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethods.missing(UITableView.automaticDimension)
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethods.missing(UITableView.automaticDimension)
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethods.missing(nil)
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethods.missing(nil)
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { OptionalMethods.missing() }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { OptionalMethods.missing(indexPath) }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethods.missing(indexPath) }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethods.missing() }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethods.missing() }

  /// Not implemented.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethods.missing(nil)
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { OptionalMethods.missing(index) }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { OptionalMethods.missing(.delete) }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMethods.missing(true) }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMethods.missing(nil) }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }

  /// Not implemented.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethods.missing()
  }

  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMethods.missing(proposedDestinationIndexPath) }

  // MARK: Heights and looks
  /// Not implemented.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// Not implemented.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// Not implemented.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { OptionalMethods.missing(UITableView.automaticDimension) }
  /// Not implemented.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { OptionalMethods.missing(0) }

  // MARK: Accessories and swipes
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethods.missing(nil) }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethods.missing(nil) }
  /// Not implemented.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { OptionalMethods.missing(nil) }

  // MARK: Menus
  /// Not implemented.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { OptionalMethods.missing(false) }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalMethods.missing(false) }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalMethods.missing() }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethods.missing(nil) }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethods.missing(nil) }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethods.missing() }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethods.missing() }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethods.missing() }

  // MARK: Focus, primary action and spring loading
  /// Not implemented.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { OptionalMethods.missing(true) }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethods.missing() }
  /// Not implemented.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethods.missing(nil)
  }
  /// Not implemented.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMethods.missing(false) }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(true) }
  /// Not implemented.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethods.missing()
  }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethods.missing(true) }

  // MARK: Selecting several rows
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethods.missing(false) }
  /// Not implemented.
  open func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethods.missing() }
  /// Not implemented.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethods.missing()
  }
}
