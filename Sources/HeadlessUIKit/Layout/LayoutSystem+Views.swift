import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Adds the rows of a view's autoresizing mask.
  func addMask(_ index: Int) {
    let view = views[index]
    let parent = parents[index]
    let outer = views[parent].placement.size
    let frame = view.placement
    let isFollowing = !views[parent].flags.contains(.keepsSubviewSizes)
    let bits = isFollowing ? view.flags.autoresizingBits : 0
    let box = frameBox(index)
    let parentBox = frameBox(parent)
    if isTableEnd(view, of: views[parent]) { return addTableEnd(view, box, parentBox) }
    addMaskAxis(
      (box.x, box.width),
      (parentBox.x, parentBox.width),
      FlexibleAxis(
        before: frame.minX,
        size: frame.width,
        after: outer.width - frame.minX - frame.width
      ),
      outer.width,
      bits & 0b111
    )
    addMaskAxis(
      (box.y, box.height),
      (parentBox.y, parentBox.height),
      FlexibleAxis(
        before: frame.minY,
        size: frame.height,
        after: outer.height - frame.minY - frame.height
      ),
      outer.height,
      bits >> 3
    )
  }

  private func isTableEnd(_ view: UIView, of parent: UIView) -> Bool {
    guard let table = parent as? UITableView else { return false }
    return table.tableHeaderView === view || table.tableFooterView === view
  }

  /// Makes a table's header or footer as wide as the table, whatever its mask says.
  private func addTableEnd(_ view: UIView, _ box: LayoutBox, _ outer: LayoutBox) {
    addRow([Term(variable(box.x)), Term(variable(outer.x), -1)], constant: 0)
    addRow([Term(variable(box.width)), Term(variable(outer.width), -1)], constant: 0)
    addRow(
      [Term(variable(box.y)), Term(variable(outer.y), -1)],
      constant: -Double(view.placement.minY)
    )
    addRow([Term(variable(box.height))], constant: -Double(view.placement.height))
  }

  private func addMaskAxis(
    _ inner: (origin: Int, size: Int),
    _ outer: (origin: Int, size: Int),
    _ axis: FlexibleAxis,
    _ length: CGFloat,
    _ flexible: UInt64
  ) {
    // How origin and size change when the superview grows by one point.
    let shares =
      flexible == 0
      ? (origin: axis.before, size: axis.size) : axis.resized(by: 1, flexible: flexible)
    let originShare = Double(shares.origin - axis.before)
    let sizeShare = Double(shares.size - axis.size)
    addRow(
      [
        Term(variable(inner.origin)), Term(variable(outer.origin), -1),
        Term(variable(outer.size), -originShare),
      ],
      constant: -Double(axis.before) + originShare * Double(length)
    )
    addRow(
      [Term(variable(inner.size)), Term(variable(outer.size), -sizeShare)],
      constant: -Double(axis.size) + sizeShare * Double(length)
    )
  }

  /// Adds the rows of a view's intrinsic size.
  func addContent(_ index: Int) {
    let view = views[index]
    let size = contentSize(of: view)
    let insets = view.alignmentRectInsets
    var rows: (width: ConstraintID?, height: ConstraintID?)
    if size.width >= 0 {
      rows.width = addRow(
        [Term(variable(4 * index + 2))],
        constant: -Double(size.width + insets.left + insets.right),
        below: winningTies(Priority(view.priorities.compressionHorizontal)),
        above: Priority(view.priorities.huggingHorizontal)
      )
    }
    if size.height >= 0 {
      rows.height = addRow(
        [Term(variable(4 * index + 3))],
        constant: -Double(size.height + insets.top + insets.bottom),
        below: winningTies(Priority(view.priorities.compressionVertical)),
        above: Priority(view.priorities.huggingVertical)
      )
    }
    if rows.width != nil || rows.height != nil {
      contentRows.append((index, rows.width, rows.height))
    }
    if let assumed = assumedSizes.isEmpty ? nil : assumedSizes[ObjectIdentifier(view)] {
      addAssumed(assumed, index, unlike: size)
    }
  }

  /// Content is not compressed for constraints of the same priority: UIKit leaves such ties open, and decides them so.
  private func winningTies(_ priority: Priority) -> Priority {
    guard priority > Priority(0), priority < .required else { return priority }
    return Priority(priority.rawValue.nextUp)
  }

  /// The intrinsic size of a view's alignment rectangle, on which constraints act.
  func contentSize(of view: UIView) -> CGSize {
    if let size = contentSizes[ObjectIdentifier(view)] { return size }
    var size = view.intrinsicContentSize
    // These controls' intrinsic sizes are those of their frames.
    guard view is UISwitch || view is UISlider || view is UISegmentedControl else { return size }
    let insets = view.alignmentRectInsets
    if size.width >= 0 { size.width -= insets.left + insets.right }
    if size.height >= 0 { size.height -= insets.top + insets.bottom }
    return size
  }

  /// Gives texts of several lines the height that they need at their solved width.
  ///
  /// In the first round it also narrows a text to the width of its lines.
  ///
  /// - Parameter isFirst: Whether the widths are those of the first solution.
  /// - Returns: Whether a size changed, so that the system must be solved again.
  func updateTexts(isFirst: Bool = false) -> Bool {
    var isChanged = false
    for (place, rows) in contentRows.enumerated() {
      let view = views[rows.view]
      guard let height = rows.height, wrapsText(view), contentSizes[ObjectIdentifier(view)] == nil,
        view.rare?.placeholderIntrinsicSize == nil
      else { continue }
      let width = solver.value(variable(4 * rows.view + 2))
      guard width > 0, width.isFinite else { continue }
      let wanted = view.sizeThatFits(CGSize(width: width, height: 0))
      if move(height, to: -Double(wanted.height)) { isChanged = true }
      // UIKit measures a label again, with the first width as `preferredMaxLayoutWidth`.
      guard isFirst, view is UILabel, let row = rows.width,
        wanted.width < view.intrinsicContentSize.width - 0.01
      else { continue }
      if move(row, to: -Double(wanted.width)) {
        isChanged = true
        narrowedRows.append(place)
      }
    }
    return isChanged
  }

  /// Whether a view's height follows from its width: a label of several lines, or a text view that does not scroll.
  private func wrapsText(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.numberOfLines != 1
    case let text as UITextView: !text.isScrollEnabled
    default: false
    }
  }

  /// Gives narrowed texts their one-line widths again, with which every layout begins.
  func widenTexts() {
    for place in narrowedRows where place < contentRows.count {
      let rows = contentRows[place]
      guard let row = rows.width, rows.view < views.count else { continue }
      _ = move(row, to: -Double(contentSize(of: views[rows.view]).width))
    }
    narrowedRows.removeAll(keepingCapacity: true)
  }

  private func move(_ row: ConstraintID, to constant: Double) -> Bool {
    guard let known = try? solver.constant(of: row), abs(known - constant) > 0.01 else {
      return false
    }
    try? solver.setConstant(constant, of: row)
    return true
  }
}
