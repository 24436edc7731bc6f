/// How strongly a constraint or a natural size is wanted, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the default of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: the default of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a fitting size pulls.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// Whether one priority is weaker than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UIView {
  /// How strongly the view resists growing beyond its natural size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(
      axis == .horizontal ? priorities.huggingHorizontal : priorities.huggingVertical
    )
  }

  /// Sets how strongly the view resists growing beyond its natural size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      priorities.huggingHorizontal = priority.rawValue
    } else {
      priorities.huggingVertical = priority.rawValue
    }
    if isTiedToSuperview { invalidateIsland(.structure) }
  }

  /// How strongly the view resists shrinking below its natural size.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(
      axis == .horizontal ? priorities.compressionHorizontal : priorities.compressionVertical
    )
  }

  /// Sets how strongly the view resists shrinking below its natural size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      priorities.compressionHorizontal = priority.rawValue
    } else {
      priorities.compressionVertical = priority.rawValue
    }
    if isTiedToSuperview { invalidateIsland(.structure) }
  }
}
