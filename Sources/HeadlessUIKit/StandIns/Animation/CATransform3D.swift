import Foundation

/// A transform of three-dimensional space, as a matrix that multiplies rows from the right.
public struct CATransform3D: Equatable, Sendable {
  /// Stored only.
  public var m11: CGFloat = 1
  /// Stored only.
  public var m12: CGFloat = 0
  /// Stored only.
  public var m13: CGFloat = 0
  /// Stored only.
  public var m14: CGFloat = 0
  /// Stored only.
  public var m21: CGFloat = 0
  /// Stored only.
  public var m22: CGFloat = 1
  /// Stored only.
  public var m23: CGFloat = 0
  /// Stored only.
  public var m24: CGFloat = 0
  /// Stored only.
  public var m31: CGFloat = 0
  /// Stored only.
  public var m32: CGFloat = 0
  /// Stored only.
  public var m33: CGFloat = 1
  /// Stored only.
  public var m34: CGFloat = 0
  /// Stored only.
  public var m41: CGFloat = 0
  /// Stored only.
  public var m42: CGFloat = 0
  /// Stored only.
  public var m43: CGFloat = 0
  /// Stored only.
  public var m44: CGFloat = 1

  /// Creates the identity.
  public init() {}

  private typealias Element = WritableKeyPath<CATransform3D, CGFloat> & Sendable
  private static let elements: [[Element]] = [
    [\.m11, \.m12, \.m13, \.m14], [\.m21, \.m22, \.m23, \.m24],
    [\.m31, \.m32, \.m33, \.m34], [\.m41, \.m42, \.m43, \.m44],
  ]

  /// The product: this transform first, the other then.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    var product = CATransform3D()
    for row in 0..<4 {
      for column in 0..<4 {
        product[keyPath: Self.elements[row][column]] = (0..<4).reduce(0) { sum, index in
          sum + self[keyPath: Self.elements[row][index]]
            * other[keyPath: Self.elements[index][column]]
        }
      }
    }
    return product
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// A movement.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A scale of each axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A rotation by radians around an axis; the identity where the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  var transform = CATransform3D()
  guard length > 0 else { return transform }
  let (x, y, z) = (x / length, y / length, z / length)
  let (cosine, sine) = (cos(angle), sin(angle))
  let rest = 1 - cosine
  (transform.m11, transform.m12, transform.m13) = (
    x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (transform.m21, transform.m22, transform.m23) = (
    x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine
  )
  (transform.m31, transform.m32, transform.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine
  )
  return transform
}

/// A transform of the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// A movement before a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// A scale before a transform.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

/// A rotation before a transform.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

/// A transform after another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Whether a transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43].allSatisfy { $0 == 0 }
    && t.m33 == 1 && t.m44 == 1
}

/// The part of a transform that stays in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
