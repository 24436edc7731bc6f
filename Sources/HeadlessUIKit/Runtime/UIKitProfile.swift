/// A generation of UIKit, as numeric defaults changed with iOS releases.
public enum UIKitProfile: String, CaseIterable, Comparable, Sendable {
  /// iOS 6.
  case ios6
  /// iOS 7 to 10.
  case ios7
  /// iOS 11 to 14.
  case ios11
  /// iOS 15 and later.
  case ios15

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
    }
  }

  /// The generation whose defaults hold; views read it when they need a default.
  @MainActor public static var current = UIKitProfile.ios15
}
