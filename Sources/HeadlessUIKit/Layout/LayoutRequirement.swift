import ConstraintSolver
import Foundation

/// Something that a layout must meet: a constraint, or what stands for one.
@MainActor
public enum LayoutRequirement {
  /// A constraint of code or a document.
  case constraint(NSLayoutConstraint)
  /// The frame of a view whose mask is translated to constraints.
  case mask(UIView)
  /// What a stack says of the views that it arranges.
  case stack(UIStackView)
  /// What the content of a view asks for.
  case content(UIView)
  /// The place of a guide of a view.
  case guides(UIView)
  /// The size that the layout was given.
  case rootSize(UIView)

  /// The constraint, where it is one.
  public var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }

  /// The views that it speaks of.
  public var views: [UIView] {
    switch self {
    case .constraint(let constraint):
      [constraint.firstItem, constraint.secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
    case .mask(let view), .content(let view), .guides(let view), .rootSize(let view): [view]
    case .stack(let stack): [stack]
    }
  }
}
