import Foundation

/// An object that takes part in the responder chain and can be loaded from a nib.
@preconcurrency @MainActor
open class UIResponder: NSObject {
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

  // MARK: Accessibility

  /// The text that assistive technology reads out.
  open var accessibilityLabel: String? {
    get {
      (self as? UIView).map { $0.rare?.accessibilityLabel } ?? stored("accessibilityLabel", nil)
    }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityLabel = newValue
      } else {
        store("accessibilityLabel", newValue)
      }
    }
  }

  /// The hint that assistive technology reads out.
  open var accessibilityHint: String? {
    get { (self as? UIView).map { $0.rare?.accessibilityHint } ?? stored("accessibilityHint", nil) }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityHint = newValue
      } else {
        store("accessibilityHint", newValue)
      }
    }
  }

  /// The value that assistive technology reads out.
  open var accessibilityValue: String? {
    get {
      (self as? UIView).map { $0.rare?.accessibilityValue } ?? stored("accessibilityValue", nil)
    }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityValue = newValue
      } else {
        store("accessibilityValue", newValue)
      }
    }
  }

  /// The identifier by which tests find the object.
  open var accessibilityIdentifier: String? {
    get {
      (self as? UIView).map { $0.rare?.accessibilityIdentifier }
        ?? stored("accessibilityIdentifier", nil)
    }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityIdentifier = newValue
      } else {
        store("accessibilityIdentifier", newValue)
      }
    }
  }

  /// What the object is for assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIView)?.rare?.accessibilityTraits ?? accessibility("traits", .none) }
    set {
      if let view = self as? UIView {
        view.rareState.accessibilityTraits = newValue
      } else {
        setAccessibility("traits", newValue)
      }
    }
  }

  /// Whether assistive technology treats the object as one element.
  open var isAccessibilityElement: Bool {
    get { (self as? UIView)?.rare?.isAccessibilityElement ?? accessibility("isElement", false) }
    set {
      if let view = self as? UIView {
        view.rareState.isAccessibilityElement = newValue
      } else {
        setAccessibility("isElement", newValue)
      }
    }
  }

  /// The elements within the object, in their order.
  open var accessibilityElements: [Any]? {
    get { accessibility("accessibilityElements", nil) }
    set { setAccessibility("accessibilityElements", newValue) }
  }

  /// Whether assistive technology leaves out what is within the object.
  open var accessibilityElementsHidden: Bool {
    get { accessibility("accessibilityElementsHidden", false) }
    set { setAccessibility("accessibilityElementsHidden", newValue) }
  }

  /// Whether assistive technology leaves out what is beside the object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility("accessibilityViewIsModal", false) }
    set { setAccessibility("accessibilityViewIsModal", newValue) }
  }

  /// Whether the elements within are read one after another.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility("shouldGroupAccessibilityChildren", false) }
    set { setAccessibility("shouldGroupAccessibilityChildren", newValue) }
  }

  /// Further actions for assistive technology.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility("accessibilityCustomActions", nil) }
    set { setAccessibility("accessibilityCustomActions", newValue) }
  }

  /// Further ways through the content.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility("accessibilityCustomRotors", nil) }
    set { setAccessibility("accessibilityCustomRotors", newValue) }
  }

  /// The frame on the screen that assistive technology shows.
  open var accessibilityFrame: CGRect {
    get { accessibility("accessibilityFrame", .zero) }
    set { setAccessibility("accessibilityFrame", newValue) }
  }

  /// The outline that assistive technology shows.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility("accessibilityPath", nil) }
    set { setAccessibility("accessibilityPath", newValue) }
  }

  /// The point that assistive technology touches.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility("accessibilityActivationPoint", .zero) }
    set { setAccessibility("accessibilityActivationPoint", newValue) }
  }

  /// The language in which the texts are read.
  open var accessibilityLanguage: String? {
    get { accessibility("accessibilityLanguage", nil) }
    set { setAccessibility("accessibilityLanguage", newValue) }
  }

  /// How the elements within are read.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility("accessibilityNavigationStyle", .automatic) }
    set { setAccessibility("accessibilityNavigationStyle", newValue) }
  }

  /// What the elements within are together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility("accessibilityContainerType", .none) }
    set { setAccessibility("accessibilityContainerType", newValue) }
  }

  /// The text that is read out, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility("accessibilityAttributedLabel", nil) }
    set { setAccessibility("accessibilityAttributedLabel", newValue) }
  }

  /// The value that is read out, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility("accessibilityAttributedValue", nil) }
    set { setAccessibility("accessibilityAttributedValue", newValue) }
  }

  /// The hint that is read out, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility("accessibilityAttributedHint", nil) }
    set { setAccessibility("accessibilityAttributedHint", newValue) }
  }

  /// What users may say to name the object.
  open var accessibilityUserInputLabels: [String]? {
    get { accessibility("accessibilityUserInputLabels", nil) }
    set { setAccessibility("accessibilityUserInputLabels", newValue) }
  }

  /// Whether the object answers touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility("accessibilityRespondsToUserInteraction", true) }
    set { setAccessibility("accessibilityRespondsToUserInteraction", newValue) }
  }

  /// The elements that head the object.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility("accessibilityHeaderElements", nil) }
    set { setAccessibility("accessibilityHeaderElements", newValue) }
  }

  /// Whether the colours stay when all are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility("accessibilityIgnoresInvertColors", false) }
    set { setAccessibility("accessibilityIgnoresInvertColors", newValue) }
  }

  /// Acts as if the object were touched; answers whether it did.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value.
  open func accessibilityIncrement() {}

  /// Lowers the value.
  open func accessibilityDecrement() {}

  /// Leaves what is shown; answers whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what matters most; answers whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Scrolls; answers whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// The number of elements within.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// An element within.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The place of an element within.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Told that assistive technology reached the object.
  open func accessibilityElementDidBecomeFocused() {}

  /// Told that assistive technology left the object.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether assistive technology is at the object.
  open func accessibilityElementIsFocused() -> Bool { false }
}

extension UIResponder {
  private func accessibility<Value>(_ key: String, _ standard: Value) -> Value {
    let values = (self as? UIView).map { $0.rare?.accessibilityValues ?? [:] }
    if let values { return values[key] as? Value ?? standard }
    return stored("accessibility." + key, standard)
  }

  private func setAccessibility(_ key: String, _ value: Any?) {
    if let view = self as? UIView {
      view.rareState.accessibilityValues[key] = value
    } else {
      store("accessibility." + key, value)
    }
  }
}
