import InterfaceBuilder

/// Why the two sides of a constraint do not go together.
///
/// UIKit's `NSLayoutConstraint` takes no sides of different axes, no position without another one,
/// and no leading or trailing with a left or right one; Interface Builder refuses such documents.
enum ConstraintPairing {
  /// What an attribute measures.
  private enum Measure {
    case x, y, size
  }

  /// How an attribute tells the side of a view.
  private enum Naming {
    case byReading, fixed, neither
  }

  /// Why UIKit refuses a constraint; nil for one that it takes.
  static func fault(of constraint: IBConstraint) -> String? {
    let first = constraint.firstAttribute
    guard let measure = measure(of: first) else { return nil }
    guard constraint.secondItem != nil, let second = constraint.secondAttribute,
      let other = Self.measure(of: second)
    else {
      return measure == .size ? nil : "a position needs a second item"
    }
    if measure != other { return "\(first) and \(second) are of different axes" }
    if measure != .size, constraint.multiplier == 0 { return "0 times a position is none" }
    let namings = Set([naming(of: first), naming(of: second)])
    return namings.isSuperset(of: [.byReading, .fixed])
      ? "\(first) follows the direction of reading and \(second) does not, or the other way round"
      : nil
  }

  private static func measure(of attribute: IBLayoutAttribute) -> Measure? {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .size
    case .notAnAttribute: nil
    }
  }

  private static func naming(of attribute: IBLayoutAttribute) -> Naming {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .byReading
    case .left, .right, .leftMargin, .rightMargin: .fixed
    default: .neither
    }
  }
}
