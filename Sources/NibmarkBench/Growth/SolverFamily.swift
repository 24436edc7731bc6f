import ConstraintSolver

/// Systems of the benches' families, of any size.
enum SolverFamily: CaseIterable {
  case chain, stack, tree

  func rows(_ count: Int) -> (variableCount: Int, list: [Constraint]) {
    switch self {
    case .chain: Self.chain(count)
    case .stack: Self.stack(count)
    case .tree: Self.tree(count)
    }
  }

  private static func row(
    _ terms: [(Int, Double)],
    _ constant: Double,
    _ relation: Relation = .equal,
    _ priority: Priority = .required
  ) -> Constraint {
    Constraint(
      LinearExpression(
        terms.map { Term(Variable(index: $0.0), $0.1) },
        constant: constant
      ),
      relation,
      priority: priority
    )
  }

  private static func chain(_ count: Int) -> (variableCount: Int, list: [Constraint]) {
    var list = [row([(0, 1)], -40 * Double(count), .equal, Priority(999)), row([(1, 1)], -16)]
    for view in 1..<count {
      let x = 2 * view + 1
      list.append(row([(x, 1), (x - 2, -1), (x - 1, -1)], -8))
      list.append(row([(x + 1, 1), (2, -1)], 0))
    }
    list.append(row([(2 * count - 1, 1), (2 * count, 1), (0, -1)], 16))
    return (2 * count + 1, list)
  }

  private static func stack(_ count: Int) -> (variableCount: Int, list: [Constraint]) {
    var list = [row([(0, 1)], 0)]
    for view in 0..<count {
      let y = 2 * view + 1
      list.append(
        view == 0 ? row([(y, 1), (0, -1)], -8) : row([(y, 1), (y - 2, -1), (y - 1, -1)], -8)
      )
      list.append(row([(y + 1, 1)], -20.5, .equal, .defaultHigh))
      list.append(row([(y + 1, 1)], -10, .greaterThanOrEqual))
    }
    return (2 * count + 1, list)
  }

  private static func tree(_ count: Int) -> (variableCount: Int, list: [Constraint]) {
    var list = [
      row([(0, 1)], 0), row([(1, 1)], 0), row([(2, 1)], -375, .equal, Priority(999)),
      row([(3, 1)], -800, .equal, Priority(998)),
    ]
    for (node, parent) in RandomTree.parents(count).enumerated().dropFirst() {
      let (own, outer) = (4 * node, 4 * parent)
      let inset = Double(node % 9)
      list.append(row([(own, 1), (outer, -1)], -inset))
      list.append(row([(own + 1, 1), (outer + 1, -1)], -inset))
      list.append(row([(own + 2, 1), (outer + 2, -1)], 2 * inset))
      list.append(
        node % 2 == 0
          ? row([(own + 3, 1), (outer + 3, -0.5)], 0)
          : row([(own + 3, 1)], -20.5, .equal, .defaultHigh)
      )
    }
    return (4 * count, list)
  }
}
