import Foundation

/// Which distances of a view follow its superview's size.
public struct IBAutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a mask from UIKit's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The left margin gives.
  public static let flexibleMinX = Self(rawValue: 1)
  /// The width gives.
  public static let widthSizable = Self(rawValue: 2)
  /// The right margin gives.
  public static let flexibleMaxX = Self(rawValue: 4)
  /// The top margin gives.
  public static let flexibleMinY = Self(rawValue: 8)
  /// The height gives.
  public static let heightSizable = Self(rawValue: 16)
  /// The bottom margin gives.
  public static let flexibleMaxY = Self(rawValue: 32)

  init(_ element: IBElement) {
    var mask: Self = []
    if element.boolean(.flexibleMinX) == true { mask.insert(.flexibleMinX) }
    if element.boolean(.widthSizable) == true { mask.insert(.widthSizable) }
    if element.boolean(.flexibleMaxX) == true { mask.insert(.flexibleMaxX) }
    if element.boolean(.flexibleMinY) == true { mask.insert(.flexibleMinY) }
    if element.boolean(.heightSizable) == true { mask.insert(.heightSizable) }
    if element.boolean(.flexibleMaxY) == true { mask.insert(.flexibleMaxY) }
    self = mask
  }
}

/// Distances from four edges, in points.
public struct IBInsets: Sendable, Hashable {
  /// From the top.
  public var top: Double
  /// From the left, or the leading edge when the document says so.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right, or the trailing edge.
  public var right: Double

  /// Creates insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension IBElement {
  /// The rectangle of the child `<rect key=…>`.
  public func rect(key: String) -> CGRect? {
    child(.rect, key: key).flatMap(\.rectValue)
  }

  /// The point of the child `<point key=…>`.
  public func point(key: String) -> CGPoint? {
    child(.point, key: key).flatMap(\.pointValue)
  }

  /// The size of the child `<size key=…>`.
  public func size(key: String) -> CGSize? {
    child(.size, key: key).flatMap(\.sizeValue)
  }

  /// The insets of the child `<inset key=…>`, `<edgeInsets key=…>` or directional ones.
  public func insets(key: String) -> IBInsets? {
    child(key: key).flatMap(\.insetsValue)
  }

  /// The rectangle that this element is.
  public var rectValue: CGRect? {
    guard let x = number(.x), let y = number(.y), let width = number(.width),
      let height = number(.height)
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The point that this element is.
  public var pointValue: CGPoint? {
    guard let x = number(.x), let y = number(.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The size that this element is.
  public var sizeValue: CGSize? {
    guard let width = number(.width), let height = number(.height) else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The insets that this element is, in any of the notations.
  public var insetsValue: IBInsets? {
    if let left = number(.minX), let top = number(.minY), let right = number(.maxX),
      let bottom = number(.maxY)
    {
      return IBInsets(top: top, left: left, bottom: bottom, right: right)
    }
    guard let top = number(.top), let bottom = number(.bottom),
      let left = number(.left) ?? number(.leading),
      let right = number(.right) ?? number(.trailing)
    else { return nil }
    return IBInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
