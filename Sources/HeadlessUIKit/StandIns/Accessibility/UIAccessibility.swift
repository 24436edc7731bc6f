import Foundation

/// The state of assistive technology: none is on.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: UInt32
    /// Creates one.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Stored only.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Stored only.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Stored only.
    public static let announcement = Notification(rawValue: 1008)
    /// Stored only.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Stored only.
  public static var isVoiceOverRunning: Bool { false }
  /// Stored only.
  public static var isSwitchControlRunning: Bool { false }
  /// Stored only.
  public static var isReduceMotionEnabled: Bool { false }
  /// Stored only.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Stored only.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Stored only.
  public static var isBoldTextEnabled: Bool { false }
  /// Stored only.
  public static var isInvertColorsEnabled: Bool { false }
  /// Stored only.
  public static var isGrayscaleEnabled: Bool { false }
  /// Stored only.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Stored only.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Stored only.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Stored only.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Stored only.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Stored only.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Stored only.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Stored only.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Stored only.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  /// Stored only.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  /// Stored only.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  /// Stored only.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// Stored only.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Stored only.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Stored only.
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
  /// Tells assistive technology; there is none.
  public static func post(notification: Notification, argument: Any?) {
    StandIn.note("UIAccessibility.post")
  }
  /// The element that assistive technology is at; none.
  public static func focusedElement(using identifier: String?) -> Any? { nil }
  /// A rectangle of a view on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

/// A frame of a view on the screen.
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect
{
  view.convert(rect, to: nil)
}
