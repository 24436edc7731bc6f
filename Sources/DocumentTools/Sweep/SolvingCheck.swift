import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// Constraints must be able to hold together, and decide where views lie.
@MainActor
enum SolvingCheck {
  /// Conflicts by fewer points than this come from rounding and are not seen.
  private static let excessMin: CGFloat = 0.75

  static func conflicts(_ root: SweepLayout.Root, _ places: DocumentPlaces) -> [SweepProblem] {
    var known: [Set<String>] = []
    var seen: Set<Set<ObjectIdentifier>> = []
    let conflicts = root.outcome.conflicts.filter {
      // A scene that another one embeds speaks for itself.
      $0.members.flatMap(\.views).allSatisfy(root.owns)
    }
    return conflicts.compactMap { conflict in
      let ids = Set(conflict.members.compactMap { $0.constraint?.interfaceBuilderID })
      // What is left of a conflict when one of its constraints is broken is the same mistake, and what is wrong with both
      // lengths of one view is looked at once.
      guard isCertain(conflict, root, places),
        !known.contains(where: { 2 * $0.intersection(ids).count >= ids.count }),
        seen.insert(Set(conflict.members.flatMap(\.views).map { ObjectIdentifier($0) })).inserted
      else { return nil }
      known.append(ids)
      return problem(conflict, places)
    }
  }

  /// Whether an app would meet the conflict too: what code may change, or only the canvas has, proves nothing.
  private static func isCertain(
    _ conflict: LayoutConflict,
    _ root: SweepLayout.Root,
    _ places: DocumentPlaces
  ) -> Bool {
    guard conflict.excess >= excessMin, !isOfOtherClasses(conflict, places) else { return false }
    return conflict.members.allSatisfy { member in
      switch member {
      case .constraint(let constraint):
        guard let made = places.constraint(of: constraint), let id = made.id else { return false }
        let isBaseline = [constraint.firstAttribute, constraint.secondAttribute]
          .contains { $0 == .firstBaseline || $0 == .lastBaseline }
        return !places.connectedConstraints.contains(id) && !(isBaseline && conflict.excess < 4)
      // Natural sizes of controls are known to a few points only.
      case .content(let view):
        let object = places.object(of: view)
        let isPlaceholder =
          object?.element.has(.placeholderIntrinsicWidth) == true
          || object?.element.has(.placeholderIntrinsicHeight) == true
        return !isPlaceholder
          && ((view as? UIImageView)?.image != nil
            || (isTextKnown(view, object) && conflict.excess >= 8))
      case .stack(let stack):
        return !(stack.interfaceBuilderID.map(places.connectedStacks.contains) ?? false)
      // The content of a cell follows the cell, whose size is not known.
      case .mask(let view):
        guard let id = view.interfaceBuilderID, let node = root.tree.node(id) else { return false }
        guard node.parent == 0 else { return true }
        switch root.extent.role {
        case .fixed: return false
        case .row: return !isAboutHeight(conflict)
        case .screen: return true
        }
      default: return true
      }
    }
  }

  /// Whether a conflict is one of a stored frame with constraints of some size classes: it stands for those in the others.
  private static func isOfOtherClasses(_ conflict: LayoutConflict, _ places: DocumentPlaces) -> Bool
  {
    let hasFixedFrame = conflict.members.contains { member in
      guard case .mask(let view) = member else { return false }
      return places.object(of: view)?.element.boolean(.fixedFrame) == true
    }
    guard hasFixedFrame else { return false }
    return conflict.members.contains { member in
      member.constraint?.interfaceBuilderID.map(places.varyingConstraints.contains) == true
    }
  }

  /// Whether a view is a label that shows what the document says: an empty one waits for code, a class of an app may pad.
  private static func isTextKnown(_ view: UIView, _ object: IBObject?) -> Bool {
    guard let label = view as? UILabel, !(label.text ?? "").isEmpty else { return false }
    return object?.customClass == nil || type(of: label) != UILabel.self
  }

  /// Whether a conflict is one of heights, which a row that sizes itself does not have.
  private static func isAboutHeight(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { $0.constraint?.firstAttribute.isVertical == true }
  }

  private static func problem(_ conflict: LayoutConflict, _ places: DocumentPlaces)
    -> SweepProblem?
  {
    let report = ConflictReport(conflict, places)
    let constraints = conflict.members.compactMap(\.constraint)
    var names: [String] = []
    for view in constraints.flatMap({ LayoutRequirement.constraint($0).views }) {
      guard let name = places.object(of: view)?.described, !names.contains(name) else { continue }
      names.append(name)
    }
    let made =
      places.constraint(of: conflict.broken.constraint)
      ?? constraints.lazy.compactMap { places.constraint(of: $0) }.first
    guard let made, !names.isEmpty else { return nil }
    return SweepProblem(
      type: "Conflict",
      key: report.members.compactMap(\.id).sorted().joined(separator: " "),
      what: "The constraints of \(listed(names)) cannot hold together",
      measure: "\(Points.counted(Double(conflict.excess))) missing, and UIKit breaks "
        + described(conflict.broken, report, places),
      element: made.element,
      details: [FailureDetail(title: "constraints", text: report.log)],
      views: constraints.flatMap { LayoutRequirement.constraint($0).views }
    )
  }

  private static func described(
    _ broken: LayoutRequirement,
    _ report: ConflictReport,
    _ places: DocumentPlaces
  ) -> String {
    func name(_ view: UIView) -> String { places.object(of: view)?.described ?? "its view" }
    switch broken {
    case .constraint(let constraint):
      return constraint.equation + (constraint.interfaceBuilderID.map { " (id \($0))" } ?? "")
    case .content(let view):
      return "the required hugging or compression resistance of \(name(view))"
    case .stack(let stack): return "the arrangement of \(name(stack))"
    default: return report.broken.log
    }
  }

  private static func listed(_ names: [String]) -> String {
    Names.listed(names, noun: " views")
  }

  // MARK: Ambiguity

  static func ambiguities(_ root: SweepLayout.Root, _ places: DocumentPlaces) -> [SweepProblem] {
    var groups: [(direction: Int, members: [LayoutAmbiguity])] = []
    for ambiguity in root.outcome.ambiguities {
      if groups.last?.direction == ambiguity.direction {
        groups[groups.count - 1].members.append(ambiguity)
      } else {
        groups.append((ambiguity.direction, [ambiguity]))
      }
    }
    return joined(groups.map(\.members)).compactMap { problem($0, root, places) }
  }

  /// Of views beside one another several lengths may be open along one axis: a person settles them together.
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
    _ root: SweepLayout.Root,
    _ places: DocumentPlaces
  ) -> SweepProblem? {
    guard let first = members.first, let object = places.object(of: first.view),
      members.allSatisfy({ isKnown($0, root, places) })
    else { return nil }
    let names = members.compactMap { places.object(of: $0.view)?.described }
    let freedom = members.reduce(into: LayoutAmbiguity.Freedom()) { $0.formUnion($1.freedom) }
    return SweepProblem(
      type: "Ambiguous",
      key: members.compactMap { $0.view.interfaceBuilderID }.joined(separator: " "),
      what: "Nothing decides the \(freedom.names) of \(listed(names))",
      measure: members.count > 1
        ? "a constraint or another hugging priority settles it" : "a constraint settles it",
      element: object.element,
      isEverywhere: true,
      views: members.map(\.view)
    )
  }

  /// Whether an app would find the frame open too.
  ///
  /// A place that nothing decides is certain. Lengths may follow from natural sizes that only an app's classes know, and stacks
  /// settle what they leave open by constraints of their own: there Interface Builder's mark must agree.
  private static func isKnown(
    _ ambiguity: LayoutAmbiguity,
    _ root: SweepLayout.Root,
    _ places: DocumentPlaces
  ) -> Bool {
    let view = ambiguity.view
    guard let id = view.interfaceBuilderID, let node = root.tree.node(id), !node.isHidden,
      let object = node.object, !object.element.has(.verifyAmbiguity),
      !places.standardParts.contains(id), !isCollapsed(around: node, root.tree)
    else { return false }
    let isPlaceOnly = ambiguity.freedom.isDisjoint(with: [.width, .height])
    guard isDecidedByDocument(view, isPlaceOnly, places) else { return false }
    if object.element.boolean(.ambiguous) == true { return true }
    return isPlaceOnly && !(view.superview is UIStackView)
  }

  /// Whether a view around has no length: code opens it, and says more then.
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
      if places.object(of: next)?.customClass != nil, !isLeaf { return false }
      let image = isPlaceOnly ? nil : next as? UIImageView
      if let image, isFilledByCode(image, places) { return false }
      if !isLeaf { waiting += next.subviews }
    }
    return true
  }

  /// Whether an image view waits for a picture, which then says how large it is.
  private static func isFilledByCode(_ view: UIImageView, _ places: DocumentPlaces) -> Bool {
    guard view.image == nil, let object = places.object(of: view), let id = object.id else {
      return false
    }
    return places.connected.contains(id) || object.customClass != nil
  }
}
