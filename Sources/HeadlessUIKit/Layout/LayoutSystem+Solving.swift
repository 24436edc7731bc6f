import ConstraintSolver
import Foundation

// Solving and placing once the rows exist. Every relayout runs this code, so it does not allocate.

extension LayoutSystem {
  /// Solves, then gives texts of several lines the height of their solved width and solves again.
  ///
  /// - Complexity: O(terms) where the constraints that decide stay the same.
  func settle() {
    if !narrowedRows.isEmpty { widenTexts() }
    solver.solve()
    // A text's height follows its width, and may change widths in turn. Three rounds settle whatever settles.
    for round in 0..<3 where updateTexts(isFirst: round == 0) { solver.solve() }
    // Three rounds at most: sizes that still contradict each other then are rarely mended by more.
    while positiveRounds < 3, keepSizesPositive() {
      positiveRounds += 1
      solver.solve()
    }
  }

  /// Adds rows that keep sizes from becoming negative, only for views that have a negative size.
  ///
  /// A policy: UIKit does not say how strong its own rule is. At 999 it causes no conflicts.
  ///
  /// - Returns: Whether a row was added, so that the system must be solved again.
  private func keepSizesPositive() -> Bool {
    var isChanged = false
    for size in 2..<(4 * parents.count) where size & 2 != 0 {
      guard solver.value(variable(size)) < -1e-6, positiveSizes.insert(size).inserted else {
        continue
      }
      if addRow([Term(variable(size))], constant: 0, .greaterThanOrEqual, priority: 999) != nil {
        isChanged = true
      }
    }
    return isChanged
  }

  /// Sets the size of the root in points.
  func setRootSize(_ size: CGSize) {
    guard let rows = sizeRows else { return }
    try? solver.setConstant(-Double(size.width), of: rows.width)
    try? solver.setConstant(-Double(size.height), of: rows.height)
  }

  /// Replaces the root's fixed size by a pull with these priorities.
  func loosenRoot(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    guard let rows = sizeRows else { return }
    try? solver.setActive(false, rows.width)
    try? solver.setActive(false, rows.height)
    let width = addRow([Term(variable(2))], constant: 0, priority: horizontal.rawValue)
    let height = addRow([Term(variable(3))], constant: 0, priority: vertical.rawValue)
    sizeRows = width.flatMap { width in height.map { (width, $0) } }
  }

  /// The solved size of the root, or `other` where it is not finite.
  func rootSize(_ other: CGSize) -> CGSize {
    let (width, height) = (solver.value(variable(2)), solver.value(variable(3)))
    guard width.isFinite, height.isFinite else { return other }
    return CGSize(width: max(0, width), height: max(0, height))
  }

  /// Sets the constants of layout constraints that changed.
  func updateConstants() {
    for index in constraintRows.indices {
      let entry = constraintRows[index]
      // Constraints that a nib has not made into objects yet still have the nib's constants.
      guard entry.holder < views.count, views[entry.holder].constraintSource == nil else {
        continue
      }
      let list = views[entry.holder].constraintList
      guard entry.place < list.count else { continue }
      let constant = Double(list[entry.place].constant)
      guard constant != entry.constant, let sum = try? solver.constant(of: entry.row) else {
        continue
      }
      let change = (constant - entry.constant) * (entry.isMirrored ? -1 : 1)
      try? solver.setConstant(sum - change, of: entry.row)
      constraintRows[index].constant = constant
    }
  }

  /// Sets the intrinsic sizes of views.
  ///
  /// - Returns: False where a view gained or lost an intrinsic length, so that the rows are not the same.
  func updateContent() -> Bool {
    var next = 0
    for index in views.indices.dropFirst() where !isGiven(views[index]) {
      let view = views[index]
      let size = contentSize(of: view)
      let hasRows = next < contentRows.count && contentRows[next].view == index
      guard hasRows || (size.width < 0 && size.height < 0) else { return false }
      guard hasRows else { continue }
      let rows = contentRows[next]
      next += 1
      guard (size.width >= 0) == (rows.width != nil), (size.height >= 0) == (rows.height != nil)
      else { return false }
      let insets = view.alignmentRectInsets
      set(rows.width, to: -Double(size.width + insets.left + insets.right))
      set(rows.height, to: -Double(size.height + insets.top + insets.bottom))
    }
    return next == contentRows.count
  }

  private func set(_ row: ConstraintID?, to constant: Double) {
    guard let row, let known = try? solver.constant(of: row), known != constant else { return }
    try? solver.setConstant(constant, of: row)
  }

  /// The frame of the view at an index, in the root's coordinates.
  func frame(_ index: Int) -> CGRect {
    CGRect(
      x: solver.value(variable(4 * index)),
      y: solver.value(variable(4 * index + 1)),
      width: solver.value(variable(4 * index + 2)),
      height: solver.value(variable(4 * index + 3))
    )
  }

  /// Sets the views' frames and the content sizes of scroll views.
  func place() {
    // A cell places its content view itself, whatever constraints say of it.
    for index in views.indices
    where parents[index] >= 0 && !views[index].flags.contains(.isContentView) {
      var frame = frame(index)
      let parent = self.frame(parents[index]).origin
      frame.origin.x -= parent.x
      frame.origin.y -= parent.y
      guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite,
        frame.height.isFinite
      else { continue }
      // A solution may hold negative sizes; a frame has none.
      // Nor a length of -0, which code that prints frames would show.
      let size = frame.size
      frame.size = CGSize(
        width: size.width > 0 ? size.width : 0,
        height: size.height > 0 ? size.height : 0
      )
      if differs(frame, views[index].placement) { views[index].take(solved: frame) }
    }
    placeGuides()
    guard !contentBoxes.isEmpty else { return }
    for view in views {
      guard let scroll = view as? UIScrollView,
        let content = contentBoxes[ObjectIdentifier(scroll)]
      else { continue }
      scroll.contentSize = CGSize(
        width: solver.value(variable(content.width)),
        height: solver.value(variable(content.height))
      )
    }
  }

  /// Whether frames differ by more than the solver's rounding.
  private func differs(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) > 1e-6 || abs(left.minY - right.minY) > 1e-6
      || abs(left.width - right.width) > 1e-6 || abs(left.height - right.height) > 1e-6
  }

  /// Whether the views are there: a system holds them from its making until it has placed them.
  var holdsViews: Bool { !views.isEmpty && views.count == parents.count }

  /// Gathers the views again, in the system's order.
  ///
  /// - Returns: Whether there are as many as before.
  /// - Complexity: O(views); allocates nothing once the stack has grown.
  func refillViews(_ waiting: inout [UIView]) -> Bool {
    views.removeAll(keepingCapacity: true)
    waiting.append(root)
    while let view = waiting.popLast() {
      views.append(view)
      let subviews = view.subviewStorage
      for index in subviews.indices.reversed() where includes(subviews[index], of: view) {
        waiting.append(subviews[index])
      }
    }
    return views.count == parents.count
  }
}
