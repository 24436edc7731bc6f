/// Menus that a long press on a row shows.
extension UITableView {
  /// Long-presses a row at a point of the content, which shows the delegate's menu if there is one.
  ///
  /// Without a point the middle of the row is pressed.
  ///
  /// - Returns: Whether a menu shows.
  @discardableResult
  public func showContextMenu(at indexPath: IndexPath, point: CGPoint? = nil) -> Bool {
    ensureLoaded()
    guard UIKitProfile.current >= .ios11, cellForRow(at: indexPath) != nil,
      let delegate = tableDelegate
    else { return false }
    dismissContextMenu()
    let row = rectForRow(at: indexPath)
    let place = point ?? CGPoint(x: row.midX, y: row.midY)
    let answer = ask(.contextMenu) {
      delegate.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: place)
    }
    guard let configuration = answer ?? nil else { return false }
    let highlighted = ask(.highlightPreview) {
      delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    let preview = configuration.previewProvider?()
    let menu = TableMenu(
      configuration: configuration,
      menu: configuration.actionProvider?([]),
      preview: preview,
      highlighted: highlighted ?? nil
    )
    list.menu = menu
    let animator = ContextMenuAnimator(preview: preview)
    ask(.willDisplayMenu) {
      delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    animator.finish()
    return true
  }

  /// The menu on screen; nil without one.
  public var contextMenu: UIMenu? { list.menu?.menu }
  /// The controller of the preview beside the menu; nil without one.
  public var contextMenuPreview: UIViewController? { list.menu?.preview }
  /// The highlighted view that the delegate names for the menu; nil if it names none.
  public var contextMenuHighlight: UITargetedPreview? { list.menu?.highlighted }

  /// Chooses an action of the menu by its title, also in submenus; the menu hides.
  ///
  /// - Returns: Whether the menu has such an action.
  @discardableResult
  public func performContextMenuAction(titled title: String) -> Bool {
    guard let menu = list.menu?.menu, let action = UITableView.action(titled: title, in: menu)
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
    guard let shown = list.menu, let delegate = tableDelegate else { return false }
    let animator = ContextMenuAnimator(preview: shown.preview)
    let told: Void? = ask(.previewAction) {
      delegate.tableView(
        self,
        willPerformPreviewActionForMenuWith: shown.configuration,
        animator: animator
      )
    }
    dismissContextMenu()
    animator.finish()
    return told != nil
  }

  /// Taps outside the menu, which hides.
  public func dismissContextMenu() {
    guard let shown = list.menu else { return }
    list.menu = nil
    guard let delegate = tableDelegate else { return }
    let animator = ContextMenuAnimator(preview: shown.preview)
    _ = ask(.dismissPreview) {
      delegate.tableView(
        self,
        previewForDismissingContextMenuWithConfiguration: shown.configuration
      )
    }
    ask(.willEndMenu) {
      delegate.tableView(
        self,
        willEndContextMenuInteraction: shown.configuration,
        animator: animator
      )
    }
    animator.finish()
  }
}
