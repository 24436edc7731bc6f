import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// UIKit's.
  public enum Phase: Int, Sendable {
    /// As UIKit's.
    case began = 0
    /// As UIKit's.
    case moved
    /// As UIKit's.
    case stationary
    /// As UIKit's.
    case ended
    /// As UIKit's.
    case cancelled
  }
  /// UIKit's.
  public enum TouchType: Int, Sendable {
    /// As UIKit's.
    case direct = 0
    /// As UIKit's.
    case indirect
    /// As UIKit's.
    case pencil
    /// As UIKit's.
    case indirectPointer
  }
  /// Stored only.
  open var timestamp: TimeInterval { 0 }
  /// Stored only.
  open var phase: Phase { .ended }
  /// Stored only.
  open var tapCount: Int { 1 }
  /// Stored only.
  open var type: TouchType { .direct }
  /// Stored only.
  open var view: UIView? { nil }
  /// Stored only.
  open var window: UIWindow? { view?.window }
  /// Stored only.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Stored only.
  open var force: CGFloat { 0 }
  /// Stored only.
  open var maximumPossibleForce: CGFloat { 0 }
  /// Stored only.
  open var majorRadius: CGFloat { 0 }
  /// The point in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing here.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing here.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key of a remote control or keyboard.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Stored only.
  open var type: UIPress.PressType { .select }
  /// UIKit's.
  public enum PressType: Int, Sendable {
    /// As UIKit's.
    case upArrow = 0
    /// As UIKit's.
    case downArrow
    /// As UIKit's.
    case leftArrow
    /// As UIKit's.
    case rightArrow
    /// As UIKit's.
    case select
    /// As UIKit's.
    case menu
    /// As UIKit's.
    case playPause
  }
  /// Stored only.
  open var key: UIKey? { nil }
}

/// The key of a press.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// Stored only.
  open var characters: String { "" }
  /// Stored only.
  open var charactersIgnoringModifiers: String { "" }
  /// Stored only.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }
  /// Stored only.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// A key by the number that keyboards send.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// As UIKit's.
  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  /// As UIKit's.
  public static let keyboardEscape = Self(rawValue: 0x29)
  /// As UIKit's.
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  /// As UIKit's.
  public static let keyboardTab = Self(rawValue: 0x2B)
  /// As UIKit's.
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  /// As UIKit's.
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  /// As UIKit's.
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  /// As UIKit's.
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  /// As UIKit's.
  public static let keyboardUpArrow = Self(rawValue: 0x52)
}

/// An event of keys.
open class UIPressesEvent: UIEvent {
  /// Stored only.
  open var allPresses: Set<UIPress> { [] }
}

extension UIEvent {
  /// UIKit's.
  public enum EventType: Int, Sendable {
    /// As UIKit's.
    case touches = 0
    /// As UIKit's.
    case motion
    /// As UIKit's.
    case remoteControl
    /// As UIKit's.
    case presses
  }
  /// UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// As UIKit's.
    case none = 0
    /// As UIKit's.
    case motionShake
  }
  /// Stored only.
  public var type: EventType { .touches }
  /// Stored only.
  public var subtype: EventSubtype { .none }
  /// Stored only.
  public var timestamp: TimeInterval { 0 }
  /// Stored only.
  public var allTouches: Set<UITouch>? { nil }
  /// Does nothing here.
  public func touches(for view: UIView) -> Set<UITouch>? { nil }
}
