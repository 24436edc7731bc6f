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
    return "every case is in error on both sides" + (reason.map { ", the first: \($0)" } ?? "")
  }

  private static func isJudged(_ status: CaseStatus) -> Bool {
    status != .error && status != .notRun
  }
}
