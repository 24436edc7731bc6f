import Foundation

/// A path, of which only the bounding rectangle is kept.
public class CGPath: @unchecked Sendable {
  final var box = CGRect.null
  /// Creates an empty path.
  public init() {}
  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    box = rect
  }
  /// Creates the path of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    box = rect
  }
  /// Creates the path of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    box = rect
  }
  /// The smallest rectangle around all points.
  public var boundingBox: CGRect { box }
  /// The smallest rectangle around all points.
  public var boundingBoxOfPath: CGRect { box }
  /// Whether the path has no points.
  public var isEmpty: Bool { box.isNull }
  /// Whether a point is within the bounding rectangle.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { box.contains(point) }
  /// A path with the same bounding rectangle.
  public func copy() -> CGPath? { self }
}

/// Which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable {
  /// As UIKit's.
  case winding = 0
  /// As UIKit's.
  case evenOdd
}

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  private func include(_ point: CGPoint) {
    box = box.union(CGRect(origin: point, size: .zero))
  }
  /// Begins a part of the path.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { include(point) }
  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    include(point)
  }
  /// Adds lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    points.forEach(include)
  }
  /// Adds a curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) { include(end) }
  /// Adds a curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { include(end) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    box = box.union(rect)
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    box = box.union(rect)
  }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { box = box.union(rect) }
  /// Adds an arc.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    box = box.union(CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
  }
  /// Adds an arc that touches two lines.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { include(tangent2End) }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    box = box.union(path.box)
  }
  /// Ends a part of the path at its beginning.
  public func closeSubpath() { StandIn.note("CGPath.closeSubpath") }
}
