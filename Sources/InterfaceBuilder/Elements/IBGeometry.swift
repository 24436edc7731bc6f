import Foundation

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
    // A view's guide may have the same key as its margins.
    children.lazy.filter { $0.hasKey(key) }.compactMap(\.insetsValue).first
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
