import Foundation
import HeadlessUIKit
import InterfaceBuilder

// What constraints leave open.
extension SolvingCheck {
  /// The ambiguous frames of a root.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - places: The objects of its document.
  ///   - filled: The root with contents that code sets; what they decide is left out. Nil leaves out nothing.
  /// - Returns: A problem for each row or column of views.
  static func ambiguities(
    _ root: SweepLayout.Root,
    _ places: DocumentPlaces,
    alsoIn filled: SweepLayout.Root? = nil
  ) -> [SweepProblem] {
    var groups: [(direction: Int, members: [LayoutAmbiguity])] = []
    for ambiguity in root.outcome.ambiguities {
      if groups.last?.direction == ambiguity.direction {
        groups[groups.count - 1].members.append(ambiguity)
      } else {
        groups.append((ambiguity.direction, [ambiguity]))
      }
    }
    return joined(groups.map(\.members)).compactMap { members in
      guard members.allSatisfy({ isKnown($0, root, places) }) else { return nil }
      return problem(members.filter { isOpen($0, in: filled) }, places)
    }
  }

  /// What is open of all the views, or else what is open of some.
  private static func freedom(of members: [LayoutAmbiguity]) -> LayoutAmbiguity.Freedom {
    var ofViews: [ObjectIdentifier: LayoutAmbiguity.Freedom] = [:]
    for member in members {
      ofViews[ObjectIdentifier(member.view), default: []].formUnion(member.freedom)
    }
    let all = ofViews.values.reduce(into: LayoutAmbiguity.Freedom()) { $0.formUnion($1) }
    let common = ofViews.values.reduce(into: all) { $0.formIntersection($1) }
    return common.isEmpty ? all : common
  }

  private static func isOpen(_ ambiguity: LayoutAmbiguity, in filled: SweepLayout.Root?) -> Bool {
    guard let filled, let id = ambiguity.view.interfaceBuilderID else { return true }
    return filled.outcome.ambiguities.contains {
      $0.view.interfaceBuilderID == id && !$0.freedom.isDisjoint(with: ambiguity.freedom)
    }
  }

  /// Joins ambiguities of siblings along one axis: one constraint or priority often resolves them
  /// together.
  private static func joined(_ groups: [[LayoutAmbiguity]]) -> [[LayoutAmbiguity]] {
    var order: [Row] = []
    var rows: [Row: [LayoutAmbiguity]] = [:]
    for group in groups {
      let freedom = group.reduce(into: LayoutAmbiguity.Freedom()) { $0.formUnion($1.freedom) }
      let row = Row(
        superview: group.first?.view.superview.map { ObjectIdentifier($0) },
        isHorizontal: !freedom.isDisjoint(with: [.x, .width]),
        isVertical: !freedom.isDisjoint(with: [.y, .height])
      )
      if rows[row] == nil { order.append(row) }
      rows[row, default: []] += group
    }
    return order.compactMap { rows[$0] }
  }

  private struct Row: Hashable {
    let superview: ObjectIdentifier?
    let isHorizontal: Bool
    let isVertical: Bool
  }

  private static func problem(
    _ members: [LayoutAmbiguity],
    _ places: DocumentPlaces
  ) -> SweepProblem? {
    guard let first = members.first, let object = places.object(of: first.view) else { return nil }
    let objects = members.compactMap { places.object(of: $0.view) }
    let names = objects.map(\.described)
    // Interface Builder solves the same constraints when it saves; where it marks nothing, one of both is wrong.
    let isMarked = objects.contains { $0.element.boolean(.ambiguous) == true }
    let remedy =
      members.count > 1
      ? "a constraint or another hugging priority settles it" : "a constraint settles it"
    let reason = isMarked ? placedReason(members, places) : unmarkedReason
    let problem = SweepProblem(
      kind: .ambiguous,
      key: members.compactMap { $0.view.interfaceBuilderID }.joined(separator: " "),
      what: "Nothing decides the \(freedom(of: members).names) of \(listed(names))",
      measure: remedy,
      isNote: changesNothing(members, places),
      element: object.element,
      isEverywhere: true,
      views: members.map(\.view),
      natural: members.filter { !$0.freedom.isDisjoint(with: [.width, .height]) }.map(\.view)
    )
    return reason.map { problem.asNote($0) } ?? problem
  }

  private static let unmarkedReason = "A note: Interface Builder did not mark it."
  private static let frameReason =
    "A note: Xcode builds a view without constraints with those of its frame."
  private static let edgeReason =
    "A note: it is drawn at the edge where it lies without a constraint."

  /// Why the views lie about where the document draws them; nil where they may not.
  private static func placedReason(
    _ members: [LayoutAmbiguity],
    _ places: DocumentPlaces
  ) -> String? {
    let hasNone = members.allSatisfy { member in
      member.view.interfaceBuilderID.map { places.placings[$0] == nil } ?? false
    }
    // The log calls them “IB auto generated at build time” (rdar 23234553).
    if hasNone { return frameReason }
    // Views that only move together keep to the edge with one of them.
    let directions = Dictionary(grouping: members, by: \.direction).values
    let areAtEdge = directions.allSatisfy { $0.contains { isAtEdge($0, places) } }
    return areAtEdge && members.allSatisfy { isPlaceOnly($0) } ? edgeReason : nil
  }

  private static func isPlaceOnly(_ member: LayoutAmbiguity) -> Bool {
    member.freedom.isDisjoint(with: [.width, .height])
  }

  /// Whether the document draws a view of an open place about where the least place is that its constraints allow.
  private static func isAtEdge(_ member: LayoutAmbiguity, _ places: DocumentPlaces) -> Bool {
    guard let stored = places.object(of: member.view)?.frame else { return false }
    let sides: [(LayoutAmbiguity.Freedom, CGFloat, [NSLayoutConstraint.Attribute])] = [
      (.x, stored.minX, [.left, .leading]), (.y, stored.minY, [.top]),
    ]
    return sides.allSatisfy { part, place, attributes in
      guard member.freedom.contains(part) else { return true }
      let distance = place - leastPlace(member.view, attributes)
      return (0..<ConflictSight.movedMin).contains(distance)
    }
  }

  /// How far from the edge of its superview a view has to be at least: 0 where no constraint says so.
  private static func leastPlace(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute])
    -> CGFloat
  {
    let constraints = view.superview?.constraints.filter { constraint in
      constraint.firstItem === view && attributes.contains(constraint.firstAttribute)
        && constraint.relation == .greaterThanOrEqual && constraint.secondItem === view.superview
    }
    return constraints?.map(\.constant).max() ?? 0
  }

  /// Whether nobody sees where the views are: they show nothing, or are texts that keep to their own ends.
  private static func changesNothing(
    _ members: [LayoutAmbiguity],
    _ places: DocumentPlaces
  ) -> Bool {
    let shown = members.filter {
      showsSomething($0.view) && !isEmptyLabel($0.view, places) && !isDrawnEmpty($0.view, places)
        && !isEmptyPicture($0.view, places)
    }
    guard !shown.allSatisfy({ isLine($0.view, places) }), !haveNoSpare(shown) else { return true }
    let isAcross = shown.allSatisfy { $0.freedom.isDisjoint(with: [.y, .height]) }
    let labels = shown.compactMap { $0.view as? UILabel }
      .sorted { $0.frame.minX < $1.frame.minX }
    guard isAcross, labels.count == 2, shown.count == 2 else { return false }
    return [.left, .natural].contains(labels[0].textAlignment) && labels[1].textAlignment == .right
  }

  /// Whether the views are texts that together have hardly more height than they need: it matters to nobody which has it.
  private static func haveNoSpare(_ members: [LayoutAmbiguity]) -> Bool {
    var spare: CGFloat = 0
    for member in members {
      guard let label = member.view as? UILabel,
        label.superview is UIStackView || member.freedom.contains(.height),
        member.freedom.isDisjoint(with: [.x, .width])
      else { return false }
      let bounds = CGRect(x: 0, y: 0, width: label.frame.width, height: 1e6)
      let lines = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
      spare += max(0, label.frame.height - lines.height)
    }
    return spare < spareMax
  }

  /// So many points of height are seen between two texts.
  private static let spareMax: CGFloat = 14

  /// Whether a label has no text, no size, and no outlet or tag by which code may give it a text.
  private static func isEmptyLabel(_ view: UIView, _ places: DocumentPlaces) -> Bool {
    guard let label = view as? UILabel, (label.text ?? "").isEmpty, label.tag == 0,
      label.frame.width == 0 || label.frame.height == 0,
      let object = places.object(of: view), object.customClass == nil
    else { return false }
    return object.id.map { !places.connected.contains($0) } ?? true
  }

  /// Whether a picture has no image, no ground, and no outlet, class or tag by which code may give it one.
  private static func isEmptyPicture(_ view: UIView, _ places: DocumentPlaces) -> Bool {
    guard let picture = view as? UIImageView, picture.image == nil, picture.tag == 0,
      picture.highlightedImage == nil, !VisibleContent.shows(picture.backgroundColor),
      let object = places.object(of: view), object.customClass == nil
    else { return false }
    return object.id.map { !places.connected.contains($0) } ?? true
  }

  /// Whether an empty view has no size in the document itself, so that its author saw nothing of it.
  private static func isDrawnEmpty(_ view: UIView, _ places: DocumentPlaces) -> Bool {
    guard !VisibleContent.isLeaf(view), view.subviews.isEmpty,
      let frame = places.object(of: view)?.frame
    else { return false }
    return frame.width < 0.5 || frame.height < 0.5
  }

  /// Whether a plain view is drawn as a line, and has no outlet or class by which code may make more of it.
  private static func isLine(_ view: UIView, _ places: DocumentPlaces) -> Bool {
    guard let object = places.object(of: view), object.elementName == .view,
      object.customClass == nil, view.subviews.isEmpty, let frame = object.frame
    else { return false }
    return min(frame.width, frame.height) <= lineMax
      && object.id.map { !places.connected.contains($0) } ?? true
  }

  /// The largest thickness of a line in points.
  private static let lineMax: CGFloat = 2

  private static func showsSomething(_ view: UIView) -> Bool {
    var waiting = [view]
    while let next = waiting.popLast() {
      switch next {
      case is UILabel, is UIImageView, is UIControl: return true
      default: if VisibleContent.isMissed(next) { return true }
      }
      if !VisibleContent.isLeaf(next) { waiting += next.subviews }
    }
    return false
  }

  /// Whether the frame is ambiguous in an app too.
  ///
  /// An ambiguous position is certain. An ambiguous length is not: a custom class may have an
  /// intrinsic size, and stacks add constraints of their own. There Interface Builder's mark must
  /// agree.
  private static func isKnown(
    _ ambiguity: LayoutAmbiguity,
    _ root: SweepLayout.Root,
    _ places: DocumentPlaces
  ) -> Bool {
    let view = ambiguity.view
    guard let id = view.interfaceBuilderID, let node = root.tree.node(id), !node.isHidden,
      let object = node.object, !object.element.has(.verifyAmbiguity),
      !places.standardParts.contains(id), !isCollapsed(around: node, root.tree),
      !places.isPlacedByClasses(view)
    else { return false }
    let isPlaceOnly = ambiguity.freedom.isDisjoint(with: [.width, .height])
    guard isDecidedByDocument(view, isPlaceOnly, places) else { return false }
    // Only what Interface Builder marks as well: natural sizes are an app's classes' to know.
    if object.element.boolean(.ambiguous) == true { return true }
    return isPlaceOnly && !(view.superview is UIStackView)
  }

  /// Whether a superview has zero width or height: code expands it, and the frame may then be
  /// decided.
  private static func isCollapsed(around node: SweepTree.Node, _ tree: SweepTree) -> Bool {
    var index = node.parent
    while index > 0 {
      let frame = tree.nodes[index].frame
      if frame.width < 0.5 || frame.height < 0.5 { return true }
      index = tree.nodes[index].parent
    }
    return false
  }

  private static func isDecidedByDocument(
    _ view: UIView,
    _ isPlaceOnly: Bool,
    _ places: DocumentPlaces
  ) -> Bool {
    var waiting = [view]
    while let next = waiting.popLast() {
      let isLeaf = VisibleContent.isLeaf(next)
      // A text view's own class, such as one that grows with its text, may hold its height.
      let mayHoldItself = !isLeaf || next is UITextView && !isPlaceOnly
      if places.object(of: next)?.customClass != nil, mayHoldItself { return false }
      let image = isPlaceOnly ? nil : next as? UIImageView
      if let image, isFilledByCode(image, places) { return false }
      if !isLeaf { waiting += next.subviews }
    }
    return true
  }

  /// Whether code sets the image, whose size is then the view's intrinsic size.
  private static func isFilledByCode(_ view: UIImageView, _ places: DocumentPlaces) -> Bool {
    guard view.image == nil, let object = places.object(of: view), let id = object.id else {
      return false
    }
    return places.connected.contains(id) || object.customClass != nil
  }
}
