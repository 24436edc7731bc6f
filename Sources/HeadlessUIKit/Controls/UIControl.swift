/// A view that reports what the user does to it, by target and action.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// What a control reports.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger went down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger went up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancelled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu action.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state in which a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// The states of applications.
    public static let application = State(rawValue: 0xFF_0000)
  }

  /// Where the content stands vertically.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Everywhere.
    case fill
  }

  /// Where the content stands horizontally.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Everywhere.
    case fill
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
  }

  @exclusivity(unchecked) final var actions: [ControlAction] = []
  /// Where the content stands vertically.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Where the content stands horizontally.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Whether the control works.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from the nib that is being instantiated.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The properties that are set by name.
  package override class var keyedAttributes: [KeyedAttribute] {
    [
      KeyedAttribute("enabled", for: .all) { (control: UIControl, value: Bool) in
        control.isEnabled = value
      },
      KeyedAttribute("selected", for: .all) { (control: UIControl, value: Bool) in
        control.isSelected = value
      },
      KeyedAttribute("highlighted", for: [.documents, .suites]) {
        (control: UIControl, value: Bool) in
        control.isHighlighted = value
      },
    ] + super.keyedAttributes
  }

  /// The state as bits.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Reports events to an object; nil means the first in the responder chain that has the action.
  ///
  /// The target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object: AnyObject? = if let target { target as AnyObject } else { nil }
    for index in actions.indices
    where actions[index].matches(object, action) && actions[index].closure == nil {
      actions[index].events.formUnion(controlEvents)
      return
    }
    actions.append(ControlAction(target: object, selector: action, events: controlEvents))
  }

  /// Adds an action while a nib is decoded; a second connection of one target and action adds its events (rule CT-2).
  final func takeDecodedAction(_ target: AnyObject?, _ selector: Selector, _ events: Event) {
    // A document with more connections of one control is nobody's, and must not cost the square of them.
    if actions.count <= 64, let index = actions.firstIndex(where: { $0.matches(target, selector) })
    {
      actions[index].events.formUnion(events)
      return
    }
    let action = ControlAction(target: target, selector: selector, events: events)
    if actions.isEmpty { actions = [action] } else { actions.append(action) }
  }

  /// Stops reports; nil for the target or the action means any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in actions.indices.reversed() {
      if let object, actions[index].target !== object { continue }
      if let action, actions[index].selector != action { continue }
      actions[index].events.subtract(controlEvents)
      if actions[index].events.isEmpty { actions.remove(at: index) }
    }
  }

  /// Runs a closure for events; one of the same identifier takes the place of the former.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let place = actions.firstIndex { $0.closure?.identifier == action.identifier }
    guard let place else {
      actions.append(ControlAction(closure: action, events: controlEvents))
      return
    }
    let events = actions[place].events.union(controlEvents)
    actions[place] = ControlAction(closure: action, events: events)
  }

  /// Sends one action; answers through the responder chain when there is no target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ControlAction.send(action, to: target.map { $0 as AnyObject }, from: self)
  }

  /// Sends the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for action in actions where !action.events.isDisjoint(with: controlEvents) {
      if let closure = action.closure {
        closure.run(by: self)
      } else if let selector = action.selector {
        guard action.target != nil || action.goesToChain else { continue }
        sendAction(selector, to: action.target, for: nil)
      }
      if UIKitException.isPending { return }
    }
  }

  /// The targets, without duplicates.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// The events that something listens to.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the actions of a target for an event, or nil when it has none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = actions.filter { $0.target === object && $0.events.contains(controlEvent) }
      .compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  func stateDidChange() { setNeedsLayout() }

  // MARK: Tracking, which a harness does not do finger by finger

  /// Whether a finger that went down here is still followed.
  open var isTracking: Bool { isHighlighted }
  /// Whether the followed finger is inside.
  open var isTouchInside: Bool { isHighlighted }
  /// Starts to follow a finger; answers whether to go on.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Follows a finger; answers whether to go on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger left.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The system took the finger away.
  open func cancelTracking(with event: UIEvent?) {}
  /// Where the content stands horizontally, with sides in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isFlipped ? .right : .left
    case .trailing: return isFlipped ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
  /// Where the menu is attached.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// The menu at a point; none by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

extension ElementClasses {
  var control: AnyClass { UIControl.self }
}
