import Foundation

/// Keys that change others.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: Int
  /// Creates one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Stored only.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Stored only.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Stored only.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Stored only.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Stored only.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// Stored only.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that runs an action; keys are not pressed here.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// Stored only.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// Stored only.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// Stored only.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// Stored only.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Stored only.
  public static let inputEscape = "UIKeyInputEscape"
  /// Stored only.
  open var input: String?
  /// Stored only.
  open var modifierFlags: UIKeyModifierFlags
  /// Stored only.
  open var wantsPriorityOverSystemBehavior = false
  /// Creates one.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [Any] = [],
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }
  /// Creates one.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}
