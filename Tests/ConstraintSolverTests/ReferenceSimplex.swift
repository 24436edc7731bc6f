import ConstraintSolver

/// The textbook's simplex method on a dense tableau, with two error columns for each row: slow, plain, and of another kind than the solver.
///
/// A row's value is `p - q` with `p` and `q` at least 0, which cost by the row's relation and priority. Levels are minimised in
/// turn; after each the columns that would cost at it are struck out, so that later levels cannot undo it.
struct ReferenceSimplex {
  private var tableau: [Double] = []
  private let width: Int
  private let rowCount: Int
  private var basic: [Int] = []
  private var isOut: [Bool]
  private var costLevel: [Float]
  /// The least sum of errors of each level, by priority.
  private(set) var errors: [Float: Double] = [:]

  init(variableCount: Int, constraints: [Constraint]) {
    rowCount = constraints.count
    // Free variables are differences from one shared column, so that all columns are at least 0.
    let shared = variableCount
    width = variableCount + 1 + 2 * constraints.count + 1
    isOut = Array(repeating: false, count: width)
    costLevel = Array(repeating: 0, count: width)
    // The last line holds the reduced costs of the level at hand.
    tableau = Array(repeating: 0, count: width * (rowCount + 1))
    for (row, constraint) in constraints.enumerated() {
      let line = row * width
      for term in constraint.expression.terms {
        tableau[line + term.variable.index] += term.coefficient
        tableau[line + shared] -= term.coefficient
      }
      let above = variableCount + 1 + 2 * row
      tableau[line + above] = -1
      tableau[line + above + 1] = 1
      tableau[line + width - 1] = -constraint.expression.constant
      if constraint.relation != .greaterThanOrEqual {
        costLevel[above] = constraint.priority.rawValue
      }
      if constraint.relation != .lessThanOrEqual {
        costLevel[above + 1] = constraint.priority.rawValue
      }
      let isNegative = constraint.expression.constant > 0
      if isNegative { for index in line..<line + width { tableau[index] = -tableau[index] } }
      basic.append(isNegative ? above : above + 1)
    }
    solve(levels: Set(constraints.map(\.priority.rawValue)).sorted(by: >))
  }

  private mutating func solve(levels: [Float]) {
    for level in levels {
      reduce(level)
      var stalledCount = 0
      while stalledCount < 5_000 {
        guard let column = entering(isStalled: stalledCount > 30), let row = leaving(column) else {
          break
        }
        stalledCount = tableau[row * width + width - 1] > 1e-10 ? 0 : stalledCount + 1
        pivot(row, column)
      }
      errors[level] = 0
      for row in 0..<rowCount where costLevel[basic[row]] == level {
        errors[level, default: 0] += tableau[row * width + width - 1]
      }
      for column in 0..<width - 1 where tableau[rowCount * width + column] > 1e-9 {
        isOut[column] = true
      }
    }
  }

  private mutating func reduce(_ level: Float) {
    let (width, rowCount, costLevel, basic) = (width, rowCount, costLevel, basic)
    tableau.withUnsafeMutableBufferPointer { tableau in
      let cost = rowCount * width
      for column in 0..<width { tableau[cost + column] = costLevel[column] == level ? 1 : 0 }
      for row in 0..<rowCount where costLevel[basic[row]] == level {
        for column in 0..<width { tableau[cost + column] -= tableau[row * width + column] }
      }
    }
  }

  /// The steepest column, or the first where the method stands still: Bland's rule.
  private func entering(isStalled: Bool) -> Int? {
    let (width, line) = (width, rowCount * width)
    return tableau.withUnsafeBufferPointer { tableau in
      isOut.withUnsafeBufferPointer { isOut in
        var best: Int?
        var steepest = -1e-9
        var column = 0
        while column < width - 1 {
          if tableau[line + column] < steepest, !isOut[column] {
            best = column
            if isStalled { return best }
            steepest = tableau[line + column]
          }
          column += 1
        }
        return best
      }
    }
  }

  private func leaving(_ column: Int) -> Int? {
    var best: Int?
    var least = Double.infinity
    for row in 0..<rowCount where tableau[row * width + column] > 1e-9 {
      let ratio = max(0, tableau[row * width + width - 1]) / tableau[row * width + column]
      if ratio < least - 1e-12 {
        (best, least) = (row, ratio)
      } else if let found = best, ratio <= least + 1e-12, basic[row] < basic[found] {
        best = row
      }
    }
    return best
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    basic[row] = column
    let (width, rowCount) = (width, rowCount)
    tableau.withUnsafeMutableBufferPointer { buffer in
      guard let tableau = buffer.baseAddress else { return }
      let line = tableau + row * width
      let inverse = 1 / line[column]
      var index = 0
      while index < width {
        line[index] *= inverse
        index += 1
      }
      var other = 0
      while other <= rowCount {
        let target = tableau + other * width
        let amount = target[column]
        if other != row, amount != 0 {
          index = 0
          while index < width {
            target[index] -= amount * line[index]
            index += 1
          }
        }
        other += 1
      }
    }
  }
}
