import Foundation
import TestModel

/// Reads a run from a result or a journal.
public enum StoredRun {
  /// The run in a `result.json` or a journal.
  ///
  /// A journal without an end is an incomplete run: cases that were running are errors, later ones
  /// are not run. A journal that ends before its plan is a run of nothing but that error.
  ///
  /// - Throws: `ReportError` when the file is missing, or is neither.
  public static func read(_ path: String) throws(ReportError) -> RunResult {
    try decode(try ReportFile.read(path), path: path)
  }

  /// The run in the bytes of either; errors name the path.
  ///
  /// - Throws: `ReportError` when they are neither.
  public static func decode(_ bytes: Data, path: String) throws(ReportError) -> RunResult {
    guard isJournal(bytes) else { return try JSONReport.decode(bytes, path: path) }
    let run = RunAccumulator()
    for event in try EventLog.events(in: bytes, path: path) { run.receive(event) }
    run.close(because: "the run was killed: its journal has no end")
    return run.result ?? killedBeforePlan(path)
  }

  private static func killedBeforePlan(_ path: String) -> RunResult {
    var status = stat()
    let time = stat(path, &status) == 0 ? Double(status.st_mtim.tv_sec) : 0
    return RunResult(
      header: RunHeader(
        toolVersion: "unknown",
        startedAt: Timestamp(secondsSince1970: time),
        seed: 0,
        host: HostProbe.fingerprint(),
        root: ""
      ),
      summary: RunSummary(
        totals: StatusTotals(),
        duration: .zero,
        isComplete: false,
        interruption: "the run was killed before its plan was written to \(path)"
      ),
      suites: []
    ).withIncompleteCase
  }

  // A result may also be a single line, so the first line's content decides.
  private static func isJournal(_ bytes: Data) -> Bool {
    struct Line: Decodable { var event: String }
    let first = bytes.prefix { $0 != 10 }
    if (try? JSONDecoder().decode(Line.self, from: first)) != nil { return true }
    return bytes.isEmpty || first.starts(with: Data(#"{"event":"#.utf8))
  }
}
