import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// A conflict in which a view has a width or a height beside both its edges, or another one, and only that length gives
/// way.
///
/// UIKit drops the length, and the view fills its place. That is worth a warning where it shows: where a picture loses its
/// shape, a text its room, or something inside of the view its place.
@MainActor
struct GivenLength {
  /// The view.
  let view: UIView
  /// The length that its constraint asks for, in points; nil for a share of another view's.
  private let given: CGFloat?
  /// By how many points the length is missed.
  private let excess: CGFloat
  private let isHorizontal: Bool

  /// Reads a conflict; nil where anything else may give way.
  ///
  /// - Complexity: O(members · depth).
  init?(_ conflict: LayoutConflict) {
    guard case .constraint(let broken) = conflict.broken, let view = broken.firstItem as? UIView,
      Self.isLength(broken) && (broken.relation != .lessThanOrEqual || Self.isList(view))
        || Self.isShare(broken, of: view)
    else { return nil }
    self.view = view
    given = Self.isLength(broken) ? broken.constant : nil
    excess = conflict.excess
    isHorizontal = broken.firstAttribute == .width
    let others = conflict.members.filter { $0.constraint !== broken }
    guard others.allSatisfy(leaves) else { return nil }
  }

  /// Whether a constraint gives a view a length of its own.
  private static func isLength(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.secondItem == nil && [.width, .height].contains(constraint.firstAttribute)
  }

  /// Whether a constraint gives a view a share of the length of a view around it.
  private static func isShare(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
    [.width, .height].contains(constraint.firstAttribute)
      && constraint.firstAttribute == constraint.secondAttribute
      && isAround(constraint.secondView, view)
  }

  /// Whether a requirement only says where the view's edges are, or how large it or something around it is.
  ///
  /// Views beside it are another matter: a row of fixed widths that does not fit loses something. A list has any height
  /// that is left beside bars, which are much smaller.
  private func leaves(_ member: LayoutRequirement) -> Bool {
    switch member {
    case .constraint(let constraint) where Self.isLength(constraint):
      return member.views.allSatisfy(isOwn) || isList && constraint.constant * 3 <= given ?? 0
    case .constraint(let constraint):
      let isOfLengths = [constraint.firstAttribute, constraint.secondAttribute]
        .contains { $0 == .width || $0 == .height }
      // The proportions of a view are its shape.
      if isOfLengths, constraint.firstItem === constraint.secondItem { return false }
      return member.views.allSatisfy(isOwn) || isList && !isOfLengths
    case .mask, .rootSize: return member.views.allSatisfy { Self.isAround($0, view) }
    case .guides: return true
    // Across its axis a stack only gives its views its own edges.
    case .stack(let stack):
      return Self.isAround(stack, view) && (stack.axis == .vertical) == isHorizontal
    case .content: return false
    }
  }

  private static func isList(_ view: UIView) -> Bool {
    view is UIScrollView && !(view is UITextView)
  }

  private var isList: Bool { Self.isList(view) }

  private func isOwn(_ other: UIView) -> Bool { other === view || Self.isAround(other, view) }

  private static func isAround(_ outer: UIView?, _ view: UIView) -> Bool {
    outer.map { $0 !== view && view.isDescendant(of: $0) } ?? false
  }

  /// Why such a conflict is a note.
  static let reason =
    "A note: where UIKit drops that length, the view fills its place, and nothing else is lost."
}

// MARK: - What shows

extension GivenLength {
  /// The problems of a root at the document's own size, of which conflicts that do not show are notes.
  ///
  /// There the view has to lie where the document has it, as whoever drew it saw it so. Or it has the length there that
  /// gives way, and was drawn before the screen got its size; then all that it shows has to lie in it.
  static func weighed(_ problems: [SweepProblem], own root: SweepLayout.Root) -> [SweepProblem] {
    problems.map { problem in
      guard let given = problem.given, let id = given.view.interfaceBuilderID,
        let node = root.tree.node(id), given.keepsEnough(node, in: root.tree, isTextKnown: false),
        !given.isStretched(given.view), !given.cutsText(in: root.tree),
        root.reproduced.contains(id) || given.isDrawnBefore(node, in: root.tree)
      else { return problem }
      return problem.asNote(reason)
    }
  }

  private func isDrawnBefore(_ node: SweepTree.Node, in tree: SweepTree) -> Bool {
    guard let stored = node.object?.frame, let given else { return false }
    let length = isHorizontal ? stored.width : stored.height
    return abs(length - given) <= Self.tolerance
      && tree.nodes.allSatisfy { inner in
        inner.isHidden || inner.isScrolled || inner.view === view
          || !inner.view.isDescendant(of: view) || !VisibleContent.isMissed(inner.view)
          || contains(node.frame, inner.content)
      }
  }

  /// The conflicts of a root at another size, of which those that do not show are notes.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts.
  ///   - losses: What else is wrong there.
  ///   - comparison: The root at both sizes.
  /// - Returns: All conflicts.
  /// - Complexity: O(conflicts · views).
  static func weighed(
    _ conflicts: [SweepProblem],
    beside losses: [SweepProblem],
    _ comparison: SweepComparison
  ) -> [SweepProblem] {
    conflicts.map { problem in
      guard let given = problem.given,
        !losses.contains(where: { $0.views.contains { $0.isDescendant(of: given.view) } }),
        given.isUnseen(comparison)
      else { return problem }
      return problem.asNote(reason)
    }
  }

  private func isUnseen(_ comparison: SweepComparison) -> Bool {
    let (own, now) = (comparison.own.tree, comparison.now.tree)
    guard let id = view.interfaceBuilderID, let before = own.node(id), let node = now.node(id),
      keepsEnough(node, in: now, isTextKnown: !comparison.isTextOfCode(node))
    else { return false }
    return keepsShape(before, in: own) && keepsPictures(own, now)
      && !cutsText(in: now, besides: own)
      && keepsInside(own, now)
  }

  /// Whether the view keeps so much of its length that it still does its work.
  ///
  /// A text that code sets may be longer than the document's. What spans its root was as long as that when it was drawn.
  private func keepsEnough(_ node: SweepTree.Node, in tree: SweepTree, isTextKnown: Bool) -> Bool {
    let length = length(of: node)
    let wanted = given ?? length + excess
    if spans(node, in: tree) { return length >= wanted * Self.leastOfSpanning }
    let hasText = view is UILabel || view is UIButton
    let isTight = hasText && !isTextKnown || view is UIImageView
    return length >= wanted * (isTight ? Self.leastOfContent : Self.leastOfOthers)
  }

  private func length(of node: SweepTree.Node) -> CGFloat {
    isHorizontal ? node.frame.width : node.frame.height
  }

  private func spans(_ node: SweepTree.Node, in tree: SweepTree) -> Bool {
    guard let root = tree.nodes.first else { return false }
    return isHorizontal && length(of: node) >= length(of: root) * Self.spanningShare
  }

  private static let leastOfContent: CGFloat = 0.7
  private static let leastOfOthers: CGFloat = 0.5
  /// A canvas of 600 points was meant for phones of 320 as well.
  private static let leastOfSpanning: CGFloat = 0.4
  private static let spanningShare: CGFloat = 0.8

  /// Whether nobody sees that the view has other proportions: it shows no picture, and is no square that shows anything.
  private func keepsShape(_ before: SweepTree.Node, in own: SweepTree) -> Bool {
    let isSquare = abs(before.frame.width - before.frame.height) <= Self.tolerance
    let isIcon = isSquare && !spans(before, in: own)
    return !isStretched(view) && !(isIcon && VisibleContent.isMissed(view))
  }

  private static let tolerance: CGFloat = 2

  /// Whether a view shows a picture that takes the view's proportions.
  private func isStretched(_ view: UIView) -> Bool {
    switch view {
    case let button as UIButton: button.currentBackgroundImage != nil
    case is UIImageView: [.scaleToFill, .redraw].contains(view.contentMode)
    default: false
    }
  }

  /// Whether the pictures inside of the view keep their proportions.
  private func keepsPictures(_ own: SweepTree, _ now: SweepTree) -> Bool {
    now.nodes.allSatisfy { node in
      guard !node.isHidden, isStretched(node.view), node.view.isDescendant(of: view),
        let before = node.view.interfaceBuilderID.flatMap(own.node)?.frame.size
      else { return true }
      let size = node.frame.size
      return abs(size.width * before.height - size.height * before.width)
        <= size.width * before.height * Self.unseenShare
    }
  }

  /// What part of a picture's proportions nobody misses.
  private static let unseenShare: CGFloat = 0.05

  /// Whether a text in the view, or the view's own, is cut off there and not in another layout.
  private func cutsText(in tree: SweepTree, besides own: SweepTree? = nil) -> Bool {
    tree.nodes.contains { node in
      guard !node.isHidden, node.view.isDescendant(of: view), Self.isCut(node) else { return false }
      let before = node.view.interfaceBuilderID.flatMap { own?.node($0) }
      return before.map(Self.isCut) != true
    }
  }

  private static func isCut(_ node: SweepTree.Node) -> Bool {
    switch node.view {
    case let label as UILabel:
      !SweepText.isPlaceholder(label.text ?? "")
        && TextFit(label, size: node.frame.size)?.isCut == true
    case let button as UIButton: TextFit(button, width: node.frame.width)?.isCut == true
    default: false
    }
  }

  /// Whether what the view shows inside of itself still lies there.
  private func keepsInside(_ own: SweepTree, _ now: SweepTree) -> Bool {
    guard let id = view.interfaceBuilderID, let before = own.node(id), let outer = now.node(id)
    else { return false }
    return now.nodes.allSatisfy { node in
      guard !node.isHidden, !node.isScrolled, node.view !== view,
        node.view.isDescendant(of: view), VisibleContent.isMissed(node.view),
        let former = node.view.interfaceBuilderID.flatMap(own.node),
        contains(before.frame, former.content)
      else { return true }
      return contains(outer.frame, node.content)
    }
  }

  private func contains(_ outer: CGRect, _ inner: CGRect) -> Bool {
    isHorizontal
      ? inner.minX >= outer.minX - Self.tolerance && inner.maxX <= outer.maxX + Self.tolerance
      : inner.minY >= outer.minY - Self.tolerance && inner.maxY <= outer.maxY + Self.tolerance
  }
}
