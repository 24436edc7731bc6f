import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Checks that views inside their cell or screen in the document stay inside at other sizes.
@MainActor
enum OutsideCheck {
  static func problems(_ comparison: SweepComparison) -> [SweepProblem] {
    let (own, now) = (comparison.own.tree, comparison.now.tree)
    // An app that sizes an item chooses a size that fits its texts.
    guard comparison.text == .short || !comparison.isSizedByApp else { return [] }
    guard let inner = own.nodes.first?.frame.size, let outer = now.nodes.first?.frame.size else {
      return []
    }
    var reported: [Int] = []
    var problems: [SweepProblem] = []
    for index in now.nodes.indices.dropFirst() {
      guard let (before, node) = comparison.pair(index), let object = node.object,
        !node.isScrolled, VisibleContent.isMissed(node.view),
        !reported.contains(where: { now.isInside(index, $0) }),
        let excess = Excess(node.content, outer), excess.length > 2,
        Excess(before.content, inner) == nil, !comparison.isCovered(before),
        !isDecoration(before, node, comparison), !standsForText(before)
      else { continue }
      // The height of a row or of what scrolls is unknown, so it has no top or bottom edge; a screen has both.
      let extent = comparison.now.extent
      guard extent.role == .screen && !extent.isTall || excess.isHorizontal else { continue }
      reported.append(index)
      var problem = problem(object, node, excess, comparison.rootName)
      problem.isNote =
        (Excess(comparison.sureContent(node), outer)?.length ?? 0) <= 2
        || losesNothing(index, excess, outer, comparison)
        || comparison.isOfLongTexts(excess.length) || isInDoubt(node, excess)
        // Code gives such a view its height, or lets it scroll.
        || comparison.now.extent.isLoose && !excess.isHorizontal
      problems.append(problem)
    }
    return problems
  }

  /// Whether the end of a text may be there: its width is measured to two hundredths.
  private static func isInDoubt(_ node: SweepTree.Node, _ excess: Excess) -> Bool {
    let isText = node.view is UILabel || node.view is UIButton
    return isText && excess.isHorizontal && excess.length <= node.content.width * 0.02
  }

  /// Whether a label's text stands for one that is not known.
  static func standsForText(_ node: SweepTree.Node) -> Bool {
    ((node.view as? UILabel)?.text).map(SweepText.isPlaceholder) ?? false
  }

  /// Whether a view may exceed its root without losing content.
  ///
  /// That is a background image as wide as the root, or an image or container view that exceeds
  /// both sides.
  private static func isDecoration(
    _ before: SweepTree.Node,
    _ now: SweepTree.Node,
    _ comparison: SweepComparison
  ) -> Bool {
    guard let inner = comparison.own.tree.nodes.first?.frame,
      let outer = comparison.now.tree.nodes.first?.frame
    else { return false }
    if spans(before.frame, inner.width), comparison.isGround(before) { return true }
    guard now.view is UIImageView || !VisibleContent.isLeaf(now.view),
      now.frame.minX < -0.5, now.frame.maxX > outer.width + 0.5
    else { return false }
    // The content of a custom class is unknown, so it may exceed only by the difference of system
    // margins.
    let most = max(-now.frame.minX, now.frame.maxX - outer.width)
    return now.object?.customClass == nil || most <= marginDifference
  }

  /// How far a view may exceed a screen, in points, when a constant in its constraints offsets
  /// other margins.
  static let marginDifference: CGFloat = 4

  private static func spans(_ frame: CGRect, _ width: CGFloat) -> Bool {
    frame.minX < 1 && frame.maxX > width - 1
  }

  private static func problem(
    _ object: IBObject,
    _ node: SweepTree.Node,
    _ excess: Excess,
    _ root: String
  ) -> SweepProblem {
    SweepProblem(
      kind: .outside,
      key: object.id ?? "",
      what: "\(object.described) reaches beyond the \(excess.edge) edge of \(root)",
      measure: "\(Points.counted(Double(excess.length), "of it")) lost",
      element: object.element,
      views: [node.view],
      group: .edge(excess.edge, of: root),
      name: object.described,
      amount: Double(excess.length)
    )
  }

  /// The edge that a rectangle exceeds most, and by how much.
  struct Excess {
    let edge: String
    let length: CGFloat
    let isHorizontal: Bool

    init?(_ rect: CGRect, _ size: CGSize) {
      let sides: [(String, CGFloat, Bool)] = [
        ("right", rect.maxX - size.width, true), ("left", -rect.minX, true),
        ("bottom", rect.maxY - size.height, false), ("top", -rect.minY, false),
      ]
      guard let most = sides.max(by: { $0.1 < $1.1 }), most.1 > 0.5 else { return nil }
      (edge, length, isHorizontal) = most
    }
  }
}
