extension RunComparison {
  /// All findings, worst first, whether they fail the comparison or not.
  public var findings: [ComparisonFinding] {
    caseFindings + counterFindings + timeFindings + unmeasuredFindings + frameFindings
      + canaryFindings
  }

  /// The findings for which this comparison fails.
  public var failures: [ComparisonFinding] { findings.filter { failOn.contains($0.cause) } }

  /// The findings that are only reported.
  public var warnings: [ComparisonFinding] { findings.filter { !failOn.contains($0.cause) } }

  /// Whether the comparison was possible, is complete, and has no failures.
  public var isGreen: Bool {
    environment.level != .refused && interruption == nil && failures.isEmpty
  }

  private var caseFindings: [ComparisonFinding] {
    cases.compactMap { change in
      let cause: FailureCause
      let text: String
      switch change.kind {
      case .newlyFailing:
        cause = .failing
        text = "fails, and did not: " + (change.failures.first?.message ?? "no reason was given")
      case .newlyFlaky:
        cause = .flaky
        text = "does not end alike from attempt to attempt, and did"
      case .vanished where !change.isAccepted:
        cause = .vanished
        text = "is gone; it \(change.baseStatus == .passed ? "passed" : "was there") in the base"
      case .vanished, .new, .newlyPassing, .stillFailing: return nil
      }
      return ComparisonFinding(cause: cause, identity: change.identity, text: text)
    }
  }

  private var counterFindings: [ComparisonFinding] {
    counters.compactMap { change in
      guard [.up, .accepted, .gone].contains(change.verdict) else { return nil }
      let (from, to) = change.texts
      let text =
        change.head == nil
        ? "\(change.metric) is no longer counted, and was \(from) in one iteration"
        : "\(change.metric) rose from \(from) to \(to) in one iteration"
      return ComparisonFinding(
        cause: change.verdict == .accepted ? .accepted : .counter,
        identity: change.identity,
        metric: change.metric,
        text: text + (change.verdict == .accepted ? ", which this change accepts" : "")
      )
    }
  }

  private var timeFindings: [ComparisonFinding] {
    times.compactMap { time in
      let cause: FailureCause
      let text: String
      let ratio = ComparisonFigures.percent(time.cpu)
      let gate = ComparisonFigures.percent(time.gate)
      switch time.verdict {
      case .slower: (cause, text) = (.slower, "takes \(ratio) longer; the gate is \(gate)")
      case .inconclusive:
        let least = ComparisonFigures.percent(time.smallestDetectable)
        cause = .inconclusive
        text = time.note ?? "\(ratio); no difference below \(least) could have been found"
      case .contaminated:
        cause = .contaminated
        text = "the base differed from itself by \(ComparisonFigures.percent(time.control))"
      case .faster, .equivalent: return nil
      }
      return ComparisonFinding(cause: cause, identity: time.identity, text: text)
    }
  }

  private var unmeasuredFindings: [ComparisonFinding] {
    (unmeasured ?? []).map {
      ComparisonFinding(cause: .inconclusive, identity: $0.identity, text: $0.text)
    }
  }

  private var frameFindings: [ComparisonFinding] {
    (frames ?? []).map {
      ComparisonFinding(cause: .frames, identity: $0.identity, text: $0.text)
    }
  }

  private var canaryFindings: [ComparisonFinding] {
    canaries.filter { !$0.wasFound }.map {
      let hidden = ComparisonFigures.percent($0.slowdown)
      return ComparisonFinding(
        cause: .unreliable,
        identity: $0.identity,
        text: "a hidden slowdown of \(hidden) was called \($0.verdict.rawValue)"
      )
    }
  }
}
