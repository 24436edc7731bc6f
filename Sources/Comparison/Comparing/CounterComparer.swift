import TestModel

/// Compares exact counters: equal is equal, one more is one more, and none is not zero.
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

  /// The counters that differ from the accepted ones or the base's, in the head's order; then those that are gone.
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
    let counters = ExactCounter.all(of: head)
    let changed = counters.compactMap { (counter) -> CounterChange? in
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
    return changed + gone(base, head, counted: Set(counters.map(\.metric)))
  }

  /// The exact counters that a benchmark had, and of which the head says nothing.
  ///
  /// One that could not be counted to its end says so by its status.
  private func gone(
    _ base: CaseResult?,
    _ head: CaseResult,
    counted: Set<String>
  ) -> [CounterChange] {
    guard head.status != .error, head.status != .notRun, head.status == .passed || !counted.isEmpty
    else { return [] }
    let former = (base.map(ExactCounter.all) ?? []).filter(\.isExact)
    let units = Dictionary(former.map { ($0.metric, $0.unit) }) { one, _ in one }
    let known = accepted?.counters[head.identity.description] ?? [:]
    let others = known.keys.filter { units[$0] == nil }.sorted()
    return (former.map(\.metric) + others).filter { !counted.contains($0) }.map { metric in
      CounterChange(
        identity: head.identity,
        metric: metric,
        unit: units[metric] ?? "count",
        base: former.first { $0.metric == metric }?.value,
        accepted: known[metric],
        head: nil,
        verdict: .gone
      )
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
  /// Marks rises to exactly the values that the head's own file accepts, and counters that it has no more.
  public func markingAccepted(_ changes: [CounterChange]) -> [CounterChange] {
    changes.map { change in
      guard let all = acceptedInHead?.counters[change.identity.description],
        [.up, .gone].contains(change.verdict), all[change.metric] == change.head,
        change.head == nil || change.head != change.accepted
      else { return change }
      var change = change
      change.verdict = .accepted
      return change
    }
  }
}
