import Foundation
import SuiteRunner
import TestModel
import Testing

@Suite("A case that breaks its process is one error among results", .serialized)
struct WorkerTests {
  private static func nibCase(_ id: String, _ name: String, _ attributes: String = "") -> String {
    "<case id=\"\(id)\" \(attributes)><instantiate nib=\"\(name)\"/>"
      + "<assert test=\"count(//view) &gt; 0\"/></case>"
  }

  private static let good = (1...4).map { nibCase("good\($0)", "UIView") }

  @Test("it traps, exits, hangs or is killed, and all others report")
  func allTroubles() throws {
    let cases = [
      Self.good[0], Self.nibCase("traps", "TrapView"), Self.nibCase("exits", "ExitView"),
      Self.good[1], Self.nibCase("hangs", "HangView", "timeout=\"1s\""),
      Self.nibCase("killed", "KilledView"), Self.good[2], Self.good[3],
    ]
    let workers = try Workers(cases.joined())
    defer { workers.remove() }
    let heard = try workers.run()
    let result = try #require(heard.result)
    #expect(result.summary.isComplete)
    for id in ["good1", "good2", "good3", "good4"] { #expect(heard[id]?.status == .passed) }
    for id in ["traps", "exits", "hangs", "killed"] { #expect(heard[id]?.status == .error) }
    #expect(heard.verdict("exits") == "WorkerExited: the case ended its worker: exit(0)")
    #expect(heard.verdict("killed").hasPrefix("WorkerDied: the case ended its worker: SIGKILL"))
    #expect(heard.verdict("hangs").hasPrefix("Timeout: the case took longer than 2 s"))
    #expect(heard.verdict("traps").contains("Fatal error: the drawer is empty"))
    #expect(heard["traps"]?.systemError.contains("about to open the drawer") == true)
    #expect(heard["killed"]?.failures.first?.location?.file == "s.xml")
    #expect(result.cases.map(\.identity.name) == (try workers.plan()).entries.map(\.identity.name))
  }

  @Test("steps of red cases are recorded after their results, and cost no result")
  func tracing() throws {
    let red = "<case id=\"red\"><layout/><assert test=\"//window/@x = 2\"/></case>"
    var runOptions = RunOptions()
    runOptions.recordsSteps = true
    let workers = try Workers(Self.good[0] + Self.nibCase("traps", "TrapView") + red)
    defer { workers.remove() }
    let heard = try workers.run(runOptions)
    #expect(heard.result?.summary.isComplete == true)
    #expect(heard["good1"]?.trace == nil)
    #expect(heard["traps"]?.trace?.note == "the worker ended with the case, so there are no steps")
    #expect(heard["traps"]?.trace?.source.first?.contains("TrapView") == true)
    #expect(heard["red"]?.trace?.steps.map(\.outcome) == [.passed, .passed, .failed])
    #expect(try workers.run()["red"]?.trace == nil)
    runOptions.isFailFast = true
    let stopped = try Workers(red + Self.good.joined())
    defer { stopped.remove() }
    var one = stopped
    one.options.count = 1
    let last = try one.run(runOptions)
    #expect(last["red"]?.trace?.steps.count == 3)
    #expect(last.started == ["red"])
  }

  @Test("a case that traps only when it runs again for its steps keeps its result")
  func trapWhileTracing() throws {
    var runOptions = RunOptions()
    runOptions.recordsSteps = true
    let workers = try Workers(
      "<case id=\"red\"><instantiate nib=\"SecondTrapView\"/><assert test=\"//window/@x = 2\"/></case>"
        + Self.good.joined()
    )
    defer { workers.remove() }
    let heard = try workers.run(runOptions)
    #expect(heard.verdict("red") == "AssertionFailed: not true: //window/@x = 2")
    #expect(heard["red"]?.trace?.steps.isEmpty == true)
    #expect(heard["red"]?.trace?.note?.hasPrefix("when it ran again to record its steps") == true)
    for id in ["good1", "good4"] { #expect(heard[id]?.status == .passed) }
  }

  @Test("what a case prints is kept with it and disturbs nobody")
  func garbage() throws {
    let workers = try Workers(
      Self.nibCase("chatty", "ChattyView") + Self.nibCase("silent", "UIView")
    )
    defer { workers.remove() }
    let heard = try workers.run()
    #expect(heard["chatty"]?.status == .passed, "\(heard.verdict("chatty"))")
    let printed = heard["chatty"]?.systemError ?? ""
    #expect(printed.contains("garbage") && printed.contains("bytes left out"))
    #expect(printed.contains("read: nothing"))
    #expect(heard["silent"]?.status == .passed && heard["silent"]?.systemError.isEmpty == true)
  }

  @Test("a case that writes into the worker's own line is an error, and the run goes on")
  func meddling() throws {
    var workers = try Workers(
      Self.nibCase("meddles", "MeddlingView") + Self.good.joined()
    )
    defer { workers.remove() }
    workers.options.count = 1
    let heard = try workers.run()
    #expect(heard.verdict("meddles").hasPrefix("WorkerProtocol: "))
    #expect(heard["good4"]?.status == .passed)
  }

  @Test("a case that eats memory ends at the limit, with its peak told")
  func memory() throws {
    var workers = try Workers(Self.nibCase("eats", "HungryView") + Self.good[0])
    defer { workers.remove() }
    workers.options.memoryLimit = 2 << 30
    let heard = try workers.run()
    #expect(heard.verdict("eats").hasPrefix("OutOfMemory: "), "\(heard.verdict("eats"))")
    let detail = try #require(heard["eats"]?.failures.first?.details.first)
    #expect(detail.text.contains("of at most 2048 MiB"))
    #expect(heard["good1"]?.status == .passed)
  }

  @Test("a time limit of the run goes before the suite's")
  func timeLimit() throws {
    var workers = try Workers(Self.nibCase("hangs", "HangView"))
    defer { workers.remove() }
    workers.options.timeout = 0.5
    let heard = try workers.run()
    #expect(heard.verdict("hangs").contains("longer than 0.5 s"))
  }

  @Test("a crash that the expectation file knows is expected")
  func knownCrash() throws {
    let workers = try Workers(
      Self.nibCase("traps", "TrapView"),
      expectations: "<expect case=\"traps\" reason=\"the drawer\"/>"
    )
    defer { workers.remove() }
    let heard = try workers.run()
    #expect(heard["traps"]?.status == .expectedFailure)
    #expect(heard["traps"]?.reason == "the drawer")
  }

  @Test("the first red case ends a run that is to fail fast")
  func failFast() throws {
    var workers = try Workers(Self.nibCase("traps", "TrapView") + Self.good.joined())
    defer { workers.remove() }
    workers.options.count = 1
    var options = RunOptions()
    options.isFailFast = true
    let heard = try workers.run(options)
    #expect(heard.started == ["traps"])
    #expect(heard["good1"]?.status == .notRun)
    #expect(heard.result?.summary.isComplete == false)
  }

  @Test("a case that traps once and then passes is flaky, in a worker of its own")
  func flaky() throws {
    let workers = try Workers(
      Self.nibCase("wobbles", "FlakyView") + Self.nibCase("traps", "TrapView") + Self.good.joined()
    )
    defer { workers.remove() }
    setenv("NIBMARK_PROBE_MARK", workers.folder.path + "/mark", 1)
    defer { unsetenv("NIBMARK_PROBE_MARK") }
    var options = RunOptions()
    options.retryCount = 2
    let heard = try workers.run(options)
    let wobbles = try #require(heard["wobbles"])
    #expect(wobbles.status == .passed && wobbles.isFlakyPass)
    #expect(wobbles.attempts.map(\.status) == [.error])
    #expect(wobbles.attempts[0].failures[0].message.contains("the first time is the hardest"))
    let traps = try #require(heard["traps"])
    #expect(traps.status == .error && !traps.isFlaky && traps.attempts.count == 2)
    #expect(heard["good1"]?.attempts.isEmpty == true)
    #expect(heard.started.count(where: { $0 == "traps" }) == 1)
    let summary = try #require(heard.result?.summary)
    #expect(summary.isComplete && summary.flakyCount == 1 && summary.totals.redCount == 1)
  }

  @Test("benchmarks begin when all else has ended, one at a time")
  func benchmarks() throws {
    let benchmark = """
      <benchmark id="fast" fixture="table" sweep="n: 1 2" samples="2" iterations="1">
        <measure><dequeue reuseIdentifier="C" count="{$n}"/><recycle/></measure></benchmark>
      """
    let workers = try Workers(benchmark + Self.good.joined())
    defer { workers.remove() }
    let heard = try workers.run()
    #expect(heard.started.suffix(2) == ["fast[n=1]", "fast[n=2]"])
    #expect(heard.result?.cases.first?.identity.name == "fast[n=1]")
    #expect(heard.result?.cases.allSatisfy { $0.status == .passed } == true)
  }

  @Test("workers find what a run in one process finds")
  @MainActor
  func sameAsInProcess() throws {
    let cases =
      Self.good.joined() + """
        <case id="fails"><instantiate nib="UIView"/><assert test="count(//view) = 99"/></case>
        <case id="breaks"><expectFailure name="x"><layout/></expectFailure></case>
        <case id="sweeps" sweep="n: 1 2 3"><assert test="$n &lt; 3 and count(//*) &gt; 0"/></case>
        """
    let workers = try Workers(cases)
    defer { workers.remove() }
    let here = Heard()
    SuiteExecutor().run(try workers.plan(), header: Workers.header, sink: here)
    let there = try workers.run()
    let (one, other) = (try #require(here.result), try #require(there.result))
    #expect(one.cases.map(\.identity) == other.cases.map(\.identity))
    #expect(one.cases.map(\.status) == other.cases.map(\.status))
    #expect(one.cases.map(\.failures) == other.cases.map(\.failures))
    #expect(one.summary.totals == other.summary.totals)
  }

  /// What stands where a worker should, with a part of the warning that answers it.
  static let impostors: [[String]] = [
    ["/nonexistent", "", "cannot start a worker"],
    ["/bin/sh", "exit 7", "exited(7)"],
    [
      "/bin/sh", "echo '{\"ready\":{\"protocolVersion\":99,\"caseCount\":1}}' >&3; sleep 9",
      "out of turn",
    ],
    ["/bin/sh", "echo nonsense >&3; sleep 9", "--in-process"],
    ["/bin/sh", "echo '{\"refused\":{\"reason\":\"too old\"}}' >&3; sleep 9", "too old"],
  ]

  @Test("a program that is no worker is told of, and no case is called wrong", arguments: impostors)
  func impostor(_ impostor: [String]) throws {
    var workers = try Workers(Self.good.joined())
    defer { workers.remove() }
    workers.options.executable = impostor[0]
    workers.options.arguments = ["-c", impostor[1]]
    let heard = try workers.run()
    let result = try #require(heard.result)
    #expect(result.withoutIncompleteCase.cases.allSatisfy { $0.status == .notRun })
    #expect(!result.summary.isComplete)
    #expect(result.messages.contains { $0.text.contains(impostor[2]) }, "\(result.messages)")
    let missing = try #require(result.cases.first { $0.status == .error })
    #expect(missing.identity == RunResult.incompleteIdentity)
    #expect(missing.failures.first?.message.contains(impostor[2]) == true)
  }
}
