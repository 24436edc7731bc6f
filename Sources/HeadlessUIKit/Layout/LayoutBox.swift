import ConstraintSolver
import Foundation

/// A rectangle of the solver's variables: a view's frame, a guide, or a scroll view's content.
///
/// Positions are in the coordinates of the layout's root. The insets lead from the variables'
/// rectangle to the one that constraints use: an alignment rectangle, margins or a safe area.
struct LayoutBox {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var insets = UIEdgeInsets.zero

  /// Takes four consecutive variables: x, y, width, height.
  init(first: Int) {
    x = first
    y = first + 1
    width = first + 2
    height = first + 3
  }

  /// The same rectangle, inset further.
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
  /// The attribute as an expression of this box, ignoring margins; nil for `notAnAttribute`.
  ///
  /// Baselines count as the top and bottom edges.
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
  /// Whether the attribute is measured from the margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the edge changes sides with the language's direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is the left or the right side, whatever the direction.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether it is an edge or an edge's margin.
  ///
  /// To views inside a scroll view, these attributes of the scroll view mean its content.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .width, .height, .centerX, .centerY, .notAnAttribute: false
    default: isMargin && self != .centerXWithinMargins && self != .centerYWithinMargins
    }
  }

  /// Whether the attribute lies on the vertical axis.
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
  /// The relation after both sides are negated.
  var mirrored: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
