import Foundation
import TestModel
import WorkerSupport

/// Makes a result of a case whose worker did not live to send one.
struct WorkerVerdict {
  let entry: RunPlan.Entry
  let startedAt: Timestamp?
  let duration: Duration
  /// What the worker printed since the case began.
  let output: String

  /// The result of a case that ended its worker.
  func result(of end: WorkerEnd, memoryLimit: UInt64?) -> CaseResult {
    let memory = memoryLimit.map { ", of at most \(Self.mebibytes(Int(clamping: $0)))" } ?? ""
    let details = [
      FailureDetail(title: "peak memory", text: Self.mebibytes(end.peakMemory) + memory)
    ]
    let reason = fatalError.map { ": \($0)" } ?? ""
    switch end.cause {
    case .exited(let code):
      return result("WorkerExited", "the case ended its worker: exit(\(code))", details)
    case .signaled(let signal):
      let name = SignalName.text(signal)
      return result("WorkerDied", "the case ended its worker: \(name)\(reason)", details)
    }
  }

  /// The result of a case that was killed because it took too long.
  func timeout(after limit: Duration) -> CaseResult {
    let seconds = limit.reportSeconds.formatted(.number.precision(.fractionLength(0...3)))
    return result(
      "Timeout",
      "the case took longer than \(seconds) s, so its worker was killed",
      []
    )
  }

  /// The result of a case whose worker sent something that is no answer.
  func misunderstanding(_ reason: String) -> CaseResult {
    result("WorkerProtocol", "the worker's answer was not understood: \(reason)", [])
  }

  private func result(
    _ type: String,
    _ message: String,
    _ details: [FailureDetail]
  ) -> CaseResult {
    let failure = CaseFailure(
      kind: .error,
      type: type,
      message: message,
      expected: "a case that ends by itself",
      details: details,
      location: CaseLocation(file: entry.suite.file, line: entry.testCase.line)
    )
    return CaseResult(
      identity: entry.identity,
      kind: entry.testCase.kind,
      status: entry.judged(.error),
      startedAt: startedAt,
      duration: duration,
      failures: [failure],
      systemError: output,
      rules: entry.testCase.rules,
      reason: entry.expectation?.reason
    )
  }

  // The runtime's own words stand above a backtrace that is much longer than they are.
  private var fatalError: String? {
    output.split(separator: "\n")
      .first { $0.contains("Fatal error") || $0.contains("terminate called") }
      .map { String($0) }
  }

  private static func mebibytes(_ bytes: Int) -> String { "\(bytes / 1_048_576) MiB" }
}
