/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// Stored only.
  open var path: CGPath?
  /// Stored only.
  open var fillColor: CGColor?
  /// Stored only.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Stored only.
  open var strokeColor: CGColor?
  /// Stored only.
  open var strokeStart: CGFloat = 0
  /// Stored only.
  open var strokeEnd: CGFloat = 1
  /// Stored only.
  open var lineWidth: CGFloat = 1
  /// Stored only.
  open var miterLimit: CGFloat = 10
  /// Stored only.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Stored only.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Stored only.
  open var lineDashPhase: CGFloat = 0
  /// Stored only.
  open var lineDashPattern: [NSNumber]?
}

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Stored only.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Stored only.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Stored only.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Stored only.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored only.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Stored only.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Stored only.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
