import HeadlessUIKit
import InterfaceBuilder

/// The views of a document in which code changes the layout, so that the document alone does not say how it ends.
///
/// They are looked for when a problem is found.
@MainActor
final class CodeChanges {
  private let document: IBDocument
  private let places: DocumentPlaces
  private let facts: ProjectFacts
  /// The views with constraints of the app's own classes, and those that code turns.
  private lazy var changed = find()
  /// The views beside what code resizes.
  private lazy var followers = findFollowers()

  init(_ document: IBDocument, _ places: DocumentPlaces, _ facts: ProjectFacts) {
    self.document = document
    self.places = places
    self.facts = facts
  }

  /// - Complexity: O(objects + constraints).
  private func find() -> Set<String> {
    var changed: Set<String> = []
    // A class of the app's own may set the constant, as those for small phones do.
    for constraint in document.constraints where constraint.element.text(.customClass) != nil {
      guard let owner = constraint.owner.map({ document[$0] }) else { continue }
      // The length of a view changes where its neighbours lie.
      let view = constraint.secondObject == nil ? owner.parent ?? owner : owner
      if let id = view.id { changed.insert(id) }
    }
    for object in document.objects where object.isView {
      // Code turns a controller's own view for a moment, as when the keyboard comes.
      let outlets = object.id.flatMap { places.outlets[$0] }?.filter { $0.property != "view" } ?? []
      if let id = object.id, facts.codeAssigns(.place, of: outlets) { changed.insert(id) }
    }
    return changed
  }

  /// The views that lie beside one to which code gives a width or a height, and so where that one ends.
  ///
  /// - Complexity: O(constraints²) at most; one pass for each further view of a row.
  private func findFollowers() -> Set<Followed> {
    var moved: Set<Followed> = []
    for constraint in document.constraints where constraint.secondObject == nil {
      guard let id = constraint.id, places.connectedConstraints.contains(id),
        facts.codeAssigns(.constant, of: places.outlets[id] ?? []),
        let view = constraint.firstObject
      else { continue }
      moved.insert(Followed(view: view, isVertical: constraint.firstAttribute == .height))
    }
    let resized = moved
    var count = -1
    while count != moved.count {
      count = moved.count
      for constraint in document.constraints {
        guard let first = constraint.firstObject, let second = constraint.secondObject,
          let parent = document[first].parent, parent == document[second].parent
        else { continue }
        let isVertical = constraint.firstAttribute.isVertical
        let both = [first, second].map { Followed(view: $0, isVertical: isVertical) }
        if both.contains(where: moved.contains) { moved.formUnion(both) }
      }
    }
    return moved.subtracting(resized)
  }

  /// Whether a view lies outside or over another one where code may put it.
  private func isMoved(_ problem: SweepProblem) -> Bool {
    guard problem.kind == .outside || problem.kind == .overlap, !followers.isEmpty else {
      return false
    }
    let axes =
      switch problem.group {
      case .edge(let edge, _)?: [edge == "top" || edge == "bottom"]
      default: [true, false]
      }
    let ids = followers.filter { axes.contains($0.isVertical) }.compactMap { document[$0.view].id }
    return problem.views.contains { $0.isWithin(Set(ids)) }
  }

  private struct Followed: Hashable {
    let view: IBObjectIndex
    let isVertical: Bool
  }

  /// The problems with some texts, of which those that rest on what code changes are notes.
  ///
  /// - Complexity: O(problems · depth).
  func weighed(
    _ problems: [SweepProblem],
    with text: SweepOptions.Text = .short
  ) -> [SweepProblem] {
    problems.map { problem in
      guard !problem.isNote, isOfCode(problem, text) else { return problem }
      var problem = problem
      problem.isNote = true
      return problem
    }
  }

  private func outlets(of view: UIView) -> [OutletName] {
    view.interfaceBuilderID.flatMap { places.outlets[$0] } ?? []
  }

  /// Whether code decides if a text in a view scrolls: one that does not has a natural height.
  private func holdsTextOfCode(_ view: UIView) -> Bool {
    var waiting = [view]
    while let next = waiting.popLast() {
      if next is UITextView, facts.codeAssigns(.scrolling, of: outlets(of: next)) { return true }
      if !VisibleContent.isLeaf(next) { waiting += next.subviews }
    }
    return false
  }

  /// Whether code adds constraints to a view or to one beside it, which may hold both.
  private func isBesidePlaced(_ view: UIView) -> Bool {
    (view.superview?.subviews ?? [view]).contains { beside in
      facts.codeAssigns(.constraints, of: outlets(of: beside))
    }
  }

  /// Whether the controller of a view hides the navigation bar that the document gives it.
  private func isWithoutBar(_ view: UIView) -> Bool {
    var object = places.object(of: view)
    while let next = object, next.role != .viewController { object = next.parent }
    guard let name = object?.customClass else { return false }
    return facts.codeHidesBar(ofClass: name)
  }

  /// Whether code shows and hides views that a stack arranges beside a view.
  private func isBesideHidden(_ view: UIView) -> Bool {
    var next = view
    while let superview = next.superview {
      let others = (superview as? UIStackView)?.arrangedSubviews.filter { $0 !== next } ?? []
      if others.contains(where: { facts.codeAssigns(.visibility, of: outlets(of: $0)) }) {
        return true
      }
      next = superview
    }
    return false
  }

  private func isOfCode(_ problem: SweepProblem, _ text: SweepOptions.Text) -> Bool {
    if problem.kind == .ambiguous {
      return problem.natural.contains(where: holdsTextOfCode)
        || problem.views.contains(where: isBesidePlaced)
    }
    if problem.natural.contains(where: { facts.codeAssigns(.image, of: outlets(of: $0)) }) {
      return true
    }
    // What contradicts itself does so whatever else changes.
    guard problem.kind != .conflict else {
      return problem.constraints.contains { constraint in
        places.constraint(of: constraint)?.element.text(.customClass) != nil
      }
    }
    if isMoved(problem) { return true }
    // A longer text is cut whatever else is there.
    if text == .short, problem.views.contains(where: { isWithoutBar($0) || isBesideHidden($0) }) {
      return true
    }
    return problem.views.contains { view in
      facts.codeAssigns(.style, of: outlets(of: view)) || view.isWithin(changed)
    }
  }
}

extension IBLayoutAttribute {
  /// Whether it is about heights and places from top to bottom.
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .baseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
