/// A colour of Core Graphics, as layers take them: a wrapper of ``UIColor``.
public final class CGColor: Sendable, Hashable {
  let color: UIColor
  init(_ color: UIColor) { self.color = color }
  /// The opacity from 0 to 1.
  public var alpha: CGFloat { color.alpha }
  /// Whether two colours are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color.isEqual(right.color)
  }
  /// Feeds the colour that equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(color.hash) }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the colour of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(UIColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha))
  }
}
