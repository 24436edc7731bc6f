import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Checks that views that are apart in the document do not overlap at other sizes.
@MainActor
enum OverlapCheck {
  /// The most views of a root that are compared with one another.
  private static let viewCountMax = 400
  /// By how many points views may overlap where what they draw need not meet: letters and pictures leave some free.
  private static let unseenMax: CGFloat = 6

  static func problems(_ comparison: SweepComparison) -> [SweepProblem] {
    let nodes = comparison.now.tree.nodes
    let shown = nodes.indices.filter {
      nodes[$0].parent >= 0 && VisibleContent.isContent(nodes[$0].view)
        && comparison.pair($0) != nil
    }.prefix(viewCountMax)
    var problems: [SweepProblem] = []
    for (place, first) in shown.enumerated() {
      for second in shown.dropFirst(place + 1) {
        if let problem = problem(first, second, comparison) { problems.append(problem) }
      }
    }
    return problems
  }

  private static func problem(_ first: Int, _ second: Int, _ comparison: SweepComparison)
    -> SweepProblem?
  {
    guard let (oneBefore, one) = comparison.pair(first),
      let (otherBefore, other) = comparison.pair(second),
      !comparison.now.tree.isInside(second, first),
      one.isScrolled == other.isScrolled
    else { return nil }
    let common = one.content.intersection(other.content)
    let before = oneBefore.content.intersection(otherBefore.content)
    guard !common.isNull, common.width > 3, common.height > 3,
      before.isNull || before.width < 0.5 || before.height < 0.5,
      let object = one.object, let otherObject = other.object,
      !comparison.isCovered(oneBefore), !comparison.isCovered(otherBefore),
      !comparison.isGround(oneBefore), !comparison.isGround(otherBefore),
      !stands(oneBefore), !stands(otherBefore),
      !areData(object, otherObject, comparison)
    else { return nil }
    let sure = comparison.sureContent(one).intersection(comparison.sureContent(other))
    let isDecoration =
      VisibleContent.isDecoration(one.view) && VisibleContent.isDecoration(other.view)
    // What code shows may be shown in turn with what lies there.
    let isInTurn =
      comparison.isShownByCode(one, apartFrom: other.view)
      || comparison.isShownByCode(other, apartFrom: one.view)
    let isSure =
      !isDecoration && !isInTurn && !sure.isNull
      && !isFreeEnd(one, below: other, common) && !isFreeEnd(other, below: one, common)
      && min(sure.width, sure.height) > unseenMax
      && !comparison.isOfLongTexts(min(common.width, common.height))
    let names = [named(object, oneBefore), named(otherObject, otherBefore)]
    var problem = SweepProblem(
      kind: .overlap,
      key: [object.id ?? "", otherObject.id ?? ""].joined(separator: " "),
      what: "\(names[0]) and \(names[1]) overlap",
      measure: "by \(Points.text(Double(common.width))) × \(Points.text(Double(common.height)))"
        + " points, and in the document they do not",
      isNote: !isSure,
      element: otherObject.element,
      views: [one.view, other.view]
    )
    problem.names = names.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    return problem
  }

  /// Whether only the end of a field without a border meets another view: mostly no letter comes so far.
  ///
  /// A control keeps half of itself apart from the field.
  private static func isFreeEnd(
    _ node: SweepTree.Node,
    below other: SweepTree.Node,
    _ common: CGRect
  ) -> Bool {
    guard let field = node.view as? UITextField, field.borderStyle == .none,
      !VisibleContent.shows(field.backgroundColor),
      common.width <= node.frame.width * freeShare
    else { return false }
    if other.view is UIControl, 2 * common.width > other.content.width { return false }
    let isAtStart = common.midX < node.frame.midX
    return switch field.textAlignment {
    case .right: isAtStart
    case .center: false
    default: !isAtStart
    }
  }

  /// The part of a field that most texts leave free.
  private static let freeShare: CGFloat = 0.25

  /// Whether a view's text stands for one that is not known.
  private static func stands(_ node: SweepTree.Node) -> Bool {
    text(of: node).map(SweepText.isPlaceholder) ?? false
  }

  // Views with outlets show an app's data, and often not at one time.
  private static func areData(
    _ one: IBObject,
    _ other: IBObject,
    _ comparison: SweepComparison
  ) -> Bool {
    let connected = comparison.places.connected
    return comparison.text == .long
      && [one, other].allSatisfy { $0.id.map(connected.contains) ?? false }
  }

  private static func text(of node: SweepTree.Node) -> String? {
    (node.view as? UILabel)?.text ?? (node.view as? UIButton)?.currentTitle
  }

  private static func named(_ object: IBObject, _ node: SweepTree.Node) -> String {
    object.described + (text(of: node).map { ", “\(Names.shortened($0))”," } ?? "")
  }
}
