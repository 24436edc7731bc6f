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
