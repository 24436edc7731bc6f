import Foundation

extension UIScrollView {
  /// UIKit's.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Stored only.
    public let rawValue: CGFloat
    /// Creates one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Stored only.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Stored only.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// UIKit's.
  public enum IndexDisplayMode: Int, Sendable {
    /// As UIKit's.
    case automatic = 0
    /// As UIKit's.
    case alwaysHidden
  }
}
