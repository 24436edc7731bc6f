import Foundation

extension UIControl {
  /// Stored only.
  public var showsMenuAsPrimaryAction: Bool {
    get { stored("showsMenuAsPrimaryAction", false) }
    set { store("showsMenuAsPrimaryAction", newValue) }
  }
  /// Stored only.
  public var toolTip: String? {
    get { stored("toolTip", nil) }
    set { store("toolTip", newValue) }
  }
  /// Stored only.
  public var isContextMenuInteractionEnabled: Bool {
    get { stored("isContextMenuInteractionEnabled", false) }
    set { store("isContextMenuInteractionEnabled", newValue) }
  }
  /// Stored only.
  public var isSymbolAnimationEnabled: Bool {
    get { stored("isSymbolAnimationEnabled", false) }
    set { store("isSymbolAnimationEnabled", newValue) }
  }
  /// The interaction that shows the menu; none here.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Runs the handler of an action.
  public func sendAction(_ action: UIAction) { action.run(by: self) }
  /// Stops an action for events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Stops the action of an identifier for events.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in actions.indices.reversed()
    where actions[index].closure?.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
      if actions[index].events.isEmpty { actions.remove(at: index) }
    }
  }
  /// Calls a closure for each action, until it asks to stop.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for action in actions where !stops {
      let pair = action.selector.map { (action.target as Any?, $0) }
      iterator(action.closure, pair, action.events, &stops)
    }
  }
  /// Does what a tap would do first: sends the primary action.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}

extension UIAction {
  /// What a menu or popover of the action points at: its sender.
  public var presentationSourceItem: Any? { sender }
}
