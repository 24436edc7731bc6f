import Foundation
import HeadlessUIKit

/// Decides whether anybody sees what is left where UIKit breaks one requirement of a conflict.
///
/// The layout is compared with a former one: that at the document's own size, or there the frames that Interface Builder
/// saved. A loss is a text that is cut off, a picture in another shape, and views that meet or leave what is around them.
/// Without one, a difference of some points is not seen.
@MainActor
struct ConflictSight {
  /// From here on people see that something drawn lies elsewhere or has another size, in points.
  static let movedMin: CGFloat = 14
  /// The same for the arrangement of a stack, which spreads it to both sides.
  private static let movedMinInStacks: CGFloat = 16.5
  /// Below that nothing is lost by a conflict: half a point on either side of a centred view makes one.
  private static let losingMin: CGFloat = 3.25
  /// By how many points views may meet or leave what is around them: letters and pictures leave some free.
  private static let unseenMax: CGFloat = 6
  /// From what part on a picture that takes the shape of its view looks stretched.
  private static let stretchedShare: CGFloat = 0.1
  /// The part of a length that a picture needs which keeps its own shape.
  private static let leastOfPicture: CGFloat = 0.5
  /// The largest thickness in points of a picture that is a line.
  private static let lineMax: CGFloat = 5
  /// The part of its line's height that a label needs.
  private static let leastOfLine: CGFloat = 0.85
  /// The part of a length up to which people take it for the one that was asked for.
  private static let missedShare: CGFloat = 0.15
  /// The same for a text that is there whole.
  private static let missedShareOfTexts: CGFloat = 1 / 3
  /// The same for a field to write in.
  private static let missedShareOfFields: CGFloat = 1 / 4
  /// By how much more than a conflict's error a view may move for it, in points: frames are rounded.
  private static let tolerance: CGFloat = 2

  private let conflict: LayoutConflict
  private let comparison: SweepComparison
  private let tree: SweepTree
  /// The former layout; nil where it cannot be made.
  private let former: SweepTree?
  /// Whether the former layout is the saved frames, and not one at another size.
  private let isSaved: Bool
  /// The places of what the conflict may move: its views without those around others of them, and all in them.
  private let touched: Set<Int>

  private init(_ conflict: LayoutConflict, _ comparison: SweepComparison, _ saved: Saved?) {
    (self.conflict, self.comparison, tree) = (conflict, comparison, comparison.now.tree)
    (former, isSaved) = (saved.map(\.tree) ?? comparison.own.tree, saved != nil)
    let tree = comparison.now.tree
    let inner = Self.innermost(conflict.members.flatMap(\.views))
    touched = Set(
      tree.nodes.indices.filter { index in
        let node = tree.nodes[index]
        return !node.isHidden && inner.contains { node.view.isDescendant(of: $0) }
      }
    )
  }

  /// The views without those that are around another one of them, and those that their stacks arrange.
  private static func innermost(_ views: [UIView]) -> [UIView] {
    views.filter { view in
      view is UIStackView || !views.contains { $0 !== view && $0.isDescendant(of: view) }
    }
  }

  // MARK: What is lost

  /// Whether a text, a picture or a place is lost.
  private func losesSomething() -> Bool {
    guard conflict.excess >= Self.losingMin else { return false }
    return touched.contains { index in
      let node = tree.nodes[index]
      return isCut(node) || isDistorted(node) || isOutside(index) || meets(index)
    }
  }

  private func before(_ node: SweepTree.Node) -> SweepTree.Node? {
    node.view.interfaceBuilderID.flatMap { former?.node($0) }
  }

  /// Whether some points are no more than the conflict itself takes; the rest is the size's.
  private func isDue(_ points: CGFloat) -> Bool { points <= conflict.excess + Self.tolerance }

  /// Whether a text is cut off there, and is not in a layout at another size.
  private func isCut(_ node: SweepTree.Node) -> Bool {
    guard let lost = lostText(node), isDue(lost), !comparison.isTextOfCode(node) else {
      return false
    }
    return isSaved || before(node).flatMap(lostText) == nil
  }

  /// How many points of a text are cut off; nil where none are.
  ///
  /// A conflict of heights takes no width from a text.
  private func lostText(_ node: SweepTree.Node) -> CGFloat? {
    switch node.view {
    case let label as UILabel:
      let text = label.text ?? ""
      guard !text.isEmpty, !SweepText.isPlaceholder(text) else { return nil }
      let line = label.font.lineHeight
      if node.frame.height < line * Self.leastOfLine {
        return isOfWidths ? nil : line - node.frame.height
      }
      return TextFit(label, size: node.frame.size).flatMap(lost)
    case let button as UIButton:
      guard !SweepText.isPlaceholder(button.currentTitle ?? "") else { return nil }
      return TextFit(button, width: node.frame.width).flatMap(lost)
    default: return nil
    }
  }

  // A text that is some points narrower loses a whole line.
  private func lost(_ fit: TextFit) -> CGFloat? {
    guard fit.isCutForSure, fit.isHeight || !isOfHeights else { return nil }
    return fit.isHeight ? 0 : fit.wanted - fit.given
  }

  /// Whether all constraints of the conflict are vertical.
  private var isOfHeights: Bool {
    conflict.members.compactMap(\.constraint).allSatisfy(\.firstAttribute.isVertical)
  }

  /// Whether none is: then what lies too low, or is too low, is so for another reason.
  private var isOfWidths: Bool {
    let constraints = conflict.members.compactMap(\.constraint)
    return !constraints.isEmpty && !constraints.contains(where: \.firstAttribute.isVertical)
  }

  /// Whether a picture has another shape than before, or than the length that gives way would give it.
  private func isDistorted(_ node: SweepTree.Node) -> Bool {
    guard Self.isPicture(node.view), !comparison.isGround(node) else { return false }
    let size = node.frame.size
    if case .content(let view) = conflict.broken, view === node.view, Self.isStretchable(view) {
      let natural = view.intrinsicContentSize
      return conflict.excess >= max(natural.width, natural.height) * Self.stretchedShare
    }
    if let (wanted, given) = wanted(of: node) {
      let share = Self.isStretchable(node.view) ? 1 - Self.stretchedShare : Self.leastOfPicture
      let isLonger = Self.isStretchable(node.view) && wanted <= given * share
      if given <= wanted * share || isLonger { return true }
    }
    guard Self.isStretchable(node.view), let former = before(node)?.frame.size,
      min(former.width, former.height) > Self.lineMax
    else { return false }
    let (one, other) = (size.width * former.height, size.height * former.width)
    return abs(one - other) >= other * Self.stretchedShare
      && isDue(abs(one - other) / max(former.width, former.height))
  }

  /// The length that a broken constraint asks for a view and the one that it has; nil for other constraints.
  private func wanted(of node: SweepTree.Node) -> (wanted: CGFloat, given: CGFloat)? {
    guard let broken = brokenLength, broken.firstItem === node.view,
      broken.relation != .lessThanOrEqual
    else { return nil }
    let isWidth = broken.firstAttribute == .width
    return (broken.constant, isWidth ? node.frame.width : node.frame.height)
  }

  /// Whether a view shows a picture, and so loses something with its shape.
  ///
  /// Below a title it is a ground of any shape.
  private static func isPicture(_ view: UIView) -> Bool {
    guard let button = view as? UIButton else { return view is UIImageView }
    return button.currentBackgroundImage != nil && (button.currentTitle ?? "").isEmpty
  }

  /// Whether a view's picture takes the view's shape.
  private static func isStretchable(_ view: UIView) -> Bool {
    guard view is UIImageView else { return true }
    return [.scaleToFill, .redraw].contains(view.contentMode)
  }

  // MARK: Where it lies

  /// Whether what a view shows leaves the root, or a view of the conflict, in which it lay.
  private func isOutside(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard !node.isScrolled, VisibleContent.isMissed(node.view), let former = before(node) else {
      return false
    }
    var next = node.parent
    while next >= 0 {
      let outer = tree.nodes[next]
      if next == 0 || touched.contains(next), let around = before(outer),
        excess(of: former.content, over: around.frame) <= Self.unseenMax
      {
        let excess = excess(of: node.content, over: outer.frame)
        if excess > Self.unseenMax, isDue(excess) { return true }
      }
      next = outer.parent
    }
    return false
  }

  /// By how many points a rectangle reaches from another one, along the axis of the conflict if it has one.
  private func excess(of inner: CGRect, over outer: CGRect) -> CGFloat {
    let across = max(outer.minX - inner.minX, inner.maxX - outer.maxX)
    let down = max(outer.minY - inner.minY, inner.maxY - outer.maxY)
    return isOfWidths ? across : isOfHeights ? down : max(across, down)
  }

  /// Whether what a view shows meets what another one does, and did not before.
  private func meets(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard VisibleContent.isContent(node.view), !stands(node), let former = before(node) else {
      return false
    }
    return tree.nodes.indices.contains { place in
      let other = tree.nodes[place]
      guard place != index, !other.isHidden, VisibleContent.isContent(other.view), !stands(other),
        node.isScrolled == other.isScrolled,
        !(VisibleContent.isDecoration(node.view) && VisibleContent.isDecoration(other.view)),
        let earlier = before(other)
      else { return false }
      let common = Self.overlap(node.content, other.content)
      return common > Self.unseenMax && isDue(common)
        && Self.overlap(former.content, earlier.content) < 0.5
        && !(isOfWidths && Self.areBelowEachOther(former.content, earlier.content))
        && !tree.isInside(place, index) && !tree.isInside(index, place)
    }
  }

  /// Whether two rectangles lie below each other, so that no width brings them together.
  private static func areBelowEachOther(_ one: CGRect, _ other: CGRect) -> Bool {
    min(one.maxX, other.maxX) - max(one.minX, other.minX) > unseenMax
  }

  /// Whether a label's text stands for one that is not known.
  private func stands(_ node: SweepTree.Node) -> Bool { OutsideCheck.standsForText(node) }

  /// The smaller length of what two rectangles share; 0 where they do not meet.
  private static func overlap(_ one: CGRect, _ other: CGRect) -> CGFloat {
    let common = one.intersection(other)
    return common.isNull ? 0 : min(common.width, common.height)
  }

  /// Whether something lies so far from its place, or is so much longer or shorter, that people see it.
  private var isFar: Bool {
    if case .stack = conflict.broken { return conflict.excess >= Self.movedMinInStacks }
    return conflict.excess >= Self.movedMin
  }

  /// Whether something is drawn at each end of what gives way: nobody sees the place of what shows nothing.
  private var isDrawn: Bool {
    let views = conflict.broken.views
    let inner = views.filter { view in
      !views.contains { $0 !== view && $0.isDescendant(of: view) }
    }
    return inner.allSatisfy { view in
      tree.nodes.contains {
        !$0.isHidden && Self.mayShow($0.view) && $0.view.isDescendant(of: view)
      }
    }
  }

  /// Whether a view shows something, or code may give it a picture or a text to show.
  ///
  /// Labels are drawn with their texts.
  private static func mayShow(_ view: UIView) -> Bool {
    VisibleContent.isMissed(view) || VisibleContent.shows(view.backgroundColor)
      || VisibleContent.isLeaf(view) && !(view is UILabel)
  }
}

// MARK: - Weighing

extension ConflictSight {
  /// A root as Interface Builder saved it; nothing where it cannot be made.
  struct Saved {
    let tree: SweepTree?
  }

  /// Why a conflict is a note of which nobody sees anything.
  static let reason = "A note: where UIKit breaks that, nobody sees a difference."

  /// Why a conflict is a note whose remains the document itself draws.
  private static let savedReason =
    "A note: where UIKit breaks that, everything lies where the document draws it."

  /// Why a conflict is a note in which a view keeps nearly the length that it is given.
  private static let keptReason =
    "A note: where UIKit drops that length, the view has nearly the same one, and nothing else is lost."

  /// The conflicts of a root, of which those are notes that nobody sees.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts.
  ///   - comparison: The root with them, and at the document's own size.
  ///   - saved: The root as it was saved, where that is the size of the conflicts as well; else nil.
  ///   - losses: What else is wrong there.
  /// - Returns: All conflicts.
  /// - Complexity: O(conflicts · views²) at most.
  static func weighed(
    _ conflicts: [SweepProblem],
    _ comparison: SweepComparison,
    saved: Saved? = nil,
    beside losses: [SweepProblem] = []
  ) -> [SweepProblem] {
    conflicts.map { problem in
      guard !problem.isNote, let conflict = problem.conflict else { return problem }
      let sight = ConflictSight(conflict, comparison, saved)
      guard !sight.losesSomething() else { return problem }
      if !sight.isFar || !sight.isDrawn { return problem.asNote(reason) }
      if sight.isAsSaved { return problem.asNote(savedReason) }
      guard !sight.isAmong(losses) else { return problem }
      let given = GivenLength(conflict, comparison, isOwnSize: saved != nil)
      if given?.fills == true { return problem.asNote(GivenLength.reason) }
      if BrokenPlace(conflict)?.isNear == true { return problem.asNote(BrokenPlace.reason) }
      return sight.keepsItsLength ? problem.asNote(keptReason) : problem
    }
  }

  /// Whether Interface Builder saved the same frames, for it breaks the same requirement.
  private var isAsSaved: Bool {
    // Of a length too little may be left, however it is drawn.
    guard isSaved, former != nil, brokenLength == nil else { return false }
    return touched.allSatisfy { index in
      let frame = tree.nodes[index].frame
      guard let saved = before(tree.nodes[index])?.frame else { return true }
      return [
        frame.minX - saved.minX, frame.minY - saved.minY, frame.width - saved.width,
        frame.height - saved.height,
      ]
      .allSatisfy { abs($0) <= Self.tolerance }
    }
  }

  /// The width or the height of a view that gives way; nil where anything else does.
  private var brokenLength: NSLayoutConstraint? {
    conflict.broken.constraint.flatMap { $0.secondItem == nil ? $0 : nil }
  }

  /// Whether so small a part of a length is missed that nobody looks for it.
  private var keepsItsLength: Bool {
    guard let length = brokenLength else { return false }
    let share =
      switch length.firstItem {
      case let label as UILabel where isTextKnown(label): Self.missedShareOfTexts
      case is UITextField: Self.missedShareOfFields
      default: Self.missedShare
      }
    return conflict.excess <= length.constant * share
  }

  /// Whether a label shows the document's text in the app as well: of another one nobody knows whether it is there whole.
  private func isTextKnown(_ label: UILabel) -> Bool {
    let node = label.interfaceBuilderID.flatMap { tree.node($0) }
    return node.map { !comparison.isTextOfCode($0) } ?? false
  }

  /// Whether a view exceeds an edge to which nothing of the conflict moves it.
  private func isAcross(_ loss: SweepProblem) -> Bool {
    guard case .edge(let edge, _) = loss.group else { return false }
    return ["top", "bottom"].contains(edge) ? isOfWidths : isOfHeights
  }

  /// Whether something else is wrong with what the conflict may move.
  private func isAmong(_ losses: [SweepProblem]) -> Bool {
    let views = Set(touched.map { ObjectIdentifier(tree.nodes[$0].view) })
    return losses.contains { loss in
      !loss.isNote && !isAcross(loss)
        && loss.views.contains { views.contains(ObjectIdentifier($0)) }
    }
  }
}
