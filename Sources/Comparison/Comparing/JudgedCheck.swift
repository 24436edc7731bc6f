import TestModel

/// Finds comparisons that would be green for want of anything to compare.
public enum JudgedCheck {
  /// Why there is nothing to compare; nil where at least one case was judged on a side.
  public static func emptiness(base: RunResult, head: RunResult) -> String? {
    for (name, run) in [("base", base), ("head", head)] where run.cases.isEmpty {
      return "the \(name) has no case, so there is nothing to compare"
    }
    let former = Dictionary(base.cases.map { ($0.identity.key, $0.status) }) { one, _ in one }
    let pairs = head.cases.compactMap { result in
      former[result.identity.key].map { (base: $0, head: result.status) }
    }
    guard !pairs.isEmpty, pairs.allSatisfy({ !isJudged($0.base) && !isJudged($0.head) }) else {
      return nil
    }
    let reason = head.cases.lazy.compactMap(\.failures.first?.message).first
    let word = head.cases.contains { $0.status == .error } ? "is in error" : "was left out"
    return "every case \(word) on both sides" + (reason.map { ", the first: \($0)" } ?? "")
  }

  /// What a person has to know of cases that both sides have and that were not compared; nil without any.
  ///
  /// The base runs the head's suites. One that it cannot read with its own documents it does not run. `own` are the
  /// cases of the base's own suites; nil where it ran those.
  public static func uncompared(
    _ own: [PlannedCase]?,
    base: RunResult,
    head: RunResult
  ) -> RunMessage? {
    let own = Set((own ?? []).map(\.identity.key)).subtracting(base.cases.map(\.identity.key))
    let left = head.cases.filter { own.contains($0.identity.key) }
    guard let first = left.first else { return nil }
    let others = left.count == 1 ? "" : " and \(left.count - 1) more"
    return RunMessage(
      level: .warning,
      text:
        "\(first.identity)\(others) \(left.count == 1 ? "was" : "were") not compared: the base has the "
        + "case, and cannot read the head's suite with its own documents"
    )
  }

  private static func isJudged(_ status: CaseStatus) -> Bool {
    ![.error, .notRun, .skipped].contains(status)
  }
}
