import ConstraintSolver
import Foundation

/// Something that a layout must meet: a constraint, or a rule that stands for one.
@preconcurrency @MainActor
public enum LayoutRequirement {
  /// A constraint of code or a document.
  case constraint(NSLayoutConstraint)
  /// The frame of a view whose mask is translated to constraints.
  case mask(UIView)
  /// The rules of a stack for the views that it arranges.
  case stack(UIStackView)
  /// The intrinsic size of a view.
  case content(UIView)
  /// The position of a view's layout guide.
  case guides(UIView)
  /// The size that the layout's root was given.
  case rootSize(UIView)

  /// The constraint; nil for the other requirements.
  public var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }

  /// The views that the requirement concerns.
  public var views: [UIView] {
    switch self {
    case .constraint(let constraint):
      [constraint.firstItem, constraint.secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
    case .mask(let view), .content(let view), .guides(let view), .rootSize(let view): [view]
    case .stack(let stack): [stack]
    }
  }
}
