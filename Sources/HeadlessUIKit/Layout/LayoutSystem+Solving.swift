import ConstraintSolver
import Foundation

// What a system does once its rows are there. Relayout goes this way again and again, so nothing here allocates.

extension LayoutSystem {
  /// Solves, and lets texts of several lines ask for the height that they have at the width they got.
  ///
  /// - Complexity: O(terms) where the constraints that decide stay the same.
  func settle() {
    if !narrowedRows.isEmpty { widenTexts() }
    solver.solve()
    // The height of text follows its width, and may change widths in turn; a few rounds are enough for what ends.
    for round in 0..<3 where updateTexts(isFirst: round == 0) { solver.solve() }
    // What a few rounds leave of sizes that contradict one another, further ones rarely mend.
    while positiveRounds < 3, keepSizesPositive() {
      positiveRounds += 1
      solver.solve()
    }
  }

  /// Keeps sizes from becoming negative; rows are made only for views that would get one, which few ever do.
  ///
  /// A policy: UIKit does not say how strong its own rule is. Weaker than required, it invents no conflicts.
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

  /// Gives the root another size.
  func setRootSize(_ size: CGSize) {
    guard let rows = sizeRows else { return }
    try? solver.setConstant(-Double(size.width), of: rows.width)
    try? solver.setConstant(-Double(size.height), of: rows.height)
  }

  /// Lets the root's size be pulled at with priorities instead of being given.
  func loosenRoot(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    guard let rows = sizeRows else { return }
    try? solver.setActive(false, rows.width)
    try? solver.setActive(false, rows.height)
    let width = addRow([Term(variable(2))], constant: 0, priority: horizontal.rawValue)
    let height = addRow([Term(variable(3))], constant: 0, priority: vertical.rawValue)
    sizeRows = width.flatMap { width in height.map { (width, $0) } }
  }

  /// The size that the root got, or another where there is none.
  func rootSize(_ other: CGSize) -> CGSize {
    let (width, height) = (solver.value(variable(2)), solver.value(variable(3)))
    guard width.isFinite, height.isFinite else { return other }
    return CGSize(width: max(0, width), height: max(0, height))
  }

  /// Takes over the constants of layout constraints.
  func updateConstants() {
    for index in constraintRows.indices {
      let entry = constraintRows[index]
      // While a nib's constraints are no objects yet, nobody has given them other constants.
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

  /// Takes over the natural sizes of views.
  ///
  /// - Returns: False where one appeared or vanished, so that the rows are others.
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

  /// The frame of the view of an index, in the root's coordinates.
  func frame(_ index: Int) -> CGRect {
    CGRect(
      x: solver.value(variable(4 * index)),
      y: solver.value(variable(4 * index + 1)),
      width: solver.value(variable(4 * index + 2)),
      height: solver.value(variable(4 * index + 3))
    )
  }

  /// Gives the views their frames, and scroll views the size of their content.
  func place() {
    for index in views.indices where parents[index] >= 0 {
      var frame = frame(index)
      let parent = self.frame(parents[index]).origin
      frame.origin.x -= parent.x
      frame.origin.y -= parent.y
      guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite,
        frame.height.isFinite
      else { continue }
      // Constraints that ask for less than nothing get nothing.
      frame.size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
      if differs(frame, views[index].placement) { views[index].frame = frame }
    }
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

  /// Whether a frame is another by more than what rounding in the solver makes.
  private func differs(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) > 1e-6 || abs(left.minY - right.minY) > 1e-6
      || abs(left.width - right.width) > 1e-6 || abs(left.height - right.height) > 1e-6
  }

  /// Whether the views are there: they are from when a system is made until it has placed them.
  var holdsViews: Bool { !views.isEmpty && views.count == parents.count }

  /// Finds the views again, in the order in which the system knows them.
  ///
  /// - Returns: Whether they are as many as before.
  /// - Complexity: O(views), with a stack that is kept.
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
