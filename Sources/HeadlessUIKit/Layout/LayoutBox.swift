import ConstraintSolver
import Foundation

/// A rectangle among the solver's variables: a view's frame, a guide, or the content of a scroll view.
///
/// Positions are in the coordinates of the layout's root. The insets lead from the rectangle of the variables to the one that
/// is meant: an alignment rectangle, margins, a safe area.
struct LayoutBox {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var insets = UIEdgeInsets.zero

  /// Four variables that follow one another.
  init(first: Int) {
    x = first
    y = first + 1
    width = first + 2
    height = first + 3
  }

  /// The same rectangle further in.
  func inset(by more: UIEdgeInsets) -> LayoutBox {
    var box = self
    box.insets.top += more.top
    box.insets.left += more.left
    box.insets.bottom += more.bottom
    box.insets.right += more.right
    return box
  }
}

extension LayoutBox {
  /// What an attribute without margins or baselines means here; nil for those that are none.
  func quantity(
    _ attribute: NSLayoutConstraint.Attribute,
    isFlipped: Bool
  ) -> LayoutQuantity? {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: right
    case .leading, .leadingMargin: isFlipped ? right : left
    case .trailing, .trailingMargin: isFlipped ? left : right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: bottom
    case .width:
      LayoutQuantity(size: width, constant: -Double(insets.left + insets.right))
    case .height:
      LayoutQuantity(size: height, constant: -Double(insets.top + insets.bottom))
    case .centerX, .centerXWithinMargins:
      LayoutQuantity(
        position: x,
        size: width,
        sizeFactor: 0.5,
        constant: Double(insets.left - insets.right) / 2
      )
    case .centerY, .centerYWithinMargins:
      LayoutQuantity(
        position: y,
        size: height,
        sizeFactor: 0.5,
        constant: Double(insets.top - insets.bottom) / 2
      )
    case .notAnAttribute: nil
    }
  }

  private var left: LayoutQuantity {
    LayoutQuantity(position: x, constant: Double(insets.left))
  }
  private var right: LayoutQuantity {
    LayoutQuantity(position: x, size: width, constant: -Double(insets.right))
  }
  private var top: LayoutQuantity {
    LayoutQuantity(position: y, constant: Double(insets.top))
  }
  private var bottom: LayoutQuantity {
    LayoutQuantity(position: y, size: height, constant: -Double(insets.bottom))
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is measured from the margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether it is an edge that changes sides with the direction of the language.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is an edge, which of a scroll view means its content to those inside.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .width, .height, .centerX, .centerY, .notAnAttribute: false
    default: isMargin && self != .centerXWithinMargins && self != .centerYWithinMargins
    }
  }

  /// Whether it lies on the vertical axis.
  package var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation of the same quantities with their signs turned.
  var mirrored: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
