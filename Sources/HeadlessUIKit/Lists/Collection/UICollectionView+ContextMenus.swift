/// Menus that a long press on an item shows.
extension UICollectionView {
  /// Long-presses an item at a point of the content, which shows the delegate's menu if there is one.
  ///
  /// Without a point the middle of the item is pressed. A selected item of several stands for the
  /// whole selection.
  ///
  /// - Returns: Whether a menu shows.
  @discardableResult
  public func showContextMenu(at indexPath: IndexPath, point: CGPoint? = nil) -> Bool {
    guard let cell = cellForItem(at: indexPath) else { return false }
    dismissContextMenu()
    let place = point ?? cell.center
    guard let configuration = contextMenuConfiguration(at: indexPath, place) else { return false }
    let highlighted =
      answer(.highlightPreview) {
        $1.collectionView(
          $0,
          contextMenuConfiguration: configuration,
          highlightPreviewForItemAt: indexPath
        )
      }
      ?? answer(.formerHighlightPreview) {
        $1.collectionView($0, previewForHighlightingContextMenuWithConfiguration: configuration)
      }
    let preview = configuration.previewProvider?()
    listInteractions.menu = CollectionMenu(
      indexPath: indexPath,
      configuration: configuration,
      menu: configuration.actionProvider?([]),
      preview: preview,
      highlighted: highlighted ?? nil
    )
    let animator = ContextMenuAnimator(preview: preview)
    tell(.willDisplayMenu) {
      $1.collectionView($0, willDisplayContextMenu: configuration, animator: animator)
    }
    animator.finish()
    return true
  }

  private func contextMenuConfiguration(at path: IndexPath, _ point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    let isOfSelection = selectsSeveralNow && selection.contains(path)
    let paths = isOfSelection ? selection.sorted() : [path]
    let answer =
      answer(.contextMenu) {
        $1.collectionView($0, contextMenuConfigurationForItemsAt: paths, point: point)
      }
      ?? answer(.formerContextMenu) {
        $1.collectionView($0, contextMenuConfigurationForItemAt: path, point: point)
      }
    return answer ?? nil
  }

  /// The menu on screen; nil without one.
  public var contextMenu: UIMenu? { listInteractions.menu?.menu }
  /// The controller of the preview beside the menu; nil without one.
  public var contextMenuPreview: UIViewController? { listInteractions.menu?.preview }
  /// The highlighted view that the delegate names for the menu; nil if it names none.
  public var contextMenuHighlight: UITargetedPreview? { listInteractions.menu?.highlighted }

  /// Chooses an action of the menu by its title, also in submenus; the menu hides.
  ///
  /// - Returns: Whether the menu has such an action.
  @discardableResult
  public func performContextMenuAction(titled title: String) -> Bool {
    guard let menu = listInteractions.menu?.menu,
      let action = UICollectionView.action(titled: title, in: menu)
    else { return false }
    dismissContextMenu()
    action.run(by: self)
    return true
  }

  private static func action(titled title: String, in menu: UIMenu) -> UIAction? {
    for child in menu.children {
      if let action = child as? UIAction, action.title == title { return action }
      if let menu = child as? UIMenu, let found = action(titled: title, in: menu) { return found }
    }
    return nil
  }

  /// Taps the menu's preview: the delegate is told, and the menu hides.
  ///
  /// - Returns: Whether a menu shows and the delegate takes the tap.
  @discardableResult
  public func tapContextMenuPreview() -> Bool {
    guard let shown = listInteractions.menu else { return false }
    let animator = ContextMenuAnimator(preview: shown.preview)
    let isTold = tell(.previewAction) {
      $1.collectionView(
        $0,
        willPerformPreviewActionForMenuWith: shown.configuration,
        animator: animator
      )
    }
    dismissContextMenu()
    animator.finish()
    return isTold
  }

  /// Taps outside the menu, which hides.
  public func dismissContextMenu() {
    guard let shown = listInteractions.menu else { return }
    listInteractions.menu = nil
    let animator = ContextMenuAnimator(preview: shown.preview)
    _ =
      answer(.dismissPreview) {
        $1.collectionView(
          $0,
          contextMenuConfiguration: shown.configuration,
          dismissalPreviewForItemAt: shown.indexPath
        )
      }
      ?? answer(.formerDismissPreview) {
        $1.collectionView(
          $0,
          previewForDismissingContextMenuWithConfiguration: shown.configuration
        )
      }
    tell(.willEndMenu) {
      $1.collectionView(
        $0,
        willEndContextMenuInteraction: shown.configuration,
        animator: animator
      )
    }
    animator.finish()
  }
}
