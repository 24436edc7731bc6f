import Foundation
import ResultHistory
import Statistics
import TestModel
import Testing

/// A history in a folder of its own.
private struct Fixture {
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

@Suite("History")
struct HistoryStoreTests {
  @Test("a run comes back as it went in, without its bulk; twice is once")
  func roundTrip() throws {
    let fixture = Fixture()
    defer { fixture.remove() }
    let run = Fixture.run(1, status: .failed)
    let first = try fixture.store().add(run, at: Fixture.place(1))
    #expect(first.isNew)
    let again = try fixture.store().add(run, at: Fixture.place(1))
    #expect(!again.isNew && again.id == first.id)
    let store = try fixture.store()
    let listed = try #require(try store.runs().first)
    #expect(try store.runs().count == 1)
    #expect(listed.place == Fixture.place(1))
    #expect(listed.header == run.header && listed.summary == run.summary)
    var expected = run
    expected.suites[0].cases[0].failures[0].tree = nil
    expected.suites[0].cases[0].failures[0].expectedTree = nil
    expected.suites[0].cases[0].systemOut = ""
    expected.suites[0].cases[1].attempts[0].failures[0].tree = nil
    expected.suites[0].cases[1].attempts[0].failures[0].expectedTree = nil
    expected.suites[0].cases[2].metrics[0].samples = []
    expected.suites[0].cases[2].metrics[1].samples = []
    #expect(try store.result(of: listed) == expected)
  }

  @Test("runs come in the order of their commits, whenever they were added")
  func order() throws {
    let fixture = Fixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    for number in [3, 1, 2] { try store.add(Fixture.run(number), at: Fixture.place(number)) }
    try store.add(Fixture.run(9), at: Fixture.place(9, branch: "topic"))
    #expect(try store.runs().map(\.place.commit) == [1, 2, 3, 9].map(Fixture.commit))
    #expect(try store.newestBranch() == "topic")
    #expect(try store.runs(HistoryFilter(branch: "main")).count == 3)
    #expect(try store.runs(HistoryFilter(lastCount: 2)).map(\.place.branch) == ["main", "topic"])
    #expect(try store.run(named: "2").place.commit == Fixture.commit(1))
    #expect(try store.run(named: Fixture.commit(9)).place.branch == "topic")
    #expect(throws: HistoryError.self) { try store.run(named: "0000") }
    #expect(throws: HistoryError.self) { try store.run(named: "ffff") }
  }

  @Test("a commit stands after its parents, whatever the clocks said")
  func clocks() throws {
    let fixture = Fixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    // The third commit was made by a machine whose clock was a day ahead, the fourth by one that was behind.
    for (number, hour) in [(1, 1), (2, 2), (3, 27), (4, 0), (5, 5)] {
      var place = Fixture.place(number)
      place.committedAt = Timestamp(millisecondsSince1970: Int64(hour) * 3_600_000)
      try store.add(Fixture.run(number, count: number < 3 ? 7 : 8), at: place)
    }
    #expect(try store.runs().map(\.place.commit) == (1...5).map(Fixture.commit))
    let pivots = try #require(try store.series(HistoryFilter(text: "pivots")).first)
    #expect(pivots.steps.count == 1)
    let around = try #require(pivots.commits(around: pivots.steps[0]))
    #expect(around.before == Fixture.commit(2) && around.after == Fixture.commit(3))
  }

  @Test("where commits between were never run, the depths order a branch; circles do not hang")
  func gaps() throws {
    let fixture = Fixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    // Newest first by their dates; only the depths tell.
    for (number, depth) in [(2, 20), (4, 40), (6, 60)] {
      var place = Fixture.place(number)
      place.committedAt = Timestamp(millisecondsSince1970: Int64(100 - number) * 3_600_000)
      place.depth = depth
      try store.add(Fixture.run(number), at: place)
    }
    #expect(try store.runs().map(\.place.commit) == [2, 4, 6].map(Fixture.commit))
    #expect(try store.runs().map(\.place.depth) == [20, 40, 60])
    for (number, parent) in [(7, 8), (8, 7)] {
      var place = Fixture.place(number, branch: "odd")
      place.parents = [Fixture.commit(parent)]
      try store.add(Fixture.run(number), at: place)
    }
    #expect(try store.runs(HistoryFilter(branch: "odd")).count == 2)
  }

  @Test("a step of times is found at its commits; a counter steps whenever it changes")
  func steps() throws {
    let fixture = Fixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    for number in 0..<24 {
      let jitter = Double((number * 7) % 5) * 0.3
      let run = Fixture.run(
        number,
        time: (number < 13 ? 100 : 112) + jitter,
        count: number < 20 ? 7 : 8
      )
      try store.add(run, at: Fixture.place(number))
    }
    let series = try store.series()
    #expect(series.map(\.metric) == ["wallTime", "pivots"])
    let time = series[0]
    #expect(time.points.count == 24 && time.steps.map(\.index) == [13])
    let around = try #require(time.commits(around: time.steps[0]))
    #expect(around.before == Fixture.commit(12) && around.after == Fixture.commit(13))
    #expect(abs((time.steps[0].change ?? 0) - 0.12) < 0.01)
    #expect(time.points[0].low == 99 && time.points[0].high == 102)
    #expect(series[1].steps.map(\.index) == [20] && series[1].steps[0].significance == 0)
    #expect(try store.series(HistoryFilter(text: "pivots")).count == 1)
    #expect(try store.series(HistoryFilter(text: "nothing")).isEmpty)
  }

  @Test("times of another machine are left out, counters are not")
  func environments() throws {
    let fixture = Fixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    for number in 0..<6 {
      let run = Fixture.run(number, time: number < 3 ? 50 : 100, host: number < 3 ? "old" : "new")
      try store.add(run, at: Fixture.place(number))
    }
    #expect(try store.series().map(\.points.count) == [3, 6])
  }

  @Test("pruning keeps the newest of each branch and forgets what nobody names")
  func pruning() throws {
    let fixture = Fixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    for number in 0..<5 { try store.add(Fixture.run(number), at: Fixture.place(number)) }
    try store.add(Fixture.run(7), at: Fixture.place(7, branch: "topic"))
    let rule = HistoryPruning(keptCount: 2)
    #expect(try store.prune(rule, isTrial: true).count == 3)
    #expect(try store.runs().count == 6)
    #expect(try store.prune(rule).map(\.place.commit) == [0, 1, 2].map(Fixture.commit))
    #expect(try store.runs().count == 3)
    let date = Timestamp(millisecondsSince1970: 100 * 3_600_000)
    #expect(try store.prune(HistoryPruning(before: date)).count == 3)
    #expect(try store.runs().isEmpty && store.series().isEmpty)
  }

  @Test("a shard, a missing file and a file of something else are refused with what to do")
  func refused() throws {
    let fixture = Fixture()
    defer { fixture.remove() }
    let missing = #expect(throws: HistoryError.self) { try HistoryStore(path: fixture.path) }
    #expect(missing?.description.contains("nibmark history add") == true)
    var run = Fixture.run(1)
    run.header.shard = RunShard(index: 1, count: 2, planCaseCount: 2, positions: [0])
    let shard = #expect(throws: HistoryError.self) { try fixture.store().add(run) }
    #expect(shard?.description.contains("nibmark merge") == true)
    let other = fixture.folder + "/other"
    try Data("this is a text, and long enough to be looked into as a database".utf8)
      .write(to: URL(fileURLWithPath: other))
    let text = #expect(throws: HistoryError.self) { try HistoryStore(path: other) }
    #expect(text?.description.contains("not a SQLite file") == true, "\(text?.description ?? "")")
    #expect(throws: HistoryError.self) { try HistoryStore(path: "/proc/x/h", mayCreate: true) }
  }

  @Test("without git a run stands at its own date")
  func noPlace() throws {
    let fixture = Fixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    try store.add(Fixture.run(4))
    let run = try #require(try store.runs().first)
    #expect(run.place.commit == Fixture.commit(4) && run.date == run.header.startedAt)
  }
}
