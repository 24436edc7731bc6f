import TestModel

/// What a step of GitHub Actions shows of a check on the page of its run.
public enum StepSummary {
  /// GitHub refuses the summary of a step above 1 MiB.
  public static let byteCountMax = 1_048_576

  /// The page, cut to some bytes; empty when not even its verdict fits.
  public static func text(
    _ run: RunResult,
    _ context: CheckContext,
    byteCountMax: Int
  ) -> String {
    let report = CheckReport(run, context)
    return CheckMarkdown(report: report, byteCountMax: byteCountMax).text
  }
}
