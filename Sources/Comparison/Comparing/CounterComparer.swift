import TestModel

/// Compares exact counters: equal is equal, and one more is one more.
public struct CounterComparer {
  /// The counters accepted at the merge base; nil without a file.
  public var accepted: AcceptedCounters?
  /// The counters accepted in the head.
  public var acceptedInHead: AcceptedCounters?

  /// Creates a comparer.
  ///
  /// - Parameters:
  ///   - accepted: The counters accepted at the merge base, which the head is compared with. A
  ///     change that rewrites the file does not loosen its own limit: reports show the rewriting as
  ///     an acceptance.
  ///   - inHead: The counters that the head's file accepts.
  ///   - meter: The compiler and configuration of this comparison. Files of another meter are
  ///     ignored.
  public init(accepted: AcceptedCounters?, inHead: AcceptedCounters?, meter: String) {
    self.accepted = accepted?.meter == meter ? accepted : nil
    acceptedInHead = inHead?.meter == meter ? inHead : nil
  }

  /// The counters that differ from the accepted ones or the base's, in the head's order.
  ///
  /// - Complexity: O(counters).
  public func changes(from base: RunResult, to head: RunResult) -> [CounterChange] {
    let former = Dictionary(base.cases.map { ($0.identity.key, $0) }) { one, _ in one }
    return head.cases.flatMap { result in
      changes(former[result.identity.key], result)
    }
  }

  private func changes(_ base: CaseResult?, _ head: CaseResult) -> [CounterChange] {
    let former = Dictionary(
      (base.map(ExactCounter.all) ?? []).map { ($0.metric, $0) },
      uniquingKeysWith: { one, _ in one }
    )
    let name = head.identity.description
    return ExactCounter.all(of: head).compactMap { counter in
      let atBase = former[counter.metric]
      let change = CounterChange(
        identity: head.identity,
        metric: counter.metric,
        unit: counter.unit,
        base: atBase?.value,
        accepted: accepted?.counters[name]?[counter.metric],
        head: counter.value,
        verdict: .changed
      )
      guard let reference = change.reference, reference != counter.value else { return nil }
      var judged = change
      judged.verdict = verdict(counter, reference, isExact: atBase?.isExact ?? true)
      return judged
    }
  }

  private func verdict(
    _ counter: ExactCounter,
    _ reference: Double,
    isExact: Bool
  ) -> CounterChange.Verdict {
    guard counter.isExact, isExact else { return .inexact }
    if counter.isNeutral { return .changed }
    return counter.value < reference ? .down : .up
  }
}

extension CounterComparer {
  /// Marks rises to exactly the values that the head's own file accepts.
  public func markingAccepted(_ changes: [CounterChange]) -> [CounterChange] {
    changes.map { change in
      let own = acceptedInHead?.counters[change.identity.description]?[change.metric]
      guard change.verdict == .up, let own, own == change.head, own != change.accepted else {
        return change
      }
      var change = change
      change.verdict = .accepted
      return change
    }
  }
}
