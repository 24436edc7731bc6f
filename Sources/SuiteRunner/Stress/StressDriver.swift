import Foundation
import HeadlessUIKit

/// What a stress found wrong.
struct StressViolation: Sendable, Equatable {
  /// Which invariant does not hold.
  enum Kind: String, Sendable {
    case exception = "an exception"
    case counts = "the counts"
    case contentSize = "the content size"
    case offset = "the content offset"
    case visible = "what is visible"
    case frame = "frames"
    case text = "texts"
    case identity = "the identity of cells"
    case pool = "pools"
    case callbacks = "callbacks"
    case hierarchy = "subviews"
    case edges = "headers and footers"
    case state = "selection and editing"
    case errors = "UIKit's errors"
  }

  let kind: Kind
  let message: String
  var expected: String?
  var actual: String?
}

extension StressViolation {
  /// A value that is not what it should be.
  static func different<Value>(
    _ kind: Kind,
    _ subject: String,
    _ actual: Value,
    _ expected: Value
  ) -> StressViolation {
    StressViolation(
      kind: kind,
      message: "\(subject) is \(actual), not \(expected)",
      expected: "\(expected)",
      actual: "\(actual)"
    )
  }
}

/// A list under stress with its plain model.
@MainActor
protocol StressDriver: AnyObject {
  /// What can be done to it.
  var supported: Set<StressOperation> { get }
  /// What the last step did, in words.
  var trace: [String] { get set }
  /// The first thing that was found wrong.
  var violation: StressViolation? { get }
  /// How many items there are.
  var itemCount: Int { get }

  /// Does something; compares with the model between its parts.
  ///
  /// - Returns: Whether it could be done.
  func perform(_ operation: StressOperation, _ random: inout StressRandom) -> Bool
  /// Lays out and compares with the model; thoroughly also what is off the screen.
  func settle(isThorough: Bool)
}

/// What came of a stress.
struct StressOutcome: Sendable {
  /// A violation with the step that it was found after.
  struct Breach: Sendable {
    let step: Int
    let operation: StressOperation
    let violation: StressViolation
  }

  var counts: [StressOperation: Int] = [:]
  var stepCount = 0
  var breach: Breach?
  /// What the steps did, when that was asked for.
  var trace: [String] = []
}

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
