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
  private var retries: RetryLedger
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
    isFailFast = plan.options.isFailFast
    retries = RetryLedger(countMax: plan.options.retryCount)
  }

  func request(for entry: RunPlan.Entry) -> SuiteRequest { .run(entry.identity.key) }

  func limit(of entry: RunPlan.Entry) -> Duration {
    entry.killLimit(job.repeatCount, asked: timeout)
  }

  func answer(in line: Data) throws -> WorkerAnswer<CaseResult> {
    switch try WorkerCoding.message(SuiteAnswer.self, from: line) {
    case .ready(SuiteProtocol.version, _): .ready
    case .finished(let result): .finished(result)
    case .refused(let reason): .refused(reason: reason)
    case .ready, .prepared, .sampled: .unexpected
    }
  }

  func isOutcome(_ result: CaseResult, of entry: RunPlan.Entry) -> Bool {
    result.identity == entry.identity
  }

  mutating func begin(_ entry: RunPlan.Entry) {
    if retries.isWaiting(entry.identity) {
      tell(.caseProgress(retries.progress(of: entry.identity)))
    } else {
      tell(.caseStarted(entry.identity))
    }
  }

  mutating func finish(
    _ entry: RunPlan.Entry,
    _ result: CaseResult,
    printed: String
  ) -> PoolStep {
    var result = result
    if result.systemError.isEmpty { result.systemError = printed }
    return settle(result)
  }

  mutating func lose(_ entry: RunPlan.Entry, _ loss: WorkerLoss) -> PoolStep {
    settle(entry.result(of: loss))
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
  private mutating func settle(_ result: CaseResult) -> PoolStep {
    guard let result = retries.settle(result, isOver: isOver) else { return .again }
    tell(.caseFinished(result))
    guard isFailFast, result.status.isRed else { return .next }
    isOver = true
    return .stop
  }
}
