import Foundation
import Processes
import SuiteMessages
import TestModel

/// The cases of a plan as a pool of workers does them.
struct PooledCases: PooledWork {
  let job: SuiteJob
  private let timeout: Double?
  private let isFailFast: Bool
  private let tell: (TestEvent) -> Void
  private let options: RunOptions
  private var retries: RetryLedger
  /// The red cases whose steps are being recorded.
  private var traced: [CaseKey: CaseResult] = [:]
  private var tracedCount = 0
  private var isOver = false
  /// Why no worker can work; nil while one can.
  private(set) var failure: String?

  /// Takes over the options of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan; its cases are the pool's items.
  ///   - job: What workers are told first.
  ///   - timeout: How many seconds a case may take; the suites' own timeouts hold when nil.
  ///   - tell: Hears the events of the cases.
  init(
    _ plan: RunPlan,
    job: SuiteJob,
    timeout: Double?,
    tell: @escaping (TestEvent) -> Void
  ) {
    self.job = job
    self.timeout = timeout
    self.tell = tell
    options = plan.options
    isFailFast = plan.options.isFailFast
    retries = RetryLedger(countMax: plan.options.retryCount)
  }

  func request(for entry: RunPlan.Entry) -> SuiteRequest {
    isTraced(entry) ? .trace(entry.identity.key) : .run(entry.identity.key)
  }

  func limit(of entry: RunPlan.Entry) -> Duration {
    isTraced(entry) ? Self.traceLimit : entry.killLimit(job.repeatCount, asked: timeout)
  }

  func answer(in line: Data) throws -> WorkerAnswer<PooledOutcome> {
    switch try WorkerCoding.message(SuiteAnswer.self, from: line) {
    case .ready(SuiteProtocol.version, _, _): .ready
    case .finished(let result): .finished(.result(result))
    case .traced(let key, let trace, let failures): .finished(.trace(key, trace, failures))
    case .refused(let reason): .refused(reason: reason)
    case .ready, .prepared, .sampled: .unexpected
    }
  }

  func isOutcome(_ outcome: PooledOutcome, of entry: RunPlan.Entry) -> Bool {
    switch outcome {
    case .result(let result): !isTraced(entry) && result.identity == entry.identity
    case .trace(let key, _, _): isTraced(entry) && key == entry.identity.key
    }
  }

  mutating func begin(_ entry: RunPlan.Entry) {
    if isTraced(entry) { return }
    if retries.isWaiting(entry.identity) {
      tell(.caseProgress(retries.progress(of: entry.identity)))
    } else {
      tell(.caseStarted(entry.identity))
    }
  }

  mutating func finish(
    _ entry: RunPlan.Entry,
    _ outcome: PooledOutcome,
    printed: String
  ) -> PoolStep {
    switch outcome {
    case .result(var result):
      if result.systemError.isEmpty { result.systemError = printed }
      return settle(result, entry)
    case .trace(let key, let trace, let failures):
      guard let result = traced.removeValue(forKey: key) else { return .next }
      tell(.caseTraced(entry.identity, entry.judged(trace, failures, of: result)))
      return .next
    }
  }

  mutating func lose(_ entry: RunPlan.Entry, _ loss: WorkerLoss) -> PoolStep {
    guard traced.removeValue(forKey: entry.identity.key) == nil else {
      // The result has been told and stays.
      let reason = loss.failure(at: CaseLocation(file: "", line: 0)).message
      tell(untraced(entry, "when it ran again to record its steps, \(reason)"))
      return .next
    }
    let isKilled = "the worker ended with the case, so there are no steps"
    return settle(entry.result(of: loss), entry, against: isKilled)
  }

  mutating func giveUp(_ failure: PoolFailure) {
    isOver = true
    let text =
      switch failure {
      case .start(let error): error.description
      case .worker(let reason):
        "a worker cannot work: \(reason)\(SystemLimit.memoryNote); "
          + "`nibmark run --in-process` does without workers"
      }
    self.failure = text
    tell(.message(RunMessage(level: .warning, text: text)))
  }

  /// Tells a result, unless its case is to run once more.
  private mutating func settle(
    _ result: CaseResult,
    _ entry: RunPlan.Entry,
    against reason: String? = nil
  ) -> PoolStep {
    guard let result = retries.settle(result, isOver: isOver) else { return .again }
    tell(.caseFinished(result))
    guard result.status.isRed else { return .next }
    if isFailFast { isOver = true }
    let isTraced = options.recordsSteps && beginTracing(entry, result, reason)
    return isTraced ? .atOnce(isLast: isFailFast) : isFailFast ? .stop : .next
  }
}

/// What a worker of suites finds out of a case.
enum PooledOutcome {
  /// How the case ended.
  case result(CaseResult)
  /// Its steps, and the failures of the run that recorded them.
  case trace(CaseKey, CaseTrace, [String])
}

// MARK: - Steps of red cases

extension PooledCases {
  /// The most cases of which steps are recorded.
  private static let tracedCountMax = 50
  /// How long a worker may take to record steps.
  private static let traceLimit = Duration.seconds(30)

  private func isTraced(_ entry: RunPlan.Entry) -> Bool { traced[entry.identity.key] != nil }

  private func untraced(_ entry: RunPlan.Entry, _ reason: String) -> TestEvent {
    .caseTraced(entry.identity, entry.emptyTrace(because: reason))
  }

  /// Whether the steps of a red case are to be recorded; tells why they are not.
  private mutating func beginTracing(
    _ entry: RunPlan.Entry,
    _ result: CaseResult,
    _ reason: String?
  ) -> Bool {
    guard tracedCount < Self.tracedCountMax else {
      tell(untraced(entry, "steps are recorded of the first \(Self.tracedCountMax) red cases"))
      return false
    }
    tracedCount += 1
    if let reason = reason ?? entry.reasonAgainstTracing(result, options) {
      tell(untraced(entry, reason))
      return false
    }
    traced[entry.identity.key] = result
    return true
  }
}
