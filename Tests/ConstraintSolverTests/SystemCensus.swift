import ConstraintSolver
import Testing

/// What random systems were like, so that a proof over them says what it covers.
struct SystemCensus {
  private var systemCount = 0
  private var rowCount = 0
  private var inequalityCount = 0
  private var comparedLevelCount = 0
  private var missedLevelCount = 0
  private var multiplierCount = 0
  private var redundantCount = 0
  private var pivotedCount = 0
  private var assumedCount = 0
  private var uniqueCount = 0
  private var leastVariables = Int.max
  private var mostVariables = 0
  private var leastLevels = Int.max

  mutating func count(_ system: RandomSystem, _ solver: Solver, _ reference: ReferenceSimplex) {
    systemCount += 1
    rowCount += system.constraints.count
    inequalityCount += system.constraints.filter { $0.relation != .equal }.count
    comparedLevelCount += reference.errors.count
    missedLevelCount += reference.errors.values.filter { $0 > 1e-6 }.count
    let factors = system.constraints.flatMap { $0.expression.terms.map { abs($0.coefficient) } }
    multiplierCount += factors.contains { $0 != 1 } ? 1 : 0
    redundantCount += system.redundantCount > 0 ? 1 : 0
    pivotedCount += solver.statistics.pivotCount > 0 ? 1 : 0
    assumedCount += solver.statistics.assumedCount > 0 ? 1 : 0
    uniqueCount += solver.isUnique ? 1 : 0
    leastVariables = min(leastVariables, system.variableCount)
    mostVariables = max(mostVariables, system.variableCount)
    leastLevels = min(leastLevels, system.priorities.filter { $0 < .required }.count)
  }

  /// Holds the systems to what the generator promises.
  func expectFeatures() {
    guard systemCount > 20 else { return }
    #expect(leastVariables >= 5 && mostVariables <= 40)
    #expect(leastLevels >= 4)
    #expect(redundantCount == systemCount)
    #expect(multiplierCount > systemCount * 99 / 100)
    let share = Double(inequalityCount) / Double(rowCount)
    #expect(share > 0.27 && share < 0.33)
    #expect(missedLevelCount > systemCount * 2)
    #expect(pivotedCount > systemCount / 2)
  }

  /// One line that can be added up.
  var line: String {
    "systems \(systemCount) rows \(rowCount) inequalities \(inequalityCount) levels \(comparedLevelCount)"
      + " missed-levels \(missedLevelCount) with-multipliers \(multiplierCount) with-redundant \(redundantCount)"
      + " pivoted \(pivotedCount) assumed \(assumedCount) unique \(uniqueCount)"
  }
}
