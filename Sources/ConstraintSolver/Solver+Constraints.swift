extension Solver {
  /// Makes a variable; it keeps the preferred value where the constraints leave it open.
  public func makeVariable(preferred preference: Double = 0) -> Variable {
    changeStructure()
    rows.addVariables(1)
    preferred.append(preference.isFinite ? preference : 0)
    values.append(0)
    return Variable(index: rows.variableCount - 1)
  }

  /// Makes variables of consecutive indices and returns the first.
  public func makeVariables(_ count: Int) -> Variable {
    let first = Variable(index: rows.variableCount)
    guard count > 0 else { return first }
    changeStructure()
    rows.addVariables(count)
    preferred.append(repeating: 0, count: count)
    values.append(repeating: 0, count: count)
    return first
  }

  /// Sets the preferred values of all variables, in the order of their indices.
  ///
  /// An infinite value or NaN becomes 0.
  public func withPreferredValues(_ body: (UnsafeMutableBufferPointer<Double>) -> Void) {
    body(UnsafeMutableBufferPointer(start: preferred.base, count: preferred.count))
    for index in 0..<preferred.count where !preferred.base[index].isFinite {
      preferred.base[index] = 0
    }
    staleness = max(staleness, .constants)
  }

  /// Adds a constraint, active from the next ``solve()`` on.
  ///
  /// - Throws: ``SolverError``; the system is then as it was.
  /// - Complexity: O(terms).
  @discardableResult
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let priority = constraint.priority
    return try add(
      constraint.expression.terms,
      constant: constraint.expression.constant,
      below: constraint.relation == .lessThanOrEqual ? nil : priority,
      above: constraint.relation == .greaterThanOrEqual ? nil : priority
    )
  }

  /// Adds an equation with one priority against values below 0 and another against values above.
  ///
  /// Content that resists compression at 750 and hugs at 250 is one such constraint. It means the
  /// same as two inequalities and costs half. On a side with a nil priority, errors cost nothing.
  @discardableResult
  public func add(
    _ terms: [Term],
    constant sum: Double,
    below: Priority?,
    above: Priority?
  ) throws(SolverError) -> ConstraintID {
    let low = try checked(below)
    let high = try checked(above)
    guard sum.isFinite else { throw .notFinite }
    changeStructure()
    try rows.add(terms, below: low, above: high)
    constant.append(sum)
    isActive.append(true)
    largestConstant = max(largestConstant, abs(sum))
    return ConstraintID(index: rows.count - 1)
  }

  /// Changes the constant of a constraint's expression: the edit of the Cassowary paper.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/notFinite``.
  /// - Complexity: O(1); the next ``solve()`` costs O(variables that move) while only one constant
  ///   changes.
  public func setConstant(_ sum: Double, of constraint: ConstraintID) throws(SolverError) {
    let row = try place(constraint)
    guard sum.isFinite else { throw .notFinite }
    guard constant.base[row] != sum else { return }
    constant.base[row] = sum
    largestConstant = max(largestConstant, abs(sum))
    switch staleness {
    case .nothing:
      staleness = .oneConstant
      editedRow = row
    case .oneConstant where editedRow == row: break
    default: staleness = max(staleness, .constants)
    }
  }

  /// The constant of a constraint's expression; throws ``SolverError/unknownConstraint(_:)``.
  public func constant(of constraint: ConstraintID) throws(SolverError) -> Double {
    constant.base[try place(constraint)]
  }

  /// Activates or deactivates a constraint without removing it.
  ///
  /// - Complexity: O(1); the next ``solve()`` starts from scratch but rebuilds no rows.
  public func setActive(_ active: Bool, _ constraint: ConstraintID) throws(SolverError) {
    let row = try place(constraint)
    guard isActive.base[row] != active else { return }
    isActive.base[row] = active
    staleness = .structure
  }

  /// Makes a required constraint yield to the others: it then has the highest priority below
  /// required.
  ///
  /// - Complexity: O(rows) when other instances share them; the next ``solve()`` starts from
  ///   scratch.
  public func weaken(_ constraint: ConstraintID) throws(SolverError) {
    let row = try place(constraint)
    let most = Priority.required.rawValue.nextDown
    changeStructure()
    rows.below.base[row] = min(rows.below.base[row], most)
    rows.above.base[row] = min(rows.above.base[row], most)
  }

  private func place(_ constraint: ConstraintID) throws(SolverError) -> Int {
    guard constraint.index >= 0, constraint.index < rows.count else {
      throw .unknownConstraint(constraint.index)
    }
    return constraint.index
  }

  private func checked(_ priority: Priority?) throws(SolverError) -> Float {
    guard let number = priority?.rawValue else { return 0 }
    guard number > 0, number <= Priority.required.rawValue else {
      throw .priorityOutOfRange(number)
    }
    return number
  }

  /// Copies the rows first if other instances share them.
  private func changeStructure() {
    staleness = .structure
    if !isKnownUniquelyReferenced(&rows) { rows = SystemRows(copying: rows) }
  }
}
