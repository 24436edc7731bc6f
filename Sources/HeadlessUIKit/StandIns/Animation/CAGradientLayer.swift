/// A layer that shows a gradient.
open class CAGradientLayer: CALayer {
  /// Stored only.
  open var colors: [Any]?
  /// Stored only.
  open var locations: [NSNumber]?
  /// Stored only.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Stored only.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Stored only.
  open var type = CAGradientLayerType.axial
}

/// Kinds of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Stored only.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Stored only.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
