import Foundation
import HeadlessUIKit

/// The delegate of tables with menus and swipes.
@MainActor
final class ActingTableDelegate: ActingDelegate {
  override var owner: String { "UITableViewDelegate" }
  private let isOlder: Bool

  /// Makes a delegate; an older one has edit actions in place of configurations.
  init(isOlder: Bool) { self.isOlder = isOlder }

  private func contextual(_ title: String, isDone: Bool) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [weak self] _, view, completion in
      let text = (view as? UITableViewCell)?.textLabel?.text ?? "the table"
      self?.record("action(\(title) of \(text))")
      if isDone { completion(true) } else { self?.waiting.append(completion) }
    }
  }

  /// Of four rows: two actions, none, the table's own, one that a full swipe leaves.
  private func configuration(_ row: Int) -> UISwipeActionsConfiguration? {
    switch row % 4 {
    case 0:
      return UISwipeActionsConfiguration(actions: [
        contextual("Flag", isDone: true), contextual("Later", isDone: false),
      ])
    case 1: return UISwipeActionsConfiguration(actions: [])
    case 3:
      let found = UISwipeActionsConfiguration(actions: [contextual("Stop", isDone: true)])
      found.performsFirstActionWithFullSwipe = false
      return found
    default: return nil
    }
  }
}

extension ActingTableDelegate: UITableViewDelegate {
  // MARK: Swipes

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    record("leadingSwipeActionsConfigurationForRowAt", indexPath)
    guard indexPath[1] % 4 == 0, !isOlder else { return nil }
    return UISwipeActionsConfiguration(actions: [contextual("Pin", isDone: true)])
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    record("trailingSwipeActionsConfigurationForRowAt", indexPath)
    return isOlder ? nil : configuration(indexPath[1])
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    record("editActionsForRowAt", indexPath)
    guard isOlder, indexPath[1] % 4 != 2 else { return nil }
    return ["Old", "Older"].map { (title: String) in
      UITableViewRowAction(style: .normal, title: title) { [weak self] _, path in
        self?.record("action(\(title))", path)
      }
    }
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    record("willBeginEditingRowAt", indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    record("didEndEditingRowAt", indexPath)
  }

  // MARK: Menus

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let place = [point.x, point.y].map { NumberText.of(Double($0)) }.joined(separator: " ")
    record("contextMenuConfigurationForRowAt(\(place))", indexPath)
    return menu(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    record("previewForHighlightingContextMenu")
    return preview(true)
  }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    record("previewForDismissingContextMenu")
    return nil
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    record("willPerformPreviewActionForMenu")
    follow(animator)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    record("willDisplayContextMenu")
    follow(animator)
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    record("willEndContextMenuInteraction")
    follow(animator)
  }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    record("shouldShowMenuForRowAt", indexPath)
    return indexPath[1] != 1
  }

  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { offers(action, indexPath) }

  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { record("action(\(action))", indexPath) }
}

/// Selections by pan, focus, hovering.
extension ActingTableDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record("didSelectRowAt", indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    record("shouldBeginMultipleSelectionInteractionAt", indexPath)
    return indexPath[1] != 1
  }

  /// Begins editing where only that allows several rows, as the documentation asks for.
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    record("didBeginMultipleSelectionInteractionAt", indexPath)
    let needsEditing = !tableView.allowsMultipleSelection && indexPath[1] == 0
    if needsEditing { tableView.setEditing(true, animated: false) }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    record("didEndMultipleSelectionInteraction")
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath[1] != 1
  }

  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { context.nextFocusedIndexPath?[1] != 3 }

  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
    record("didUpdateFocusIn(\(text(paths)))")
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    IndexPath(row: 2, section: 0)
  }

  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { indexPath[1] == 4 }

  func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { indexPath[1] != 1 }
}
