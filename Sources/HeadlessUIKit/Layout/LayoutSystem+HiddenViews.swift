import ConstraintSolver
import Foundation

/// The frames of a stack's hidden views: they take no space, but they keep a position.
///
/// Read off 400 hidden views of 200 documents. A hidden view between two others begins in the
/// middle of their spacing. One after the last shown view begins where that ends. One before the
/// first shown view ends at its start in a row, and begins with it in a column. After a single
/// shown view it begins with the stack, unless the stack is a row and the hidden view has a width constraint.
extension LayoutSystem {
  /// The priority of a hidden view's position: below required, so that the document's own constraints win.
  private static let hiddenPriority: Float = 990
  /// The priority of a hidden view's breadth in a stack that shows nothing: below everything else.
  private static let weakestPriority: Float = 0.25

  /// Adds the rows of the stack's hidden views.
  ///
  /// - Complexity: O(arranged views).
  func addHidden(_ stack: UIStackView, _ outer: LayoutBox, _ axis: StackAxis) {
    let members = stack.arrangedSubviews.map { (isHidden: $0.isHidden, index: index(of: $0)) }
    var following = [Int?](repeating: nil, count: members.count)
    var next: Int?
    for place in members.indices.reversed() {
      following[place] = next
      if !members[place].isHidden { next = members[place].index }
    }
    let shown = members.count { !$0.isHidden }
    var former: Int?
    for (place, member) in members.enumerated() {
      guard let index = member.index else { continue }
      guard member.isHidden else {
        former = index
        continue
      }
      let beginsFirst =
        shown < 2 && (axis.isVertical || (former != nil && !hasOwnWidth(views[index])))
      addHiddenPlace(
        index,
        after: beginsFirst ? nil : former,
        before: beginsFirst ? nil : following[place],
        outer,
        axis
      )
      addHiddenBreadth(stack, index, outer, axis, isAlone: shown == 0)
    }
  }

  private func hasOwnWidth(_ view: UIView) -> Bool {
    view.constraints.contains {
      $0.firstItem === view && $0.secondItem == nil && $0.firstAttribute == .width
        && $0.relation == .equal
    }
  }

  /// Adds the position along the stack; the length is 0 unless something stronger sets it.
  private func addHiddenPlace(
    _ index: Int,
    after former: Int?,
    before next: Int?,
    _ outer: LayoutBox,
    _ axis: StackAxis
  ) {
    let hidden = box(index)
    if let length = axis.length(hidden) {
      addRow(
        [Term(variable(length.size))],
        constant: length.constant,
        priority: Self.hiddenPriority
      )
    }
    switch (former.flatMap { axis.end(box($0)) }, next.flatMap { axis.start(box($0)) }) {
    case (let end?, let start?): centre(axis.start(hidden), end, start)
    case (let end?, nil): equate(axis.start(hidden), end, priority: Self.hiddenPriority)
    case (nil, let start?):
      let edge = axis.isVertical ? axis.start(hidden) : axis.end(hidden)
      equate(edge, start, priority: Self.hiddenPriority)
    case (nil, nil): equate(axis.start(hidden), axis.start(outer), priority: Self.hiddenPriority)
    }
  }

  /// Puts an edge half way between two others.
  private func centre(_ edge: LayoutQuantity?, _ former: LayoutQuantity, _ next: LayoutQuantity) {
    guard let edge else { return }
    addRow(of: [(edge, 1), (former, -0.5), (next, -0.5)], priority: Self.hiddenPriority)
  }

  /// Adds the position across the stack.
  ///
  /// With fill alignment a hidden view still affects the stack's breadth, unless the stack shows nothing.
  private func addHiddenBreadth(
    _ stack: UIStackView,
    _ index: Int,
    _ outer: LayoutBox,
    _ axis: StackAxis,
    isAlone: Bool
  ) {
    let across = StackAxis(isVertical: !axis.isVertical, isFlipped: axis.isFlipped)
    let hidden = box(index)
    switch stack.alignment {
    case .fill where !isAlone:
      equate(across.start(hidden), across.start(outer))
      equate(across.end(hidden), across.end(outer))
    case .fill:
      equate(across.start(hidden), across.start(outer), priority: Self.hiddenPriority)
      equate(across.end(hidden), across.end(outer), priority: Self.weakestPriority)
    case .center:
      equate(across.middle(hidden), across.middle(outer), priority: Self.hiddenPriority)
    case .trailing, .lastBaseline:
      equate(across.end(hidden), across.end(outer), priority: Self.hiddenPriority)
    case .leading, .firstBaseline:
      equate(across.start(hidden), across.start(outer), priority: Self.hiddenPriority)
    }
  }
}
