import Foundation
import HeadlessUIKit

/// Decides whether nobody sees what a conflict does, by which constraint gives way and by how much.
@MainActor
enum UnseenConflict {
  /// The largest error that nobody sees, in points: half a point on either side of a centred view makes one.
  private static let pointsMax: CGFloat = 3.25
  /// The same for the arrangement of a stack, which spreads it.
  private static let pointsInStacksMax: CGFloat = 4
  /// From here on an error is seen beside lengths of any size.
  private static let seenMin: CGFloat = 8
  /// What part of a length is seen where it is missing.
  private static let seenShare: CGFloat = 0.1
  /// The same of a picture that keeps its shape within its view.
  private static let seenShareOfPicture: CGFloat = 0.5
  /// By what part a view may exceed a limit of its length that nobody has in mind.
  private static let limitShare: CGFloat = 0.25
  /// The largest thickness of a line in points, and how much longer or shorter one may be.
  private static let thicknessMax: CGFloat = 5
  private static let endMax: CGFloat = 10
  /// How far views may reach from a stack in points, where they stay within what is around it.
  static let spillMax: CGFloat = 16

  /// Whether a conflict shows nothing: a point or two, a small part of a length or of a margin, or the end of a line.
  static func isOne(_ conflict: LayoutConflict, in tree: SweepTree) -> Bool {
    if conflict.excess < pointsMax { return true }
    if case .stack(let stack) = conflict.broken { return isOfStack(stack, conflict) }
    guard case .constraint(let broken) = conflict.broken else { return false }
    if broken.secondItem == nil {
      return isOfLength(broken, conflict.excess) || isOfOneLine(conflict)
    }
    return isOfMargin(broken, conflict.excess) || isOfLine(broken, conflict.excess, tree)
  }

  /// Whether a stack only gives each of its equal rows or columns some points more or less.
  private static func isOfStack(_ stack: UIStackView, _ conflict: LayoutConflict) -> Bool {
    let isEqual = stack.distribution == .fillEqually
    let count = isEqual ? stack.arrangedSubviews.filter { !$0.isHidden }.count : 1
    return conflict.excess < pointsInStacksMax * CGFloat(max(1, count))
  }

  /// Whether two heights of one label contradict, and its line fits in either.
  private static func isOfOneLine(_ conflict: LayoutConflict) -> Bool {
    let constraints = conflict.members.compactMap(\.constraint)
    guard let label = constraints.first?.firstItem as? UILabel, let font = label.font,
      constraints.count == conflict.members.count,
      constraints.allSatisfy({
        $0.firstItem === label && $0.secondItem == nil && $0.firstAttribute == .height
      })
    else { return false }
    return constraints.allSatisfy { $0.constant >= font.lineHeight }
      && conflict.excess <= font.lineHeight
  }

  private static func isOfLength(_ broken: NSLayoutConstraint, _ excess: CGFloat) -> Bool {
    guard [.width, .height].contains(broken.firstAttribute) else { return false }
    let keepsShape = broken.firstView is UIImageView && broken.firstView.map(isPicture) == false
    let share = keepsShape ? seenShareOfPicture : seenShare
    if excess < seenMin, excess < broken.constant * share { return true }
    // What is in a view that is wider than its limit keeps its shape, but for a picture that fills it.
    guard broken.relation == .lessThanOrEqual, let view = broken.firstView else { return false }
    return excess <= broken.constant * limitShare && !isPicture(view)
      && !view.subviews.contains(where: isPicture)
  }

  private static func isPicture(_ view: UIView) -> Bool {
    guard view is UIImageView || (view as? UIButton)?.currentBackgroundImage != nil else {
      return false
    }
    return view.contentMode != .scaleAspectFit && view.contentMode != .center
  }

  /// Whether a view only comes some points nearer to the edge of what is around it, and keeps a margin there.
  private static func isOfMargin(_ broken: NSLayoutConstraint, _ excess: CGFloat) -> Bool {
    guard let first = broken.firstView, let second = broken.secondView, first !== second,
      first.isDescendant(of: second) || second.isDescendant(of: first),
      let edge = broken.firstAttribute.edge, edge == broken.secondAttribute.edge
    else { return false }
    return excess <= seenMin + 0.25 && abs(broken.constant) - excess >= seenMin
  }

  /// Whether the end of a thin line is a few points elsewhere.
  private static func isOfLine(_ broken: NSLayoutConstraint, _ excess: CGFloat, _ tree: SweepTree)
    -> Bool
  {
    guard excess <= endMax, let edge = broken.firstAttribute.edge else { return false }
    return [broken.firstView, broken.secondView].contains { view in
      guard let view, view.subviews.isEmpty, !(view is UILabel), !(view is UIControl),
        let size = view.interfaceBuilderID.flatMap(tree.node)?.frame.size
      else { return false }
      return (edge.isVertical ? size.width : size.height) <= thicknessMax
    }
  }

  // MARK: Stacks

  /// Why a conflict in which views reach from their stack is a note.
  static let spillReason =
    "A note: the views reach from their stack by some points, and stay within what is around it."

  /// The conflicts, of which those are notes in which views only reach from their stack and meet nothing.
  ///
  /// - Complexity: O(conflicts · views).
  static func weighed(_ conflicts: [SweepProblem], in tree: SweepTree) -> [SweepProblem] {
    conflicts.map { problem in
      guard let stack = problem.spilled, staysWithin(stack, tree) else { return problem }
      return problem.asNote(spillReason)
    }
  }

  private static func staysWithin(_ stack: UIStackView, _ tree: SweepTree) -> Bool {
    guard let outer = stack.superview, let around = tree.nodes.first(where: { $0.view === outer })
    else { return false }
    let inner = tree.nodes.filter { $0.view.superview === stack && !$0.isHidden }
    let meets = inner.indices.contains { one in
      inner.indices.dropFirst(one + 1).contains { other in
        let common = inner[one].frame.intersection(inner[other].frame)
        return common.width > 0.5 && common.height > 0.5
      }
    }
    return !inner.isEmpty && !meets && inner.allSatisfy { around.frame.contains($0.frame) }
  }
}

extension NSLayoutConstraint {
  /// The view that its first item is, or whose guide that is.
  var firstView: UIView? { Self.owner(of: firstItem) }
  /// The view that its second item is, or whose guide that is.
  var secondView: UIView? { Self.owner(of: secondItem) }

  private static func owner(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

/// An edge that a constraint places.
private enum Edge {
  case leading, trailing, top, bottom

  var isVertical: Bool { self == .top || self == .bottom }
}

extension NSLayoutConstraint.Attribute {
  /// The edge of a view or of its margins; nil for lengths and centres.
  fileprivate var edge: Edge? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: .leading
    case .right, .trailing, .rightMargin, .trailingMargin: .trailing
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    default: nil
    }
  }
}
