import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel

/// Checks that constraints can hold together and leave no frame ambiguous.
@MainActor
enum SolvingCheck {
  /// The smallest reported error of a conflict, in points; smaller ones are rounding and invisible.
  private static let excessMin: CGFloat = 0.75

  static func conflicts(_ root: SweepLayout.Root, _ places: DocumentPlaces) -> [SweepProblem] {
    var known: [Set<String>] = []
    var seen: Set<Set<ObjectIdentifier>> = []
    let conflicts = root.outcome.conflicts.filter {
      // An embedded scene reports its own conflicts.
      $0.members.flatMap(\.views).allSatisfy(root.owns)
    }
    return conflicts.compactMap { conflict in
      let ids = Set(conflict.members.compactMap { $0.constraint?.interfaceBuilderID })
      // Breaking one constraint of a conflict may leave a second conflict: that is the same
      // mistake. A view with conflicts in both axes is reported once.
      guard isCertain(conflict, root, places),
        !known.contains(where: { 2 * $0.intersection(ids).count >= ids.count }),
        seen.insert(Set(conflict.members.flatMap(\.views).map { ObjectIdentifier($0) })).inserted
      else { return nil }
      known.append(ids)
      let found = problem(conflict, places)
      return isOfOldScreen(conflict, root) ? found?.asNote(oldScreenReason) : found
    }
  }

  private static let oldScreenReason =
    "A note: it only needs points that each phone since the iPhone 5 has in its height."

  /// Whether a conflict is one of height on the canvas of the first phones, and would be none on those that came after.
  private static func isOfOldScreen(_ conflict: LayoutConflict, _ root: SweepLayout.Root) -> Bool {
    guard root.extent.role == .screen, let size = root.tree.nodes.first?.frame.size,
      size.width == 320, size.height <= 480, size.height >= 480 - barsMax
    else { return false }
    return isAboutHeight(conflict) && conflict.excess <= 568 - 480
  }

  /// The height in points of the bars around a controller's view.
  private static let barsMax: CGFloat = 113

  /// Whether the conflict exists in an app too, and not only in the canvas or before code runs.
  private static func isCertain(
    _ conflict: LayoutConflict,
    _ root: SweepLayout.Root,
    _ places: DocumentPlaces
  ) -> Bool {
    guard conflict.excess >= excessMin, !isOfOtherClasses(conflict, places),
      !isAboutContentView(conflict), conflict.excess > marginDoubt(conflict, root),
      !((root.extent.isPartOfScreen || root.extent.isLoose) && isAboutSafeArea(conflict))
    else { return false }
    return conflict.members.allSatisfy { member in
      switch member {
      case .constraint(let constraint):
        guard let made = places.constraint(of: constraint), let id = made.id else { return false }
        let isBaseline = [constraint.firstAttribute, constraint.secondAttribute]
          .contains { $0 == .firstBaseline || $0 == .lastBaseline }
        return !places.connectedConstraints.contains(id) && !(isBaseline && conflict.excess < 4)
          && !LayoutRequirement.constraint(constraint).views.contains(where: places.isVarying)
      // Intrinsic sizes of controls are known only to a few points.
      case .content(let view):
        let object = places.object(of: view)
        let isPlaceholder =
          object?.element.has(.placeholderIntrinsicWidth) == true
          || object?.element.has(.placeholderIntrinsicHeight) == true
        return !isPlaceholder
          && ((view as? UIImageView)?.image != nil
            || (isTextKnown(view, object) && conflict.excess >= 8
              && object?.id.map(places.connected.contains) != true))
      case .stack(let stack):
        return !(stack.interfaceBuilderID.map(places.connectedStacks.contains) ?? false)
      // A cell's content view follows the cell, whose size is unknown.
      case .mask(let view):
        guard let id = view.interfaceBuilderID, let node = root.tree.node(id) else { return false }
        // Interface Builder stores no frame for a view that constraints place wholly; one that is left may be ignored.
        if places.placings[id] ?? 0 >= 4, node.object?.element.boolean(.fixedFrame) == true {
          return false
        }
        guard node.parent == 0 else { return true }
        switch root.extent.role {
        case .fixed: return false
        case .row: return !isAboutHeight(conflict)
        case .screen: return true
        }
      // So does a view of the app's own: code gives it a height, or lets its constraints decide.
      case .rootSize: return !(root.extent.isLoose && isAboutHeight(conflict))
      default: return true
      }
    }
  }

  /// Whether a constraint of the conflict is to a guide, such as that of the safe area.
  private static func isAboutSafeArea(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { member in
      member.constraint.map { $0.firstItem is UILayoutGuide || $0.secondItem is UILayoutGuide }
        ?? false
    }
  }

  /// How many points of a conflict may be due to margins of the root, which depend on what it lies in.
  ///
  /// A controller's view has 16 or 20 points at its sides and a view beside it 8. Those above and below contain the safe
  /// area.
  private static func marginDoubt(_ conflict: LayoutConflict, _ root: SweepLayout.Root) -> CGFloat {
    let view = root.live.view
    guard !(view is UITableViewCell || view is UICollectionReusableView) else { return 0 }
    let sides: CGFloat = root.live.root.kind == .scene ? 4 : 12
    return conflict.members.compactMap(\.constraint).flatMap { constraint in
      [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
    }.reduce(0) { doubt, end in
      let guide = end.0 as? UILayoutGuide
      let isOfGuide = guide?.owningView === view && guide?.identifier == "UIViewLayoutMarginsGuide"
      guard isOfGuide || end.0 === view && end.1.isOfMargin else { return doubt }
      return doubt + (end.1.isVertical ? safeAreaMax : sides)
    }
  }

  /// The most points of a safe area that an upright screen has at its top or bottom.
  private static let safeAreaMax: CGFloat = 62

  /// Whether a constraint of the conflict places a content view, as its cell does whatever constraints say.
  private static func isAboutContentView(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { member in
      guard let constraint = member.constraint, let second = constraint.secondItem as? UIView,
        let first = constraint.firstItem as? UIView
      else { return false }
      return isContent(first, of: second) || isContent(second, of: first)
    }
  }

  private static func isContent(_ view: UIView, of cell: UIView) -> Bool {
    switch cell {
    case let cell as UITableViewCell: cell.contentView === view
    case let cell as UICollectionViewCell: cell.contentView === view
    default: false
    }
  }

  /// Whether a conflict is between a stored frame and constraints of some size classes only.
  ///
  /// The frame replaces those constraints in the other size classes.
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

  /// Whether the view is a label with the document's text: code fills an empty one, and a custom
  /// class may add padding.
  private static func isTextKnown(_ view: UIView, _ object: IBObject?) -> Bool {
    guard let label = view as? UILabel, let text = label.text, !text.isEmpty,
      !SweepText.isPlaceholder(text)
    else { return false }
    return object?.customClass == nil || type(of: label) != UILabel.self
  }

  /// Whether a conflict is about heights: a self-sizing row has no fixed height.
  private static func isAboutHeight(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { $0.constraint?.firstAttribute.isVertical == true }
  }

  private static func problem(
    _ conflict: LayoutConflict,
    _ places: DocumentPlaces
  ) -> SweepProblem? {
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
    var problem = SweepProblem(
      kind: .conflict,
      key: report.members.compactMap(\.id).sorted().joined(separator: " "),
      what: "The constraints of \(listed(names)) cannot hold together",
      measure: "\(Points.counted(Double(conflict.excess))) missing, and UIKit breaks "
        + described(conflict.broken, report, places),
      element: made.element,
      details: [FailureDetail(title: "constraints", text: report.log)],
      views: constraints.flatMap { LayoutRequirement.constraint($0).views },
      constraints: constraints,
      natural: conflict.members.compactMap { member in
        guard case .content(let view) = member else { return nil }
        return view
      }
    )
    problem.conflict = conflict
    return problem
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

  static func listed(_ names: [String]) -> String {
    Names.listed(names, noun: " views")
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge of a view's margins.
  fileprivate var isOfMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
