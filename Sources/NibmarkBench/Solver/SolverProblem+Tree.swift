import ConstraintSolver

extension SolverProblem {
  /// Views nested at random, none deeper than 12, in a root whose width is edited.
  ///
  /// The same numbers are drawn for every size: a tree is the beginning of all larger ones.
  static func tree(_ count: Int) -> Self {
    var random = MersenneTwister(seed: 42)
    var tree = Self(name: "tree\(count)", variableCount: 4 * (count + 1))
    tree.add([(0, 1)], 0)
    tree.add([(1, 1)], 0)
    tree.add([(3, 1)], -1_000, .equal, .belowStrong)
    var depths = [0]
    var lastChildren: [Int?] = [nil]
    for view in 1...count {
      var parent = random.integer(below: view)
      while depths[parent] >= 12 { parent = random.integer(below: view) }
      let isBelow = random.fraction() < 0.5
      tree.addPlace(of: view, in: parent, below: isBelow ? lastChildren[parent] : nil, &random)
      tree.addSize(of: view, in: parent, &random)
      depths.append(depths[parent] + 1)
      lastChildren.append(nil)
      lastChildren[parent] = view
    }
    tree.editVariable = 2
    tree.editValues = (320, 375)
    return tree
  }

  /// Puts a view below a sibling or, without one, at its parent's upper left corner.
  private mutating func addPlace(
    of view: Int,
    in parent: Int,
    below sibling: Int?,
    _ random: inout MersenneTwister
  ) {
    let (own, outer) = (4 * view, 4 * (sibling ?? parent))
    let gapMax = sibling == nil ? 20 : 8
    add([(own, 1), (outer, -1)], -Double(random.integer(in: 0...gapMax)))
    let bottom: [Summand] = sibling == nil ? [] : [(outer + 3, -1)]
    add([(own + 1, 1), (outer + 1, -1)] + bottom, -Double(random.integer(in: 0...gapMax)))
  }

  private mutating func addSize(of view: Int, in parent: Int, _ random: inout MersenneTwister) {
    let (own, outer) = (4 * view, 4 * parent)
    switch random.fraction() {
    case ..<0.5:
      add([(own + 2, 1), (outer + 2, -1)], Double(random.integer(in: 0...40)))
    case ..<0.8:
      add([(own + 2, 1), (outer + 2, -Self.part(&random))], 0)
    default:
      add([(own + 2, 1)], -Double(random.integer(in: 20...200)), .equal, .medium)
    }
    if random.fraction() < 0.5 {
      add([(own + 3, 1), (outer + 3, -Self.part(&random))], 0)
    } else {
      add([(own + 3, 1)], -Double(random.integer(in: 20...60)), .equal, .medium)
    }
  }

  /// A part of a parent's length, to three decimals.
  private static func part(_ random: inout MersenneTwister) -> Double {
    ((0.2 + 0.7 * random.fraction()) * 1_000).rounded() / 1_000
  }
}
