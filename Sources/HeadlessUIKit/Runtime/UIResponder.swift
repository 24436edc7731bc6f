import Foundation

/// An object that takes part in the responder chain and can be loaded from a nib.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder of the chain.
  open var next: UIResponder? { nil }

  /// Sent to every object of a nib after all connections are made and runtime attributes are set (rules NB-4, NB-11).
  open func awakeFromNib() { NibStorage.existing(of: self)?.record(call: "awakeFromNib") }

  /// Outlets that nib loading would not find among the stored properties; none by default.
  open class var outlets: [OutletBinding] { [] }

  /// The methods that actions of nibs may call, by selector; a class lists only its own.
  open class var actions: [String: NibAction] { [:] }

  /// Sent to a designable object by Interface Builder only; never called here.
  open func prepareForInterfaceBuilder() {}

  /// Whether this object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes this object the first responder; answers whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current, !current.resignFirstResponder() { return false }
    FirstResponder.current = self
    return true
  }

  /// Stops being the first responder; answers whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }

  /// Runs an action of this object by name; the default looks it up in the class's action table.
  ///
  /// - Returns: Whether the object has such an action.
  open func perform(_ action: Selector, with sender: Any?) -> Bool {
    ActionPerformance.table(self, action, sender)
  }

  // MARK: Touches and keys

  /// Told that fingers touch the object; the next responder hears of it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Told that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Told that fingers left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Told that a gesture or the system took the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Told that keys are pressed; never called here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Told that keys were let go; never called here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Told that presses were taken away; never called here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Told that the device is shaken; never called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Whether the object has an action, for menus.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The object that runs an action: this one, or the next that has it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The view in place of the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Shows other views around the keyboard; there is none.
  open func reloadInputViews() {}

  /// The keys that run actions; never asked for here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The undo manager of the nearest responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Told of changes of observed keys; never called here.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Whether the class lists an action of this name.
  open func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return ActionTable.table(of: type(of: self))[selector.name] != nil
  }

  /// The object that takes a message instead; messages are not forwarded here.
  open func forwardingTarget(for selector: Selector?) -> Any? { nil }

  /// Told that the device starts to be shaken; never called here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Told that a shake is taken away; never called here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Told that pressed keys changed; never called here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Told of better figures for touches; never called here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Told of a remote control; never called here.
  open func remoteControlReceived(with event: UIEvent?) {}

  // MARK: What menus and keys ask for; nothing happens by default

  /// Takes what is selected away, to the pasteboard.
  open func cut(_ sender: Any?) {}
  /// Copies what is selected.
  open func copy(_ sender: Any?) {}
  /// Puts in what is on the pasteboard.
  open func paste(_ sender: Any?) {}
  /// Selects something.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}
  /// Takes what is selected away.
  open func delete(_ sender: Any?) {}
  /// Makes text bold, or not.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes text italic, or not.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines text, or not.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes text larger.
  open func increaseSize(_ sender: Any?) {}
  /// Makes text smaller.
  open func decreaseSize(_ sender: Any?) {}
  /// Builds the menus of the menu bar; never called here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes a command before it shows; never called here.
  open func validate(_ command: UICommand) {}
  /// The controller in place of the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language of the keyboard.
  open var textInputMode: UITextInputMode? { nil }
  /// The name under which the keyboard is remembered.
  open var textInputContextIdentifier: String? { nil }
  /// Told to go on with what the user did elsewhere; never called here.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Told to note what the user does; never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Whether things can be put in.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
  /// Puts things in.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Updates views from what they show; called by nothing here.
  open func updateProperties() {}

  // MARK: Focus, which suites move in lists only

  /// Where the focus goes first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Told that the focus moved.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
}
