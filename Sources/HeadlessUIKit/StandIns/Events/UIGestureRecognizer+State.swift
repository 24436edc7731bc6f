import Foundation

extension UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// As UIKit's.
    case possible = 0
    /// As UIKit's.
    case began
    /// As UIKit's.
    case changed
    /// As UIKit's.
    case ended
    /// As UIKit's.
    case cancelled
    /// As UIKit's.
    case failed
    /// Stored only.
    public static let recognized = State.ended
  }
  /// Stored only.
  public var name: String? {
    get { stored("name", nil) }
    set { store("name", newValue) }
  }
  /// Stored only.
  public var allowedTouchTypes: [NSNumber] {
    get { stored("allowedTouchTypes", []) }
    set { store("allowedTouchTypes", newValue) }
  }
  /// Stored only.
  public var allowedPressTypes: [NSNumber] {
    get { stored("allowedPressTypes", []) }
    set { store("allowedPressTypes", newValue) }
  }
  /// Stored only.
  public var requiresExclusiveTouchType: Bool {
    get { stored("requiresExclusiveTouchType", true) }
    set { store("requiresExclusiveTouchType", newValue) }
  }
  /// Stored only.
  public var modifierFlags: UIKeyModifierFlags { [] }
  /// Waits for another recogniser to fail; nothing is recognised here.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    StandIn.note("UIGestureRecognizer.require")
  }
  /// A finger's point in a view; not kept.
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(in: view)
  }
  /// Does nothing here.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    StandIn.note("UIGestureRecognizer.ignore")
  }
}

extension UIPanGestureRecognizer {
  /// Stored only.
  public var allowedScrollTypesMask: UIScrollTypeMask {
    get { stored("allowedScrollTypesMask", []) }
    set { store("allowedScrollTypesMask", newValue) }
  }
}

/// Kinds of scrolling that a recogniser answers.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: Int
  /// Creates one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Stored only.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Stored only.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Stored only.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises a pointer above a view; never does here.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
