/// The line along which all values move with one edited constant, and the range in which no other
/// constraint decides.
struct Slide: ~Copyable {
  let row: Int
  /// The constant at which the values were taken.
  let origin: Double
  private(set) var lowest = -Double.infinity
  private(set) var highest = Double.infinity
  private var variable = Buffer<Int32>()
  private var rate = Buffer<Double>()
  private var base = Buffer<Double>()

  init(row: Int, origin: Double) {
    self.row = row
    self.origin = origin
  }

  mutating func append(_ name: Int, rate speed: Double, from value: Double) {
    variable.append(Int32(truncatingIfNeeded: name))
    rate.append(speed)
    base.append(value)
  }

  /// Narrows the range to where a row keeps its sign.
  ///
  /// - Parameters:
  ///   - sign: The sign to keep.
  ///   - value: The row's value at the origin.
  ///   - speed: The row's change per unit of the edited constant.
  ///   - tolerance: How far beyond 0 still counts as 0.
  mutating func keep(_ sign: RowSign, value: Double, speed: Double, tolerance: Double) {
    guard sign != .any, abs(speed) > 1e-12 else { return }
    if sign != .notAbove { limit(room: max(0, value) + tolerance, -speed) }
    if sign != .notBelow { limit(room: max(0, -value) + tolerance, speed) }
  }

  private mutating func limit(room: Double, _ speed: Double) {
    if speed > 0 {
      highest = min(highest, room / speed)
    } else {
      lowest = max(lowest, room / speed)
    }
  }

  /// Writes the values of the variables that move.
  ///
  /// - Returns: False when the constant is out of the line's range.
  @inline(__always)
  func apply(_ constant: Double, _ values: UnsafeMutablePointer<Double>) -> Bool {
    let distance = constant - origin
    guard distance >= lowest, distance <= highest else { return false }
    let (names, rates, bases) = (variable.base, rate.base, base.base)
    for index in 0..<variable.count {
      values[Int(names[index])] = bases[index] + rates[index] * distance
    }
    return true
  }
}

/// A plan of an earlier solution, and its slide.
final class SparePlan {
  @exclusivity(unchecked) var plan: EliminationPlan
  @exclusivity(unchecked) var slide: SlideBox?

  init(_ plan: EliminationPlan, _ slide: SlideBox?) {
    self.plan = plan
    self.slide = slide
  }
}

/// A reference to a slide, so that plans change places without copying it.
final class SlideBox {
  @exclusivity(unchecked) var slide: Slide

  init(_ slide: consuming Slide) { self.slide = slide }
}

extension Solver {
  /// Moves the values along the line of the one edited constant.
  ///
  /// - Returns: False when no line is known or the constant is out of its range.
  /// - Complexity: O(variables that move).
  func slideAlong(_ row: Int) -> Bool {
    guard let slide, slide.slide.row == row,
      slide.slide.apply(constant.base[row], values.base)
    else { return false }
    statistics.slideCount += 1
    status = .solved
    return true
  }

  /// Finds the line along which all values move with a row's constant.
  func makeSlide(_ row: Int) {
    guard let plan, plan.isComplete, status == .solved else { return }
    var made = Slide(row: row, origin: constant.base[row])
    let work = workspace
    work.rateConstants.fill(rows.count, 0)
    work.rateConstants.base[row] = 1
    work.rates.fill(rows.variableCount, 0)
    guard computeRates(plan) else { return }
    for variable in 0..<rows.variableCount where abs(work.rates.base[variable]) > 1e-13 {
      made.append(variable, rate: work.rates.base[variable], from: values.base[variable])
    }
    let tolerance = tolerance
    for index in 0..<plan.leftover.count {
      let other = Int(plan.leftover.base[index])
      made.keep(
        plan.leftoverSign.base[index],
        value: rowValue(other),
        speed: rowRate(other),
        tolerance: tolerance
      )
    }
    for index in 0..<plan.blocks.column.count where plan.blocks.column.base[index] >= 0 {
      let other = Int(plan.blocks.column.base[index])
      made.keep(
        plan.blocks.columnSign.base[index],
        value: rowValue(other),
        speed: rowRate(other),
        tolerance: tolerance
      )
    }
    slide = SlideBox(made)
  }

  /// Computes the rates of all variables from `rateConstants` and the rates of assumed variables.
  ///
  /// - Returns: False when a block's matrix is singular.
  func computeRates(_ plan: EliminationPlan) -> Bool {
    let work = workspace
    plan.run(work.rateConstants.base, work.rates.base)
    guard plan.blocks.column.count > 0 else { return true }
    guard plan.blocks.invert() else { return false }
    let amounts = work.scratch.base(plan.blocks.column.count)
    for index in 0..<plan.blocks.row.count {
      amounts[index] = rowRate(Int(plan.blocks.row.base[index]))
    }
    work.movedConstants.copy(work.rateConstants)
    plan.blocks.forEachAmount(amounts) { place, amount in
      let entity = plan.blocks.column.base[place]
      if entity < 0 {
        work.rates.base[Int(~entity)] += amount
      } else {
        work.movedConstants.base[Int(entity)] -= amount
      }
    }
    plan.run(work.movedConstants.base, work.rates.base)
    return true
  }

  func rowRate(_ row: Int) -> Double {
    var sum = workspace.rateConstants.base[row]
    for index in Int(rows.start.base[row])..<Int(rows.start.base[row + 1]) {
      sum += rows.coefficient.base[index] * workspace.rates.base[Int(rows.variable.base[index])]
    }
    return sum
  }
}
