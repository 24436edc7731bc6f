/// The course of an animation.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// Creates one.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates one.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// Names of courses.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Stored only.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Stored only.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Stored only.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Stored only.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What an animation shows before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Stored only.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Stored only.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Stored only.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
