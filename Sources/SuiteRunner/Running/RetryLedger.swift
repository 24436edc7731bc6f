import TestModel

/// Remembers the red attempts of cases that are run again.
struct RetryLedger {
  private let countMax: Int
  private var attempts: [CaseKey: [CaseAttempt]] = [:]

  /// Creates a ledger that allows so many attempts after the first.
  init(countMax: Int) {
    self.countMax = countMax
  }

  /// Takes an attempt: the case's result, with all attempts before it, or nil when the case is to be run
  /// once more, which `isOver` rules out.
  mutating func settle(_ result: CaseResult, isOver: Bool = false) -> CaseResult? {
    let key = result.identity.key
    let earlier = attempts[key] ?? []
    if !isOver, result.status.isRed, earlier.count < countMax {
      let attempt = CaseAttempt(
        status: result.status,
        duration: result.duration,
        failures: result.failures
      )
      attempts[key, default: []].append(attempt)
      return nil
    }
    attempts[key] = nil
    var result = result
    result.attempts = earlier + result.attempts
    return result
  }

  /// Whether the case has an attempt behind it and is to be run once more.
  func isWaiting(_ identity: CaseIdentity) -> Bool { attempts[identity.key] != nil }

  /// What to say of a case that is about to be run again.
  func progress(of identity: CaseIdentity) -> CaseProgress {
    let number = (attempts[identity.key]?.count ?? 0) + 1
    return CaseProgress(identity: identity, note: "attempt \(number) of \(countMax + 1)")
  }
}
