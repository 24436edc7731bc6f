extension Solver {
  /// Runs the plan with the current constants and checks that the same constraints decide.
  ///
  /// - Parameter keepingSlides: Whether the only changed constant is the one of the slides.
  /// - Returns: False when other constraints decide, so that the plan is not the solution.
  /// - Complexity: O(terms).
  func replay(keepingSlides: Bool) -> Bool {
    if !keepingSlides {
      slide = nil
      spare?.slide = nil
    }
    if slide == nil, let plan, replay(plan) { return true }
    // Layouts often alternate between two sizes: the spare plan is that of the other one.
    guard let spare, replay(spare.plan) else { return replayOthers() }
    (plan, spare.plan) = (spare.plan, plan ?? spare.plan)
    (slide, spare.slide) = (spare.slide, slide)
    return true
  }

  /// Tries the plans that other instances found.
  private func replayOthers() -> Bool {
    guard let pool, let plan else { return false }
    for candidate in pool.plans
    where candidate !== plan && candidate !== spare?.plan && replay(candidate) {
      spare = SparePlan(plan, slide)
      slide = nil
      self.plan = candidate
      return true
    }
    return false
  }

  private func replay(_ plan: EliminationPlan) -> Bool {
    guard plan.isComplete else { return false }
    for index in 0..<plan.assumed.count {
      let variable = Int(plan.assumed.base[index])
      values.base[variable] = preferred.base[variable]
    }
    plan.run(constant.base, values.base)
    if plan.blocks.column.count > 0 {
      guard plan.blocks.invert(), exchange(plan) else { return false }
    }
    guard holds(plan) else { return false }
    statistics.replayCount += 1
    status = .solved
    return true
  }

  /// Moves the blocks' columns so that the blocks' rows hold.
  private func exchange(_ plan: EliminationPlan) -> Bool {
    let amounts = workspace.scratch.base(plan.blocks.column.count)
    for index in 0..<plan.blocks.row.count {
      amounts[index] = rowValue(Int(plan.blocks.row.base[index]))
    }
    let saved = workspace.savedConstants.base(plan.blocks.column.count)
    var isRight = true
    plan.blocks.forEachAmount(amounts) { place, amount in
      switch plan.blocks.columnSign.base[place] {
      case .notAbove where amount > tolerance: isRight = false
      case .notBelow where amount < -tolerance: isRight = false
      default: break
      }
      let entity = plan.blocks.column.base[place]
      if entity < 0 {
        values.base[Int(~entity)] += amount
      } else {
        saved[place] = constant.base[Int(entity)]
        constant.base[Int(entity)] -= amount
      }
    }
    if isRight { plan.run(constant.base, values.base) }
    for place in 0..<plan.blocks.column.count where plan.blocks.column.base[place] >= 0 {
      constant.base[Int(plan.blocks.column.base[place])] = saved[place]
    }
    return isRight
  }

  private func holds(_ plan: EliminationPlan) -> Bool {
    let tolerance = tolerance
    for index in 0..<plan.leftover.count {
      let sign = plan.leftoverSign.base[index]
      if sign == .any { continue }
      let value = rowValue(Int(plan.leftover.base[index]))
      // Written so that NaN fails the check.
      guard sign == .notBelow || value <= tolerance, sign == .notAbove || value >= -tolerance
      else { return false }
    }
    return true
  }
}

extension Buffer {
  /// The memory of at least `wanted` elements, uninitialised.
  mutating func base(_ wanted: Int) -> UnsafeMutablePointer<Element> {
    if count < wanted { resize(wanted) }
    return base
  }
}

extension ExchangeBlocks {
  /// Computes how far each column moves for rows whose errors are `offsets`, block by block.
  func forEachAmount(
    _ offsets: UnsafePointer<Double>,
    _ body: (_ place: Int, _ amount: Double) -> Void
  ) {
    for block in 0..<count {
      let range = Int(start.base[block])..<Int(start.base[block + 1])
      let lines = matrix.base + Int(matrixStart.base[block])
      for place in range {
        let line = lines + (place - range.lowerBound) * range.count
        var sum = 0.0
        for other in range { sum -= line[other - range.lowerBound] * offsets[other] }
        body(place, sum)
      }
    }
  }

  /// Inverts the blocks' matrices in place, once.
  ///
  /// - Returns: False when a matrix is singular, which only rounding causes.
  mutating func invert() -> Bool {
    if isInverted { return true }
    isInverted = true
    for block in 0..<count {
      let size = Int(start.base[block + 1] - start.base[block])
      if !invert(matrix.base + Int(matrixStart.base[block]), size) {
        removeAll()
        return false
      }
    }
    return true
  }

  /// Gauss-Jordan elimination with partial pivoting.
  private func invert(_ matrix: UnsafeMutablePointer<Double>, _ size: Int) -> Bool {
    if size == 1 {
      guard abs(matrix[0]) > 1e-12 else { return false }
      matrix[0] = 1 / matrix[0]
      return true
    }
    var order = Buffer<Int32>(capacity: size)
    for column in 0..<size {
      var best = column
      for row in column..<size
      where abs(matrix[row * size + column]) > abs(matrix[best * size + column]) { best = row }
      order.append(Int32(truncatingIfNeeded: best))
      guard abs(matrix[best * size + column]) > 1e-12 else { return false }
      if best != column { swapRows(matrix, best, column, size) }
      let inverse = 1 / matrix[column * size + column]
      matrix[column * size + column] = 1
      for index in 0..<size { matrix[column * size + index] *= inverse }
      for row in 0..<size where row != column {
        let amount = matrix[row * size + column]
        guard amount != 0 else { continue }
        matrix[row * size + column] = 0
        for index in 0..<size {
          matrix[row * size + index] -= amount * matrix[column * size + index]
        }
      }
    }
    // Rows that were swapped on the way are columns to swap in the inverse.
    for column in (0..<size).reversed() where Int(order.base[column]) != column {
      for row in 0..<size {
        let (left, right) = (row * size + column, row * size + Int(order.base[column]))
        (matrix[left], matrix[right]) = (matrix[right], matrix[left])
      }
    }
    return true
  }

  private func swapRows(
    _ matrix: UnsafeMutablePointer<Double>,
    _ one: Int,
    _ two: Int,
    _ size: Int
  ) {
    for index in 0..<size {
      (matrix[one * size + index], matrix[two * size + index]) =
        (matrix[two * size + index], matrix[one * size + index])
    }
  }
}
