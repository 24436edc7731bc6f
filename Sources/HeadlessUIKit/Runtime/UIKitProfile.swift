import Synchronization

/// A generation of UIKit, as numeric defaults and texts changed with iOS releases.
///
/// A later generation behaves as the one before it, save for what the public record knows to differ.
public enum UIKitProfile: String, CaseIterable, Comparable, Sendable {
  /// iOS 6.
  case ios6
  /// iOS 7 to 10.
  case ios7
  /// iOS 11 to 14.
  case ios11
  /// iOS 15.
  case ios15
  /// iOS 16, from 16.4 on: batches that do not add up have a text of their own (rule CV-71a).
  case ios16
  /// iOS 17: that text says "before and after".
  case ios17
  /// iOS 18: views that are dequeued must be returned (rule CV-14).
  case ios18
  /// iOS 26; nothing is known to differ from iOS 18.
  case ios26

  /// Whether one generation is older than another.
  public static func < (left: UIKitProfile, right: UIKitProfile) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .ios6: 6
    case .ios7: 7
    case .ios11: 11
    case .ios15: 15
    case .ios16: 16
    case .ios17: 17
    case .ios18: 18
    case .ios26: 26
    }
  }

  /// The generation whose defaults hold; views read it when they need a default.
  @MainActor public static var current = UIKitProfile.ios15 {
    didSet { published.withLock { [current] in $0 = current } }
  }

  /// The same for code on other threads.
  static let published = Mutex(UIKitProfile.ios15)
}
