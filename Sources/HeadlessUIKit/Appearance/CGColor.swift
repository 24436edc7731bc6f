/// A colour of Core Graphics: a wrapper, as layers take these.
public final class CGColor: Sendable, Hashable {
  let color: UIColor
  init(_ color: UIColor) { self.color = color }
  /// The opacity.
  public var alpha: CGFloat { color.alpha }
  /// Whether two colours are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color.isEqual(right.color)
  }
  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(color.hash) }
}
