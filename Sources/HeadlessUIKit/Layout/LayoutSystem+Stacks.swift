import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// The priority that keeps a stack no larger than its views need: below anything that a document says.
  private static let tightPriority: Float = 0.5

  /// Adds the rows of a stack's distribution, alignment and spacing.
  func addStack(_ stack: UIStackView) {
    guard let index = index(of: stack) else { return }
    let arranged = stack.arrangedSubviews.filter { !$0.isHidden }.compactMap { self.index(of: $0) }
    let outer =
      stack.isLayoutMarginsRelativeArrangement
      ? frameBox(index).inset(by: margins(of: stack)) : box(index)
    let axis = StackAxis(
      isVertical: stack.axis == .vertical,
      isFlipped: stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    if arranged.isEmpty {
      addEmptyStack(index)
    } else {
      addAlong(stack, outer, arranged, axis)
      addAcross(stack, outer, arranged, axis)
    }
    if arranged.count < stack.arrangedSubviews.count { addHidden(stack, outer, axis) }
  }

  /// A stack with nothing to show has no size of its own.
  private func addEmptyStack(_ index: Int) {
    for size in [4 * index + 2, 4 * index + 3] {
      addRow([Term(variable(size))], constant: 0, priority: Self.tightPriority)
    }
  }

  private func addAlong(
    _ stack: UIStackView,
    _ outer: LayoutBox,
    _ arranged: [Int],
    _ axis: StackAxis
  ) {
    equate(axis.start(box(arranged[0])), axis.start(outer))
    equate(axis.end(box(arranged[arranged.count - 1])), axis.end(outer))
    let isSpread =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (left, right) in zip(arranged, arranged.dropFirst()) {
      if !isSpread, axis.isVertical, stack.isBaselineRelativeArrangement,
        addBaselineSpace(stack, left, right)
      {
        continue
      }
      let space = Double(axis.sign) * Double(stack.space(after: views[left]))
      addRow(
        axis.start(box(right)),
        isSpread ? (axis.sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual) : .equal,
        axis.end(box(left)),
        constant: space
      )
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for other in arranged.dropFirst() {
        equate(axis.length(box(other)), axis.length(box(arranged[0])))
      }
    case .fillProportionally:
      if stackSharing.measuresByStack {
        addShares(stack, outer, arranged, axis)
      } else {
        addProportions(arranged, axis)
      }
    case .equalSpacing, .equalCentering:
      addEqualGaps(stack, arranged, axis)
      // If nothing else sets the stack's length, the spacings are their minimum.
      let length = Variable(index: axis.isVertical ? outer.height : outer.width)
      addRow([Term(length)], constant: 0, priority: Self.tightPriority)
    }
    if stackSharing.textDivision != .none { divideTexts(stack, outer, arranged) }
  }

  func equate(_ left: LayoutQuantity?, _ right: LayoutQuantity?, priority: Float = 1000) {
    guard let left, let right else { return }
    addRow(left, .equal, right, priority: priority)
  }

  private func addRow(
    _ first: LayoutQuantity?,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutQuantity?,
    constant: Double
  ) {
    guard let first, let second else { return }
    addRow(first, relation, second, constant: constant)
  }

  /// Keeps lengths in proportion to intrinsic ones; views without an intrinsic length take no part.
  ///
  /// Where no view has any, all are equally long unless something says otherwise.
  func addProportions(_ arranged: [Int], _ axis: StackAxis) {
    sharesLengths = true
    let natural = arranged.map { index -> (Int, Double) in
      let length = views[index].proportionalLength(isVertical: axis.isVertical) {
        contentSize(of: $0)
      }
      return (index, Double(length))
    }.filter { $0.1 > 0 }
    guard let (first, length) = natural.first else {
      for other in arranged.dropFirst() {
        equate(
          axis.length(box(other)),
          axis.length(box(arranged[0])),
          priority: Self.suppressionPriority
        )
      }
      return
    }
    for (other, otherLength) in natural.dropFirst() {
      guard let left = axis.length(box(other)), let right = axis.length(box(first)) else {
        continue
      }
      // Not required: required sizes come before proportions.
      addRow(left, .equal, right, multiplier: otherLength / length, priority: 999)
    }
  }

  private func addEqualGaps(_ stack: UIStackView, _ arranged: [Int], _ axis: StackAxis) {
    guard arranged.count > 2 else { return }
    let isCentred = stack.distribution == .equalCentering
    for place in 2..<arranged.count {
      let quantities = [place - 2, place - 1, place - 1, place].enumerated().compactMap {
        (slot, member) -> LayoutQuantity? in
        let box = box(arranged[member])
        if isCentred { return axis.middle(box) }
        return slot % 2 == 0 ? axis.end(box) : axis.start(box)
      }
      guard quantities.count == 4 else { continue }
      // UIKit ranks the minimum spacings above equal centering.
      let parts = Array(zip(quantities, [-1.0, 1, 1, -1]))
      addRow(of: parts, priority: isCentred ? 149 : 1000)
    }
  }

  private func addAcross(
    _ stack: UIStackView,
    _ outer: LayoutBox,
    _ arranged: [Int],
    _ axis: StackAxis
  ) {
    let across = StackAxis(isVertical: !axis.isVertical, isFlipped: axis.isFlipped)
    let first = firstOnBaseline(stack, arranged)
    for index in arranged {
      let inner = box(index)
      switch stack.alignment {
      case .fill:
        equate(across.start(inner), across.start(outer))
        equate(across.end(inner), across.end(outer))
        continue
      case .leading: equate(across.start(inner), across.start(outer))
      case .trailing: equate(across.end(inner), across.end(outer))
      case .center: equate(across.middle(inner), across.middle(outer))
      case .firstBaseline:
        // Views without a text stand beside the line that the others share.
        let isOnLine = first == nil || hasBaseline(index, .firstBaseline)
        if isOnLine { addBaseline(stack, index, first ?? arranged[0]) }
        keepBelow(inner, outer, across, isFirst: index == arranged[0] || !isOnLine)
        continue
      case .lastBaseline: addBaseline(stack, index, arranged[0])
      }
      keepInside(inner, outer, across)
      fillAcross(index, outer, across)
    }
    if stack.alignment != .fill {
      // Across its axis, the stack is no larger than its views need.
      let length = Variable(index: across.isVertical ? outer.height : outer.width)
      addRow([Term(length)], constant: 0, priority: Self.tightPriority)
    }
  }

  /// Keeps views that are aligned by first baseline inside the stack.
  ///
  /// Only the first view must stay below the top: the others may reach above it. Spare space goes
  /// above the views.
  private func keepBelow(
    _ inner: LayoutBox,
    _ outer: LayoutBox,
    _ across: StackAxis,
    isFirst: Bool
  ) {
    if isFirst {
      addRow(across.start(inner), .greaterThanOrEqual, across.start(outer), constant: 0)
    }
    addRow(across.end(inner), .lessThanOrEqual, across.end(outer), constant: 0)
    equate(across.end(inner), across.end(outer), priority: 1)
  }

  /// Lets a view that nothing sizes across the stack fill it, as UIKit's stacks keep such views from being ambiguous.
  private func fillAcross(_ index: Int, _ outer: LayoutBox, _ across: StackAxis) {
    guard !(views[index] is UIStackView) else { return }
    let size = contentSize(of: views[index])
    guard (across.isVertical ? size.height : size.width) < 0 else { return }
    equate(across.length(box(index)), across.length(outer), priority: Self.suppressionPriority)
  }

  /// Above what keeps a stack small, so that both hold, and the hugging of lengths that a canvas assumes.
  private static let suppressionPriority: Float = 1.5

  private func keepInside(_ inner: LayoutBox, _ outer: LayoutBox, _ across: StackAxis) {
    let isForward = across.sign > 0
    addRow(
      across.start(inner),
      isForward ? .greaterThanOrEqual : .lessThanOrEqual,
      across.start(outer),
      constant: 0
    )
    addRow(
      across.end(inner),
      isForward ? .lessThanOrEqual : .greaterThanOrEqual,
      across.end(outer),
      constant: 0
    )
  }
}

extension UIView {
  /// Whether the superview is a stack that arranges the view.
  ///
  /// - Complexity: O(arranged views).
  package final var isArranged: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } == true
  }

  /// The length by which a stack with proportional lengths counts a view; 0 or less where it has none.
  ///
  /// A stack counts by what it arranges, though it has no intrinsic size: UIKit's stacks answer for this themselves.
  ///
  /// - Complexity: O(views of nested stacks).
  final func proportionalLength(isVertical: Bool, of size: (UIView) -> CGSize) -> CGFloat {
    guard let stack = self as? UIStackView else {
      let own = size(self)
      return isVertical ? own.height : own.width
    }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = shown.map { max($0.proportionalLength(isVertical: isVertical, of: size), 0) }
    let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let around = isVertical ? insets.top + insets.bottom : insets.left + insets.right
    guard (stack.axis == .vertical) == isVertical else { return around + (lengths.max() ?? 0) }
    return around + lengths.reduce(0, +)
      + shown.dropLast().reduce(0) { $0 + stack.space(after: $1) }
  }
}

extension UIStackView {
  /// The spacing of all views without one of their own: the stack's, or 8 for the system's.
  var ownSpace: CGFloat { spacing == UIStackView.spacingUseSystem ? 8 : spacing }

  /// The spacing after a view: custom, the stack's, or 8 for the system's.
  func space(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let space = custom == UIStackView.spacingUseDefault ? spacing : custom
    return space == UIStackView.spacingUseSystem ? 8 : space
  }
}
