import ConstraintSolver

/// Systems made by formula.
///
/// A view has four variables: x, y, width and height. A chain or a stack has two for each view, its
/// place and its length, after the one of its container.
extension SolverProblem {
  /// A cell of ten views below each other, each as wide as the cell between margins.
  ///
  /// Two of them are texts, narrower than the cell when it is wide.
  static func cell(_ count: Int) -> Self {
    var cell = Self(name: "cell\(count)", variableCount: 4 * (count + 1))
    cell.add([(0, 1)], 0)
    cell.add([(1, 1)], 0)
    for view in 1...count {
      let own = 4 * view
      let isText = view == 3 || view == 4
      cell.add([(own, 1), (0, -1)], -16)
      let trailing: [Summand] = [(own, 1), (own + 2, 1), (0, -1), (2, -1)]
      if isText {
        cell.add(trailing, 16, .lessThanOrEqual)
        cell.add([(own + 2, 1)], -11 * Double(view + 4), .equal, .weak)
      } else {
        cell.add(trailing, 16, .equal, .medium)
      }
      let above: [Summand] = view == 1 ? [(1, -1)] : [(own - 3, -1), (own - 1, -1)]
      cell.add([(own + 1, 1)] + above, -8)
      cell.add([(own + 3, 1)], -20.5, .equal, view == 4 ? .weak : .medium)
    }
    let last = 4 * count
    cell.add([(last + 1, 1), (last + 3, 1), (1, -1), (3, -1)], 8, .equal, .belowStrong)
    cell.editVariable = 2
    cell.editValues = (320, 375)
    return cell
  }

  /// Views of equal width side by side, pinned at both ends of a container whose width is edited.
  static func chain(_ count: Int) -> Self {
    var chain = Self(name: "chain\(count)", variableCount: 2 * count + 1)
    chain.add([(1, 1)], -16)
    for x in stride(from: 3, to: 2 * count, by: 2) {
      chain.add([(x, 1), (x - 2, -1), (x - 1, -1)], -8)
      chain.add([(x + 1, 1), (2, -1)], 0)
    }
    chain.add([(2 * count - 1, 1), (2 * count, 1), (0, -1)], 16)
    chain.editValues = (320 * Double(count), 375 * Double(count))
    return chain
  }

  /// Rows below each other, each at least 10 high; the container's top is edited.
  static func stack(_ count: Int) -> Self {
    var stack = Self(name: "stack\(count)", variableCount: 2 * count + 1)
    for y in stride(from: 1, to: 2 * count, by: 2) {
      let above: [Summand] = y == 1 ? [(0, -1)] : [(y - 2, -1), (y - 1, -1)]
      stack.add([(y, 1)] + above, -8)
      stack.add([(y + 1, 1)], -20.5, .equal, .medium)
      stack.add([(y + 1, 1)], -10, .greaterThanOrEqual)
    }
    stack.editValues = (0, 100)
    return stack
  }
}
