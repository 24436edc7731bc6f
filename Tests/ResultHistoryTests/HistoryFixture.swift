import Foundation
import ResultHistory
import Statistics
import TestModel

/// A history in a folder of its own.
struct HistoryFixture {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("nibmark-history-\(UUID().uuidString)").path

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  var path: String { folder + "/deep/history.sqlite" }

  func store() throws -> HistoryStore { try HistoryStore(path: path, mayCreate: true) }

  static func commit(_ number: Int) -> String {
    String(repeating: "0", count: 36) + String(10_000 + number).suffix(4)
  }

  static func place(_ number: Int, branch: String = "main") -> CommitPlace {
    CommitPlace(
      commit: commit(number),
      parents: number > 0 ? [commit(number - 1)] : [],
      committedAt: Timestamp(millisecondsSince1970: Int64(number) * 3_600_000),
      branch: branch
    )
  }

  /// A run of a commit with a test, a flaky one and a benchmark.
  static func run(
    _ number: Int,
    time: Double = 100,
    count: Double = 7,
    host: String = "ci-1",
    status: CaseStatus = .passed
  ) -> RunResult {
    func identity(_ name: String) -> CaseIdentity {
      CaseIdentity(className: "Suites.a", name: name, file: "Suites/a.xml", line: 4)
    }
    let failure = CaseFailure(type: "T", message: "not so", tree: picture, expectedTree: picture)
    let cases = [
      CaseResult(
        identity: identity("one"),
        status: status,
        failures: status.isRed ? [failure] : [],
        systemOut: "words"
      ),
      CaseResult(
        identity: identity("two"),
        status: .passed,
        attempts: [CaseAttempt(status: .failed, duration: .zero, failures: [failure])]
      ),
      CaseResult(
        identity: identity("speed[n=1]"),
        kind: .benchmark,
        status: .passed,
        metrics: [metric("wallTime", "ns", time), metric("pivots", "count", count, isExact: true)]
      ),
    ]
    let suite = SuiteResult(className: "Suites.a", name: "A", file: "Suites/a.xml", cases: cases)
    return RunResult(
      header: RunHeader(
        toolVersion: "1",
        startedAt: Timestamp(millisecondsSince1970: 1_000_000_000 + Int64(number) * 60_000),
        seed: .max,
        host: HostFingerprint(
          hostName: host,
          operatingSystem: "system",
          processorModel: "model",
          coreCount: 2,
          swiftVersion: "6"
        ),
        commit: commit(number),
        root: "/"
      ),
      summary: RunSummary(
        totals: StatusTotals(cases.map(\.status)),
        duration: .seconds(2),
        isComplete: true,
        flakyCount: 1
      ),
      suites: [suite],
      messages: [RunMessage(level: .note, text: "a remark")]
    )
  }

  private static var picture: TreePicture {
    var builder = TreePicture.Builder()
    builder.begin("view")
    builder.end()
    return builder.picture
  }

  private static func metric(
    _ name: String,
    _ unit: String,
    _ value: Double,
    isExact: Bool = false
  ) -> MetricSummary {
    MetricSummary(
      metric: name,
      unit: unit,
      isExact: isExact,
      sampleCount: 3,
      statistics: [
        MetricStatistic("median", value), MetricStatistic("min", value - 1),
        MetricStatistic("p90", value + 2),
      ],
      samples: [value, value, value]
    )
  }
}
