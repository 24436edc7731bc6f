/// Finds a short list of steps that breaks the same thing.
@MainActor
struct StressShrinker {
  /// Runs a list of steps on a list of its own.
  let run: ([Int]) -> StressOutcome.Breach?
  /// What has to break.
  let kind: StressViolation.Kind
  /// How many steps may be tried in all.
  var budget: Int
  /// When to be content with what was found.
  let deadline: ContinuousClock.Instant

  /// Leaves out steps for as long as the same thing breaks.
  ///
  /// First all but the last ones go, then ever smaller parts. The last of the steps breaks something.
  mutating func shrink(_ steps: [Int]) -> [Int] {
    var best = steps
    var length = 1
    while length < best.count {
      if let shorter = attempt(Array(best.suffix(length))) {
        best = shorter
        break
      }
      length *= 4
    }
    var part = max(1, best.count / 2)
    while mayGoOn {
      let count = best.count
      var start = 0
      while start < best.count - 1, mayGoOn {
        let end = min(start + part, best.count - 1)
        if let shorter = attempt(Array(best[..<start] + best[end...])) {
          best = shorter
        } else {
          start = end
        }
      }
      if part == 1, best.count == count { break }
      part = max(1, part / 2)
    }
    return best
  }

  private var mayGoOn: Bool { budget > 0 && ContinuousClock.now < deadline }

  /// The steps up to the one that breaks; nil when nothing does.
  private mutating func attempt(_ steps: [Int]) -> [Int]? {
    guard mayGoOn, !steps.isEmpty else { return nil }
    budget -= steps.count
    guard let breach = run(steps), breach.violation.kind == kind,
      let last = steps.firstIndex(of: breach.step)
    else { return nil }
    return Array(steps[...last])
  }
}
