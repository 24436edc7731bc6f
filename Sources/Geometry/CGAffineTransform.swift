import Foundation

/// A 3×3 matrix of an affine map with the last column 0, 0, 1, as in Core Graphics.
///
/// Foundation on Linux has none. This one has Core Graphics' names and conventions (row vectors).
@frozen
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The entry at row 1, column 1.
  public var a: CGFloat
  /// The entry at row 1, column 2.
  public var b: CGFloat
  /// The entry at row 2, column 1.
  public var c: CGFloat
  /// The entry at row 2, column 2.
  public var d: CGFloat
  /// The horizontal translation in points.
  public var tx: CGFloat
  /// The vertical translation in points.
  public var ty: CGFloat

  /// Creates a transform from its six entries.
  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the zero transform, as Core Graphics does; see ``identity``.
  @inlinable
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a scaling transform.
  @inlinable
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a translation in points.
  @inlinable
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let cosine = CGFloat(cos(Double(angle)))
    let sine = CGFloat(sin(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that leaves points as they are.
  @inlinable
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Whether all six entries are exactly those of the identity.
  @inlinable
  public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  /// The determinant of the linear part: 0 when the transform has no inverse.
  @inlinable
  public var determinant: CGFloat { a * d - b * c }
}

extension CGAffineTransform {
  /// The transform that applies this one first and `other` second.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// The inverse; a transform without one returns itself, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    let divisor = determinant
    guard divisor != 0, divisor.isFinite else { return self }
    return CGAffineTransform(
      a: d / divisor,
      b: -b / divisor,
      c: -c / divisor,
      d: a / divisor,
      tx: (c * ty - d * tx) / divisor,
      ty: (b * tx - a * ty) / divisor
    )
  }

  /// The transform that scales first and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that translates first, in points, and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The transform that rotates first, in radians, and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// The point mapped by a transform.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// The size mapped by the linear part of a transform; components may become negative.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the four mapped corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let one = CGPoint(x: minX, y: minY).applying(t)
    let two = CGPoint(x: maxX, y: minY).applying(t)
    let three = CGPoint(x: minX, y: maxY).applying(t)
    let four = CGPoint(x: maxX, y: maxY).applying(t)
    let left = min(min(one.x, two.x), min(three.x, four.x))
    let right = max(max(one.x, two.x), max(three.x, four.x))
    let top = min(min(one.y, two.y), min(three.y, four.y))
    let bottom = max(max(one.y, two.y), max(three.y, four.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
