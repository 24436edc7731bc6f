import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: UInt
  /// Creates one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stored only.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Stored only.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Stored only.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Stored only.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// Stored only.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path, of which only the bounding rectangle is kept.
@preconcurrency @MainActor
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  /// Stored only.
  open var lineWidth: CGFloat = 1
  /// Stored only.
  open var lineCapStyle = CGLineCap.butt
  /// Stored only.
  open var lineJoinStyle = CGLineJoin.miter
  /// Stored only.
  open var miterLimit: CGFloat = 10
  /// Stored only.
  open var flatness: CGFloat = 0.6
  /// Stored only.
  open var usesEvenOddFillRule = false
  /// Creates an empty path.
  public override init() { super.init() }
  /// Creates one.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates one.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Creates one.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRect(rect)
  }
  /// Creates one.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path.addRect(rect)
  }
  /// Creates one.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }
  /// Creates one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }
  /// The path of Core Graphics.
  open var cgPath: CGPath {
    get { path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }
  /// The smallest rectangle around all points.
  open var bounds: CGRect { path.boundingBox.isNull ? .zero : path.boundingBox }
  /// Stored only.
  open var isEmpty: Bool { path.isEmpty }
  /// The last point; not kept.
  open var currentPoint: CGPoint { .zero }
  /// Does nothing here.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Does nothing here.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Does nothing here.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addLine(to: endPoint)
  }
  /// Does nothing here.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addLine(to: endPoint)
  }
  /// Does nothing here.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }
  /// Does nothing here.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Does nothing here.
  open func apply(_ transform: CGAffineTransform) { path.box = path.box.applying(transform) }
  /// Does nothing here.
  open func close() { path.closeSubpath() }
  /// Does nothing here.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Does nothing here.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  /// Does nothing here.
  open func reversing() -> UIBezierPath { self }
  /// Does nothing here.
  open func fill() { StandIn.note("UIBezierPath.fill") }
  /// Does nothing here.
  open func stroke() { StandIn.note("UIBezierPath.stroke") }
  /// Does nothing here.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { StandIn.note("UIBezierPath.fill") }
  /// Does nothing here.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    StandIn.note("UIBezierPath.stroke")
  }
  /// Does nothing here.
  open func addClip() { StandIn.note("UIBezierPath.addClip") }
  /// Does nothing here.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    StandIn.note("UIBezierPath.setLineDash")
  }
  /// A path with the same bounding rectangle.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
