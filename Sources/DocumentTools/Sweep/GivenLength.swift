import Foundation
import HeadlessUIKit

/// A conflict in which a view has a width or a height beside both its edges, or another one, and only that length gives
/// way.
///
/// UIKit drops the length, and the view fills its place. That is worth a warning where little of the length is left, or
/// where a square loses its shape.
@MainActor
struct GivenLength {
  /// The view.
  private let view: UIView
  /// The length that its constraint asks for, in points; nil for a share of another view's.
  private let given: CGFloat?
  /// By how many points the length is missed.
  private let excess: CGFloat
  private let isHorizontal: Bool
  private let comparison: SweepComparison
  /// Whether the conflict is one of the document's own size.
  private let isOwnSize: Bool
  private var root: SweepLayout.Root { comparison.now }

  /// Why such a conflict is a note.
  static let reason =
    "A note: where UIKit drops that length, the view fills its place, and nothing else is lost."

  /// Reads a conflict; nil where anything else may give way.
  ///
  /// - Complexity: O(members · depth).
  init?(_ conflict: LayoutConflict, _ comparison: SweepComparison, isOwnSize: Bool) {
    guard case .constraint(let broken) = conflict.broken, let view = broken.firstItem as? UIView,
      Self.isLength(broken) || Self.isShare(broken, of: view)
    else { return nil }
    (self.view, self.comparison, self.isOwnSize) = (view, comparison, isOwnSize)
    given = Self.isLength(broken) ? broken.constant : nil
    excess = conflict.excess
    isHorizontal = broken.firstAttribute == .width
    // Whatever else holds, what exceeds its limit only is as long as that, and a box of another length loses nothing itself.
    guard broken.relation != .lessThanOrEqual, !isBox else { return }
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
      && isAround(NSLayoutConstraint.view(of: constraint.secondItem), view)
  }

  /// Whether a requirement only says where the view's edges are, or how large it or something around it is.
  ///
  /// Views beside it are another matter: a row of fixed widths that does not fit loses something. A list has any height
  /// that is left beside bars, which are much smaller. A text that is as wide as the screen was drawn on a wider one.
  private func leaves(_ member: LayoutRequirement) -> Bool {
    switch member {
    case .constraint(let constraint) where Self.isLength(constraint):
      return member.views.allSatisfy(isOwn) || yields && constraint.constant * 3 <= given ?? 0
    case .constraint(let constraint):
      let isOfLengths = [constraint.firstAttribute, constraint.secondAttribute]
        .contains { $0 == .width || $0 == .height }
      // The proportions of a view are its shape.
      if isOfLengths, constraint.firstItem === constraint.secondItem { return false }
      return member.views.allSatisfy(isOwn) || yields && !isOfLengths
    case .mask, .rootSize: return member.views.allSatisfy { Self.isAround($0, view) }
    case .guides: return true
    // Across its axis a stack only gives its views its own edges.
    case .stack(let stack):
      return Self.isAround(stack, view) && (stack.axis == .vertical) == isHorizontal
    case .content: return false
    }
  }

  /// Whether the view shows a picture that keeps its own shape in any.
  private var keepsShape: Bool {
    view is UIImageView && [.scaleAspectFit, .scaleAspectFill].contains(view.contentMode)
  }

  /// Whether the view takes whatever is left between others.
  private var yields: Bool {
    guard view is UIScrollView else { return false }
    return !(view is UITextView) || isOfWiderScreen
  }

  /// Whether the view is given the width of its screen or more, and so was drawn on a wider one.
  private var isOfWiderScreen: Bool {
    let width = root.tree.nodes.first?.frame.width ?? 0
    return isHorizontal && given.map { $0 >= width } ?? false
  }

  /// Whether the view only holds others, of which each is looked at by itself, and shows no ground.
  private var isBox: Bool {
    given != nil && !VisibleContent.isLeaf(view) && !(view is UIScrollView)
      && !VisibleContent.shows(view.backgroundColor)
  }

  private func isOwn(_ other: UIView) -> Bool { other === view || Self.isAround(other, view) }

  private static func isAround(_ outer: UIView?, _ view: UIView) -> Bool {
    outer.map { $0 !== view && view.isDescendant(of: $0) } ?? false
  }
}

// MARK: - What is left

extension GivenLength {
  /// Whether the view fills its place, and keeps enough of its length and its shape.
  ///
  /// At the document's own size the view has to lie where the document has it, as whoever drew it saw it so. Or the
  /// document has the length that gives way, and was drawn before the screen got its size.
  var fills: Bool {
    guard let id = view.interfaceBuilderID, let node = root.tree.node(id), keepsEnough(node)
    else { return false }
    if isOwnSize { return isDrawnSo(node) }
    let own = comparison.own.tree
    return own.node(id).map { !isIcon($0, in: own) } ?? false
  }

  private func isDrawnSo(_ node: SweepTree.Node) -> Bool {
    guard let object = node.object, let stored = object.frame else { return true }
    // Nobody saw a picture where a stale frame says, and one that keeps its shape fills any place.
    if keepsShape, object.element.boolean(.misplaced) == true { return true }
    let frame = view.frame
    let isThere =
      isHorizontal
      ? max(abs(frame.minX - stored.minX), abs(frame.width - stored.width)) <= Self.tolerance
      : max(abs(frame.minY - stored.minY), abs(frame.height - stored.height)) <= Self.tolerance
    let length = isHorizontal ? stored.width : stored.height
    return isThere || given.map { abs(length - $0) <= Self.tolerance } ?? false
  }

  /// Whether the view keeps so much of its length that it still does its work.
  ///
  /// A picture, and a text that may be longer than the document's, need more of it. What spans its root was as long as that
  /// when it was drawn.
  private func keepsEnough(_ node: SweepTree.Node) -> Bool {
    let length = length(of: node)
    let wanted = given ?? length + excess
    if isOfWiderScreen || spans(node, in: root.tree) {
      return length >= wanted * Self.leastOfSpanning
    }
    let isTight = view is UIImageView || comparison.isTextOfCode(node)
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
  private static let tolerance: CGFloat = 2

  /// Whether the view is a square that shows something, and would be none.
  private func isIcon(_ before: SweepTree.Node, in own: SweepTree) -> Bool {
    abs(before.frame.width - before.frame.height) <= Self.tolerance
      && !spans(before, in: own) && VisibleContent.isMissed(view)
  }
}
