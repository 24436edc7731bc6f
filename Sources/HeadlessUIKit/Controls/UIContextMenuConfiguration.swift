/// What a long press shows: a preview and a menu.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration: NSObject {
  /// Tells one configuration from another.
  public let identifier: any NSCopying
  let previewProvider: (@MainActor () -> UIViewController?)?
  let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration; without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
