/// The priority of a constraint or an intrinsic size, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// From 1 to 1000; not checked here.
  public var rawValue: Float
  /// Creates a priority from a number, which is not checked.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number, which is not checked.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the default of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: the default of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority with which a fitting size is pulled to its target.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// Whether the left priority is lower.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UIView {
  final func contentHuggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(
      axis == .horizontal ? priorities.huggingHorizontal : priorities.huggingVertical
    )
  }

  final func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(axis) else { return }
    if axis == .horizontal {
      priorities.huggingHorizontal = priority.rawValue
    } else {
      priorities.huggingVertical = priority.rawValue
    }
    if isTiedToSuperview { invalidateIsland(.structure) }
  }

  final func contentCompressionResistancePriority(_ axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    UILayoutPriority(
      axis == .horizontal ? priorities.compressionHorizontal : priorities.compressionVertical
    )
  }

  final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(axis) else { return }
    if axis == .horizontal {
      priorities.compressionHorizontal = priority.rawValue
    } else {
      priorities.compressionVertical = priority.rawValue
    }
    if isTiedToSuperview { invalidateIsland(.structure) }
  }
}
