extension UIKitProfile {
  /// Whether the current profile's UIKit has what came with an iOS version.
  ///
  /// `nibmark-sources` writes this for `#available(iOS 16.4, *)`. A profile stands for its last
  /// release: that of iOS 11 to 14 has what came with iOS 14.
  public static func isAvailable(_ major: Int, _ minor: Int = 0) -> Bool {
    (major, minor) <= published.withLock { $0.lastVersion }
  }

  private var lastVersion: (major: Int, minor: Int) {
    switch self {
    case .ios6: (6, 9)
    case .ios7: (10, 9)
    case .ios11: (14, 9)
    case .ios15: (16, 3)
    case .ios16: (16, 9)
    case .ios17: (17, 9)
    case .ios18: (18, 9)
    case .ios26: (26, 9)
    }
  }
}
