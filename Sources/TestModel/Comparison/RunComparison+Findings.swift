/// Something in a comparison that turns it red, or would if that was asked for.
public struct ComparisonFinding: Hashable, Sendable {
  /// Which of the causes it is.
  public var cause: FailureCause
  /// The case that it is about; nil for the whole comparison.
  public var identity: CaseIdentity?
  /// What it is about, where a case has several: a counter.
  public var metric: String?
  /// One line that says what happened.
  public var text: String
}

extension RunComparison {
  /// Everything that could turn a comparison red, worst first.
  public var findings: [ComparisonFinding] {
    caseFindings + counterFindings + timeFindings + frameFindings + canaryFindings
  }

  /// What does turn this one red.
  public var failures: [ComparisonFinding] { findings.filter { failOn.contains($0.cause) } }

  /// What people should know and does not turn it red.
  public var warnings: [ComparisonFinding] { findings.filter { !failOn.contains($0.cause) } }

  /// Whether nothing turns it red, and it could be made.
  public var isGreen: Bool { environment.level != .refused && failures.isEmpty }

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
      guard change.verdict == .up || change.verdict == .accepted else { return nil }
      let from = change.reference.map { ComparisonFigures.value($0, unit: change.unit) } ?? "none"
      let to = ComparisonFigures.value(change.head, unit: change.unit)
      let text = "\(change.metric) rose from \(from) to \(to) in one iteration"
      return ComparisonFinding(
        cause: change.verdict == .up ? .counter : .accepted,
        identity: change.identity,
        metric: change.metric,
        text: text + (change.verdict == .up ? "" : ", which this change accepts")
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

/// How figures of comparisons are written, the same in every report.
public enum ComparisonFigures {
  /// `+2.67 % [+2.10, +3.24]`.
  public static func percent(_ ratio: RatioFigures) -> String {
    let ends = [ratio.lower, ratio.upper].map { signed(($0 - 1) * 100) }
    return "\(signed((ratio.ratio - 1) * 100)) % [\(ends.joined(separator: ", "))]"
  }

  /// `1.35 %` of 0.0135.
  public static func percent(_ part: Double) -> String { fixed(part * 100) + " %" }

  /// A counter's value with its unit where it has one.
  public static func value(_ value: Double, unit: String) -> String {
    let whole = value.rounded() == value && abs(value) < 1e15
    let text = whole ? String(Int(value)) : String(value)
    return unit == "count" ? text : "\(text) \(unit)"
  }

  private static func signed(_ value: Double) -> String {
    let text = fixed(value)
    return value.isFinite && !text.hasPrefix("-") ? "+" + text : text
  }

  // Two decimals, by hand: this module does without Foundation.
  private static func fixed(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let rest = abs(hundredths) % 100
    return "\(sign)\(abs(hundredths) / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
