import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// More conflicts than this in one tree tell a reader nothing new.
  private static let conflictCountMax = 8

  /// What the constraints contradict and what they leave open.
  ///
  /// - Complexity: O(required constraints) solutions for each conflict, and O(free directions · variables).
  func diagnosis(
    _ openAxes: Set<NSLayoutConstraint.Axis>
  ) -> (conflicts: [LayoutConflict], ambiguities: [LayoutAmbiguity]) {
    let (conflicts, broken) = conflicts(openAxes)
    return (conflicts, ambiguities(openAxes, broken: broken))
  }

  /// What cannot hold together, one set after the other, each without the row that the one before broke; and those rows.
  private func conflicts(
    _ openAxes: Set<NSLayoutConstraint.Axis>
  ) -> (conflicts: [LayoutConflict], broken: [ConstraintID]) {
    guard solver.status == .conflict else { return ([], []) }
    let probe = probe(openAxes)
    var found: [LayoutConflict] = []
    var allBroken: [ConstraintID] = []
    while found.count < Self.conflictCountMax, probe.solve() == .conflict {
      let rows = probe.minimalConflict()
      guard let broken = broken(rows, probe) else { break }
      allBroken.append(broken)
      found.append(
        LayoutConflict(
          members: members(rows),
          broken: requirement(broken),
          excess: CGFloat(probe.error(of: broken))
        )
      )
      try? probe.setActive(false, broken)
    }
    return (found, allBroken)
  }

  /// The system with lengths of the root that only a fitting pull decides.
  private func probe(_ openAxes: Set<NSLayoutConstraint.Axis>) -> Solver {
    let probe = solver.makeInstance()
    guard let sizeRows else { return probe }
    let rows = [(NSLayoutAxis.horizontal, sizeRows.width, 2), (.vertical, sizeRows.height, 3)]
    for (axis, row, length) in rows where openAxes.contains(axis) {
      try? probe.setActive(false, row)
      let term = Term(variable(length))
      _ = try? probe.add([term], constant: 0, below: .required, above: Priority(50))
    }
    return probe
  }

  /// The constraint that is missed by most; what stands for constraints only where no constraint is missed.
  private func broken(_ rows: [ConstraintID], _ probe: Solver) -> ConstraintID? {
    let missed = rows.filter { probe.error(of: $0) > 1e-6 }
    let own = missed.filter { sources[$0.index] != nil }
    return (own.isEmpty ? missed : own)
      .max { probe.error(of: $0) < probe.error(of: $1) } ?? rows.last
  }

  /// What the rows come from, each once, constraints first.
  private func members(_ rows: [ConstraintID]) -> [LayoutRequirement] {
    let all = rows.map(requirement)
    let own = all.filter { $0.constraint != nil }
    var seen: Set<String> = []
    return own + all.filter { $0.constraint == nil && seen.insert($0.log).inserted }
  }

  private func requirement(_ row: ConstraintID) -> LayoutRequirement {
    if let constraint = sources[row.index] { return .constraint(constraint) }
    return origins.first { row.index < $0.end }?.requirement ?? .rootSize(root)
  }

  /// The views that may move within their superviews, or be of another size.
  ///
  /// Views that only follow another's freedom are left out: those placed by masks, and those below a view that is named. So are hidden
  /// ones that a stack arranges, and what lies between constraints that contradict one another: either may give way, and
  /// nothing is open once one of them does.
  private func ambiguities(
    _ openAxes: Set<NSLayoutConstraint.Axis>,
    broken: [ConstraintID]
  ) -> [LayoutAmbiguity] {
    let found = ambiguities(solver)
    guard !found.isEmpty, !(openAxes.isEmpty && broken.isEmpty) else { return found }
    let probe = probe(openAxes)
    for row in broken { try? probe.weaken(row) }
    probe.solve()
    let remaining = Dictionary(
      uniqueKeysWithValues: ambiguities(probe).map { (ObjectIdentifier($0.view), $0.freedom) }
    )
    return found.compactMap { ambiguity in
      guard let freedom = remaining[ObjectIdentifier(ambiguity.view)] else { return nil }
      var ambiguity = ambiguity
      ambiguity.freedom.formIntersection(freedom)
      return ambiguity.freedom.isEmpty ? nil : ambiguity
    }
  }

  private func ambiguities(_ solver: Solver) -> [LayoutAmbiguity] {
    var found: [LayoutAmbiguity] = []
    var known: [Int: Int] = [:]
    var rates = [Double](repeating: 0, count: 4 * views.count)
    for (number, direction) in solver.freeDirections().enumerated() {
      let terms = direction.terms.filter { $0.variable.index < rates.count }
      for term in terms { rates[term.variable.index] = term.coefficient }
      for index in outermost(Set(terms.map { $0.variable.index / 4 }), rates) {
        if let place = known[index] {
          found[place].freedom.formUnion(freedom(index, rates))
          continue
        }
        known[index] = found.count
        found.append(
          LayoutAmbiguity(view: views[index], freedom: freedom(index, rates), direction: number)
        )
      }
      for term in terms { rates[term.variable.index] = 0 }
    }
    return found
  }

  private func outermost(_ moving: Set<Int>, _ rates: [Double]) -> [Int] {
    var named: Set<Int> = []
    // Views come before their subviews.
    for index in moving.sorted() where !isGiven(views[index]) && !freedom(index, rates).isEmpty {
      var ancestor = parents[index]
      while ancestor >= 0, !named.contains(ancestor) { ancestor = parents[ancestor] }
      if ancestor < 0 { named.insert(index) }
    }
    // A stack gives hidden views no place, and nobody misses one.
    return named.filter { !(views[$0].isHidden && views[$0].isArranged) }.sorted()
  }

  // A view that moves with its superview has a place of its own.
  private func freedom(_ index: Int, _ rates: [Double]) -> LayoutAmbiguity.Freedom {
    let parent = parents[index]
    guard parent >= 0 else { return [] }
    let bits: [(LayoutAmbiguity.Freedom, Double)] = [
      (.x, rates[4 * index] - rates[4 * parent]),
      (.y, rates[4 * index + 1] - rates[4 * parent + 1]),
      (.width, rates[4 * index + 2]), (.height, rates[4 * index + 3]),
    ]
    return bits.reduce(into: []) { found, bit in
      if abs(bit.1) > 1e-6 { found.insert(bit.0) }
    }
  }
}
