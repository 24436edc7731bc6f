import HeadlessUIKit

/// A table's controller with every method of data source and delegate, each of which writes its name down.
@MainActor
final class CompleteController: UITableViewController {
  var called: Set<String> = []
  var performed: [String] = []

  private func note(_ name: String = #function) { called.insert(name) }

  private func answer<Value>(_ value: Value, _ name: String = #function) -> Value {
    note(name)
    return value
  }

  private var action: UIContextualAction {
    UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
      self?.performed.append("Flag")
      completion(true)
    }
  }

  private func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.accessoryType = .detailButton
    cell.showsReorderControl = true
    return cell
  }

  // MARK: The data source

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer(3)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    answer(cell(tableView, indexPath))
  }

  override func numberOfSections(in tableView: UITableView) -> Int { answer(2) }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    answer("header")
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    answer("footer")
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(true)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { note() }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer(true)
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { note() }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    answer(["A", "B"])
  }

  override func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  )
    -> Int
  { answer(index) }

  // MARK: The delegate

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note() }

  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { note() }

  override func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { note() }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note() }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { note() }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { note() }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    answer(44)
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    answer(20)
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    answer(20)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    answer(nil)
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  {
    answer(nil)
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    answer(true)
  }

  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note()
  }

  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note()
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    answer(indexPath)
  }

  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    answer(indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note() }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note()
  }

  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { answer(.delete) }

  override func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  )
    -> Bool
  { answer(true) }

  override func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { answer("Remove") }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note()
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note()
  }

  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { answer(proposedDestinationIndexPath) }

  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { answer(44) }

  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { answer(20) }

  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { answer(20) }

  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    answer(1)
  }

  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    note()
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(UISwipeActionsConfiguration(actions: [action]))
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { answer(nil) }

  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { answer(nil) }

  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    answer(true)
  }

  override func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { answer(action == "copy:") }

  override func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { note() }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { answer(UIContextMenuConfiguration()) }

  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { answer(nil) }

  override func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { answer(nil) }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { note() }

  override func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note() }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note() }

  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answer(true)
  }

  override func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { answer(true) }

  override func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { note() }

  override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    answer(IndexPath(row: 1, section: 0))
  }

  override func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  )
    -> Bool
  { answer(false) }

  override func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  )
    -> Bool
  { answer(true) }

  override func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    note()
  }

  override func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { answer(true) }

  override func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { answer(true) }

  override func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { note() }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { note() }
}
