import Foundation
import TestModel

/// An item whose worker sent no outcome: what happened instead, for the item's failure.
package struct WorkerLoss: Sendable {
  /// What happened.
  package enum Cause: Sendable {
    /// The worker ended.
    case ended(WorkerEnd, memoryLimit: UInt64?)
    /// It took longer than the limit and was killed.
    case overdue(limit: Duration)
    /// It sent something that is no answer.
    case misunderstood(reason: String)
  }

  package let cause: Cause
  /// When the item began.
  package let startedAt: Timestamp?
  /// How long the worker was busy with it.
  package let duration: Duration
  /// What the worker printed since the item began.
  package let output: String

  /// The failure that reports show.
  ///
  /// - Parameters:
  ///   - location: Where the item stands.
  ///   - item: What the item is: a case, a document.
  /// - Returns: An error.
  package func failure(at location: CaseLocation, of item: String = "case") -> CaseFailure {
    let (type, message) = text(of: item)
    return CaseFailure(
      kind: .error,
      type: type,
      message: message,
      expected: "a \(item) that ends by itself",
      details: details,
      location: location
    )
  }

  private func text(of item: String) -> (type: String, message: String) {
    switch cause {
    case .ended(let end, let limit):
      if let limit, isOutOfMemory {
        let most = Self.mebibytes(Int(clamping: limit))
        return ("OutOfMemory", "the \(item) needs more memory than its limit of \(most)")
      }
      switch end.cause {
      case .exited(let code):
        return ("WorkerExited", "the \(item) ended its worker: exit(\(code))")
      case .signaled(let signal):
        let reason = fatalError.map { ": \($0)" } ?? ""
        let name = SignalName.text(signal)
        return ("WorkerDied", "the \(item) ended its worker: \(name)\(reason)")
      }
    case .overdue(let limit):
      let seconds = limit.reportSeconds.formatted(.number.precision(.fractionLength(0...3)))
      return ("Timeout", "the \(item) took longer than \(seconds) s, so its worker was killed")
    case .misunderstood(let reason):
      return ("WorkerProtocol", "the worker's answer was not understood: \(reason)")
    }
  }

  private var details: [FailureDetail] {
    guard case .ended(let end, let limit) = cause else { return [] }
    let memory = limit.map { ", of at most \(Self.mebibytes(Int(clamping: $0)))" } ?? ""
    return [FailureDetail(title: "peak memory", text: Self.mebibytes(end.peakMemory) + memory)]
  }

  // What Swift's runtime and C++'s print when the system gives no memory.
  private var isOutOfMemory: Bool {
    output.contains("Fatal error: failed to allocate") || output.contains("std::bad_alloc")
  }

  // The runtime's own words stand above a backtrace that is much longer than they are.
  private var fatalError: String? {
    output.split(separator: "\n")
      .first { $0.contains("Fatal error") || $0.contains("terminate called") }
      .map { String($0) }
  }

  private static func mebibytes(_ bytes: Int) -> String { "\(bytes / 1_048_576) MiB" }
}
