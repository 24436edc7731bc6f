import Foundation
import ResultHistory
import Statistics
import TestModel
import Testing

@Suite("History")
struct HistoryStoreTests {
  @Test("a run comes back as it went in, without its bulk; twice is once")
  func roundTrip() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let run = HistoryFixture.run(1, status: .failed)
    let first = try fixture.store().add(run, at: HistoryFixture.place(1))
    #expect(first.isNew)
    let again = try fixture.store().add(run, at: HistoryFixture.place(1))
    #expect(!again.isNew && again.id == first.id)
    let store = try fixture.store()
    let listed = try #require(try store.runs().first)
    #expect(try store.runs().count == 1)
    #expect(listed.place == HistoryFixture.place(1))
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
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    for number in [3, 1, 2] {
      try store.add(HistoryFixture.run(number), at: HistoryFixture.place(number))
    }
    try store.add(HistoryFixture.run(9), at: HistoryFixture.place(9, branch: "topic"))
    #expect(try store.runs().map(\.place.commit) == [1, 2, 3, 9].map(HistoryFixture.commit))
    #expect(try store.newestBranch() == "topic")
    #expect(try store.runs(HistoryFilter(branch: "main")).count == 3)
    #expect(try store.runs(HistoryFilter(lastCount: 2)).map(\.place.branch) == ["main", "topic"])
    #expect(try store.run(named: "2").place.commit == HistoryFixture.commit(1))
    #expect(try store.run(named: HistoryFixture.commit(9)).place.branch == "topic")
    #expect(throws: HistoryError.self) { try store.run(named: "0000") }
    #expect(throws: HistoryError.self) { try store.run(named: "ffff") }
  }

  @Test("a commit stands after its parents, whatever the clocks said")
  func clocks() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    // The third commit was made by a machine whose clock was a day ahead, the fourth by one that was behind.
    for (number, hour) in [(1, 1), (2, 2), (3, 27), (4, 0), (5, 5)] {
      var place = HistoryFixture.place(number)
      place.committedAt = Timestamp(millisecondsSince1970: Int64(hour) * 3_600_000)
      try store.add(HistoryFixture.run(number, count: number < 3 ? 7 : 8), at: place)
    }
    #expect(try store.runs().map(\.place.commit) == (1...5).map(HistoryFixture.commit))
    let pivots = try #require(try store.series(HistoryFilter(text: "pivots")).first)
    #expect(pivots.steps.count == 1)
    let around = try #require(pivots.commits(around: pivots.steps[0]))
    #expect(around.before == HistoryFixture.commit(2) && around.after == HistoryFixture.commit(3))
  }

  @Test("where commits between were never run, the depths order a branch; circles do not hang")
  func gaps() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    // Newest first by their dates; only the depths tell.
    for (number, depth) in [(2, 20), (4, 40), (6, 60)] {
      var place = HistoryFixture.place(number)
      place.committedAt = Timestamp(millisecondsSince1970: Int64(100 - number) * 3_600_000)
      place.depth = depth
      try store.add(HistoryFixture.run(number), at: place)
    }
    #expect(try store.runs().map(\.place.commit) == [2, 4, 6].map(HistoryFixture.commit))
    #expect(try store.runs().map(\.place.depth) == [20, 40, 60])
    for (number, parent) in [(7, 8), (8, 7)] {
      var place = HistoryFixture.place(number, branch: "odd")
      place.parents = [HistoryFixture.commit(parent)]
      try store.add(HistoryFixture.run(number), at: place)
    }
    #expect(try store.runs(HistoryFilter(branch: "odd")).count == 2)
  }

  @Test("a step of times is found at its commits; a counter steps whenever it changes")
  func steps() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    for number in 0..<24 {
      let jitter = Double((number * 7) % 5) * 0.3
      let run = HistoryFixture.run(
        number,
        time: (number < 13 ? 100 : 112) + jitter,
        count: number < 20 ? 7 : 8
      )
      try store.add(run, at: HistoryFixture.place(number))
    }
    let series = try store.series()
    #expect(series.map(\.metric) == ["wallTime", "pivots"])
    let time = series[0]
    #expect(time.points.count == 24 && time.steps.map(\.index) == [13])
    let around = try #require(time.commits(around: time.steps[0]))
    #expect(around.before == HistoryFixture.commit(12) && around.after == HistoryFixture.commit(13))
    #expect(abs((time.steps[0].change ?? 0) - 0.12) < 0.01)
    #expect(time.points[0].low == 99 && time.points[0].high == 102)
    #expect(series[1].steps.map(\.index) == [20] && series[1].steps[0].significance == 0)
    #expect(try store.series(HistoryFilter(text: "pivots")).count == 1)
    #expect(try store.series(HistoryFilter(text: "nothing")).isEmpty)
  }

  @Test("times of another machine are left out, counters are not")
  func environments() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    for number in 0..<6 {
      let run = HistoryFixture.run(
        number,
        time: number < 3 ? 50 : 100,
        host: number < 3 ? "old" : "new"
      )
      try store.add(run, at: HistoryFixture.place(number))
    }
    #expect(try store.series().map(\.points.count) == [3, 6])
  }

  @Test("pruning keeps the newest of each branch and forgets what nobody names")
  func pruning() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    for number in 0..<5 {
      try store.add(HistoryFixture.run(number), at: HistoryFixture.place(number))
    }
    try store.add(HistoryFixture.run(7), at: HistoryFixture.place(7, branch: "topic"))
    let rule = HistoryPruning(keptCount: 2)
    #expect(try store.prune(rule, isTrial: true).count == 3)
    #expect(try store.runs().count == 6)
    #expect(try store.prune(rule).map(\.place.commit) == [0, 1, 2].map(HistoryFixture.commit))
    #expect(try store.runs().count == 3)
    let date = Timestamp(millisecondsSince1970: 100 * 3_600_000)
    #expect(try store.prune(HistoryPruning(before: date)).count == 3)
    #expect(try store.runs().isEmpty && store.series().isEmpty)
  }

  @Test("a shard, a missing file and a file of something else are refused with what to do")
  func refused() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let missing = #expect(throws: HistoryError.self) { try HistoryStore(path: fixture.path) }
    #expect(missing?.description.contains("nibmark history add") == true)
    var run = HistoryFixture.run(1)
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
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let store = try fixture.store()
    try store.add(HistoryFixture.run(4))
    let run = try #require(try store.runs().first)
    #expect(run.place.commit == HistoryFixture.commit(4) && run.date == run.header.startedAt)
  }
}
