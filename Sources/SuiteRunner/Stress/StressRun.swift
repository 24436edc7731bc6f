import HeadlessUIKit

/// Runs the steps of one stress on one list.
@MainActor
struct StressRun {
  /// Steps between two thorough comparisons.
  private static let thoroughInterval = 64
  /// Draws before a step is given up: what was drawn cannot be done to an empty list, say.
  private static let drawCountMax = 64

  let driver: any StressDriver
  let weights: StressWeights
  let seed: Int
  var isTraced = false

  /// Runs the steps until one breaks something.
  func run(_ steps: some Sequence<Int>) -> StressOutcome {
    var outcome = StressOutcome()
    for step in steps {
      outcome.stepCount += 1
      var random = StressRandom(seed: seed, step: step)
      driver.trace.removeAll(keepingCapacity: true)
      let isThorough = outcome.stepCount % Self.thoroughInterval == 1
      let (operation, violation) = self.step(&random, isThorough, &outcome)
      if isTraced {
        let words = driver.trace.joined(separator: "; ")
        outcome.trace.append("\(step) \(operation.rawValue): \(words)")
      }
      guard let violation else { continue }
      outcome.breach = StressOutcome.Breach(step: step, operation: operation, violation: violation)
      break
    }
    return outcome
  }

  private func step(
    _ random: inout StressRandom,
    _ isThorough: Bool,
    _ outcome: inout StressOutcome
  ) -> (StressOperation, StressViolation?) {
    var operation = StressOperation.scroll
    do throws(UIKitException) {
      try UIKitException.catching {
        for _ in 0..<Self.drawCountMax {
          operation = weights.draw(&random)
          guard driver.perform(operation, &random) else { continue }
          outcome.counts[operation, default: 0] += 1
          break
        }
        if !UIKitException.isPending { driver.settle(isThorough: isThorough) }
      }
    } catch {
      let violation = StressViolation(
        kind: .exception,
        message: "raised \(error)",
        expected: "no exception",
        actual: error.description
      )
      return (operation, violation)
    }
    return (operation, driver.violation)
  }
}
