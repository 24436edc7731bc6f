import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// The conflicts and ambiguities of the constraints.
  ///
  /// - Complexity: O(required constraints) solutions for each conflict, bounded by
  ///   ``conflictCostMax``, and O(free directions · variables).
  func diagnosis(
    _ openAxes: Set<NSLayoutConstraint.Axis>
  ) -> (conflicts: [LayoutConflict], ambiguities: [LayoutAmbiguity], limits: DiagnosisLimits) {
    var limits: DiagnosisLimits = []
    let (conflicts, broken) = conflicts(openAxes, &limits)
    return (conflicts, ambiguities(openAxes, broken: broken, &limits), limits)
  }

  /// The conflicts, one after the other, and the rows that were broken.
  ///
  /// Each search leaves out the rows that the conflicts before it broke.
  private func conflicts(
    _ openAxes: Set<NSLayoutConstraint.Axis>,
    _ limits: inout DiagnosisLimits
  ) -> (conflicts: [LayoutConflict], broken: [ConstraintID]) {
    guard solver.status == .conflict else { return ([], []) }
    let probe = probe(openAxes)
    var found: [LayoutConflict] = []
    var allBroken: [ConstraintID] = []
    while probe.solve() == .conflict {
      guard found.count < DiagnosisLimits.conflictCountMax else {
        limits.insert(.conflicts)
        break
      }
      let (rows, isMinimal) = probe.conflict(costMax: Self.conflictCostMax)
      guard let broken = broken(rows, probe) else { break }
      if !isMinimal { limits.insert(.members) }
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

  /// The rows that the search for one conflict may solve; past that, the conflict found so far is
  /// reported, with members that it could do without.
  private static let conflictCostMax = 400_000

  /// A copy of the system in which open axes of the root are free: only a fitting pull of 50 decides them.
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

  /// The constraint that is missed by most; a row without a constraint only if no constraint is missed.
  private func broken(_ rows: [ConstraintID], _ probe: Solver) -> ConstraintID? {
    let missed = rows.filter { probe.error(of: $0) > 1e-6 && !isRootSize($0) }
    let own = missed.filter { sources[$0.index] != nil }
    return (own.isEmpty ? missed : own).max { probe.error(of: $0) < probe.error(of: $1) }
      ?? rows.last { sources[$0.index] != nil } ?? rows.last
  }

  /// Whether a row is the size of the root, which UIKit never gives up.
  private func isRootSize(_ row: ConstraintID) -> Bool {
    if case .rootSize = requirement(row) { return true }
    return false
  }

  /// The requirements behind the rows: constraints first, every other requirement once.
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

  /// The views whose position in their superview, or whose size, is ambiguous.
  ///
  /// Views that only follow another's freedom are left out: views placed by masks, and those below
  /// a reported view. Hidden views that a stack arranges are left out too. So are views that only a
  /// conflict leaves open: breaking one of its constraints would settle them.
  private func ambiguities(
    _ openAxes: Set<NSLayoutConstraint.Axis>,
    broken: [ConstraintID],
    _ limits: inout DiagnosisLimits
  ) -> [LayoutAmbiguity] {
    let found = ambiguities(solver, &limits)
    guard !found.isEmpty, !(openAxes.isEmpty && broken.isEmpty) else { return found }
    let probe = probe(openAxes)
    for row in broken { try? probe.weaken(row) }
    probe.solve()
    let remaining = Dictionary(
      uniqueKeysWithValues: ambiguities(probe, &limits).map {
        (ObjectIdentifier($0.view), $0.freedom)
      }
    )
    return found.compactMap { ambiguity in
      guard let freedom = remaining[ObjectIdentifier(ambiguity.view)] else { return nil }
      var ambiguity = ambiguity
      ambiguity.freedom.formIntersection(freedom)
      return ambiguity.freedom.isEmpty ? nil : ambiguity
    }
  }

  /// The views that each free direction moves, the outermost of them.
  ///
  /// - Complexity: O(directions · variables), bounded by ``directionCostMax``.
  private func ambiguities(
    _ solver: Solver,
    _ limits: inout DiagnosisLimits
  ) -> [LayoutAmbiguity] {
    var found: [LayoutAmbiguity] = []
    var known = [Int](repeating: -1, count: views.count)
    var rates = [Double](repeating: 0, count: 4 * views.count)
    let directionCountMax = max(64, Self.directionCostMax / max(1, rates.count))
    let directions = solver.freeDirections(atMost: directionCountMax + 1)
    if directions.count > directionCountMax { limits.insert(.ambiguities) }
    for (number, direction) in directions.prefix(directionCountMax).enumerated() {
      let terms = direction.terms.prefix { $0.variable.index < rates.count }
      for term in terms { rates[term.variable.index] = term.coefficient }
      for index in outermost(terms, rates) {
        let freedom = freedom(index, rates)
        if known[index] >= 0 {
          found[known[index]].freedom.formUnion(freedom)
          continue
        }
        known[index] = found.count
        found.append(LayoutAmbiguity(view: views[index], freedom: freedom, direction: number))
      }
      for term in terms { rates[term.variable.index] = 0 }
    }
    return found
  }

  /// Directions times variables that a report may cost; a view that thousands of others push
  /// about is open, however many ways there are.
  private static let directionCostMax = 1_000_000

  /// Terms come in the order of their variables, so each view's stand side by side.
  private func outermost(_ terms: ArraySlice<Term>, _ rates: [Double]) -> [Int] {
    var named: Set<Int> = []
    var found: [Int] = []
    var last = -1
    // Superviews come first: a view is left out if one of its ancestors was reported.
    for term in terms where term.variable.index / 4 != last {
      let index = term.variable.index / 4
      last = index
      guard !freedom(index, rates).isEmpty, !isGiven(views[index]) else { continue }
      var ancestor = parents[index]
      while ancestor >= 0, !named.contains(ancestor) { ancestor = parents[ancestor] }
      guard ancestor < 0 else { continue }
      named.insert(index)
      // A stack gives hidden views no frame that anyone sees.
      if !(views[index].isHidden && views[index].isArranged) { found.append(index) }
    }
    return found
  }

  // Relative to the superview: a view that moves along with it is not ambiguous.
  private func freedom(_ index: Int, _ rates: [Double]) -> LayoutAmbiguity.Freedom {
    let parent = parents[index]
    guard parent >= 0 else { return [] }
    func moves(_ rate: Double) -> Bool { abs(rate) > 1e-6 }
    var found: LayoutAmbiguity.Freedom = []
    if moves(rates[4 * index] - rates[4 * parent]) { found.insert(.x) }
    if moves(rates[4 * index + 1] - rates[4 * parent + 1]) { found.insert(.y) }
    if moves(rates[4 * index + 2]) { found.insert(.width) }
    if moves(rates[4 * index + 3]) { found.insert(.height) }
    return found
  }
}
