import Foundation
import HeadlessUIKit

/// A conflict in which only a place gives way: a distance of views, an edge, a centre, or a stack's edge across its axis.
///
/// Where nothing is cut, meets another view or leaves what is around it, a view then lies some points beside its place.
@MainActor
struct BrokenPlace {
  /// By how many points the place is missed.
  private let excess: CGFloat

  /// Why such a conflict is a note.
  static let reason =
    "A note: where UIKit breaks that, something lies some points beside its place, and nothing is lost."

  /// Reads a conflict; nil where anything else gives way.
  ///
  /// - Complexity: O(members).
  init?(_ conflict: LayoutConflict) {
    switch conflict.broken {
    case .constraint(let constraint): guard Self.isPlace(constraint) else { return nil }
    case .stack(let stack): guard Self.isAcross(conflict, stack) else { return nil }
    default: return nil
    }
    excess = conflict.excess
  }

  /// Whether so few points are missed that people find the view where it is.
  var isNear: Bool { excess < Self.farMin }

  /// From here on a view seems to belong elsewhere, in points: nearly the height of a row.
  private static let farMin: CGFloat = 40

  /// Whether a constraint gives a place; a limit is there to keep something in.
  private static func isPlace(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.secondItem != nil && constraint.relation == .equal
      && ![.width, .height].contains(constraint.firstAttribute)
  }

  /// Whether a conflict is one across the axis of a stack, which only gives its views its own edges there.
  private static func isAcross(_ conflict: LayoutConflict, _ stack: UIStackView) -> Bool {
    conflict.members.allSatisfy { member in
      guard let constraint = member.constraint else {
        if case .stack(let other) = member { return other === stack }
        return true
      }
      return constraint.firstAttribute.isVertical == (stack.axis == .horizontal)
    }
  }
}
