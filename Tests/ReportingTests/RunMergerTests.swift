import TestModel
import Testing

@testable import Reporting

@Suite("Merging")
struct RunMergerTests {
  /// A part of the sample run, as a machine that had these cases would have stored it.
  private func part(_ index: Int, of count: Int, _ run: RunResult = SampleRun.run) -> RunMerger.Part
  {
    let positions = run.cases.indices.filter { $0 % count == index - 1 }
    let kept = Set(positions.map { run.cases[$0].identity.key })
    var part = run
    part.suites = run.suites.map { suite in
      var suite = suite
      suite.cases.removeAll { !kept.contains($0.identity.key) }
      return suite
    }.filter { !$0.cases.isEmpty }
    part.summary.totals = StatusTotals(part.cases.map(\.status))
    part.header.arguments += ["--shard", "\(index)/\(count)"]
    part.header.shard = RunShard(
      index: index,
      count: count,
      planCaseCount: run.cases.count,
      positions: positions
    )
    return RunMerger.Part(name: "\(index).json", run: part)
  }

  @Test("parts in any order give the whole run back", arguments: [1, 2, 3, 5, 20])
  func whole(count: Int) throws {
    let parts = (1...count).map { part($0, of: count) }
    #expect(try RunMerger.merge(parts.reversed()) == SampleRun.run)
  }

  @Test("a missing part is told of and makes the run incomplete")
  func missing() throws {
    let green = SampleRun.greenRun
    #expect(try RunMerger.merge((1...3).map { part($0, of: 3, green) }).summary.isGreen)
    let run = try RunMerger.merge([part(1, of: 3, green), part(3, of: 3, green)])
    #expect(!run.summary.isComplete && !run.summary.isGreen)
    let left = green.cases.count - run.withoutIncompleteCase.cases.count
    let text = "shard 2/3 is missing, with \(left) of the plan's \(green.cases.count) cases"
    #expect(run.messages.first?.text == text)
    #expect(run.cases.first?.identity == RunResult.incompleteIdentity)
    #expect(run.cases.first?.failures.first?.message == "run incomplete: \(text)")
  }

  @Test("shards that were dealt by different durations leave no case out unseen")
  func unlikeDeals() throws {
    let green = SampleRun.greenRun
    var parts = (1...2).map { part($0, of: 2, green) }
    // The first machine takes the second one's case for its own, and gives one of its own away.
    parts[1].run.suites[0].cases.removeFirst()
    parts[1].run.header.shard?.positions.removeFirst()
    let run = try RunMerger.merge(parts)
    #expect(!run.summary.isComplete && !run.summary.isGreen)
    let text = "1 of the plan's \(green.cases.count) cases are in no shard"
    #expect(run.summary.interruption?.hasPrefix(text) == true)
    #expect(run.messages.first?.text.hasPrefix(text) == true)
  }

  @Test("a part that was killed, before its plan or later, makes the run incomplete")
  func killed() throws {
    let green = SampleRun.greenRun
    var late = part(2, of: 2, green)
    late.run.summary.interruption = "the run was killed"
    late.run = late.run.withIncompleteCase
    let run = try RunMerger.merge([part(1, of: 2, green), late])
    #expect(run.summary.interruption == "2.json: the run was killed")
    #expect(run.withoutIncompleteCase.suites == green.suites)
    #expect(run.cases.count { $0.identity == RunResult.incompleteIdentity } == 1)
    var early = late
    early.run.header = SampleRun.header
    early.run.header.toolVersion = "unknown"
    early.run.suites = []
    let other = try RunMerger.merge([early, part(1, of: 2, green)])
    let reason = try #require(other.summary.interruption)
    #expect(
      reason.contains("shard 2/2 is missing") && reason.contains("2.json: the run was killed")
    )
  }

  @Test("whole runs of other suites are joined; hosts, times and policies are those of all")
  func wholeRuns() throws {
    var one = SampleRun.greenRun
    var two = SampleRun.greenRun
    one.suites.removeLast()
    two.suites = [SampleRun.greenRun.suites[SampleRun.greenRun.suites.count - 1]]
    two.header.host.hostName = "ci-8"
    two.header.startedAt = Timestamp(
      millisecondsSince1970: one.header.startedAt.millisecondsSince1970 + 5000
    )
    two.summary.failsOnFlaky = true
    let run = try RunMerger.merge([.init(name: "a", run: one), .init(name: "b", run: two)])
    #expect(run.suites == SampleRun.greenRun.suites)
    #expect(run.summary.duration == .seconds(80))
    #expect(run.header.startedAt == one.header.startedAt)
    #expect(run.header.properties.last?.value == "ci-7 ci-8")
    #expect(run.summary.isRedByFlaky)
  }

  @Test("shards of other options are refused, however these are written")
  func options() throws {
    let green = SampleRun.greenRun
    func mistake(_ options: [String], _ others: [String]) -> String? {
      var parts = (1...2).map { part($0, of: 2, green) }
      for (place, given) in [options, others].enumerated() {
        parts[place].run.header.arguments =
          ["run", "Suites"] + given + ["--shard", "\(place + 1)/2"]
      }
      do throws(RunMerger.Mistake) {
        _ = try RunMerger.merge(parts)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(mistake([], ["--profile", "ios11"])?.contains("none and --profile ios11") == true)
    #expect(mistake(["--repeat=3"], ["--repeat", "2"])?.contains("options") == true)
    #expect(mistake(["--stress-operations", "5"], []) != nil)
    #expect(mistake(["--profile=ios11", "--repeat", "1"], ["--profile", "ios11"]) == nil)
    #expect(mistake(["--workers", "2"], ["--seed", "1", "--", "--profile", "ios11"]) == nil)
  }

  @Test("what is not of one run is refused, and both files are named")
  func refused() throws {
    let one = RunMerger.Part(name: "a.json", run: SampleRun.run)
    func mistake(_ change: (inout RunMerger.Part) -> Void) -> String {
      var other = RunMerger.Part(name: "b.json", run: SampleRun.run)
      change(&other)
      let error = #expect(throws: RunMerger.Mistake.self) { try RunMerger.merge([one, other]) }
      return error?.description ?? ""
    }
    #expect(mistake { _ in }.contains("is in a.json and in b.json"))
    #expect(mistake { $0.run.header.seed = 7 }.contains("seed"))
    #expect(mistake { $0.run.header.commit = nil }.contains("commit"))
    #expect(mistake { $0.run.header.toolVersion = "9" }.contains("Nibmark"))
    #expect(mistake { $0 = part(1, of: 2) }.contains("a shard of 2"))
    let twice = #expect(throws: RunMerger.Mistake.self) {
      try RunMerger.merge([part(1, of: 2), part(1, of: 2)])
    }
    #expect(twice?.description.contains("both shard 1") == true)
    #expect(throws: RunMerger.Mistake.self) { try RunMerger.merge([]) }
    var torn = part(1, of: 2)
    torn.run.suites.removeLast()
    #expect(throws: RunMerger.Mistake.self) { try RunMerger.merge([torn, part(2, of: 2)]) }
  }
}
