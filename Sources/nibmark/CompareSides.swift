import Comparison
import Foundation
import Reporting
import SuiteRunner
import TestModel

/// Both sides of a comparison: what was named, found, planned and run.
@MainActor
struct CompareSides {
  private(set) var base: CompareSide
  private(set) var head: CompareSide
  /// The cases of the base's own suites; nil where it has none of its own.
  private(set) var ownCases: [PlannedCase]?
  private let stored: (base: RunResult?, head: RunResult?)

  /// Finds the sides, and gives the base the head's suites.
  ///
  /// Their programs are built by the runner's rule; without one this program runs both.
  init(
    base: String,
    head: String,
    selection: SelectionOptions,
    retries: Int,
    runner: RunnerBuild? = nil,
    tell: (String) -> Void = { _ in }
  ) throws {
    let folder = FileManager.default.currentDirectoryPath
    let requests = (
      base: try ArmRequest(base, in: folder), head: try ArmRequest(head, in: folder)
    )
    stored = (try Self.stored(requests.base), try Self.stored(requests.head))
    var options = try selection.runOptions()
    options.keepsFrames = true
    options.retryCount = retries
    let finder = SuiteFinder(selection: selection, folder: folder)
    let headTree = try Self.tree(requests.head, isHead: true)
    let headSources = try finder.sources(in: headTree, isStored: stored.head != nil)
    let baseTree = try Self.tree(requests.base, isHead: false)
    if stored.base == nil, let baseTree {
      // The names of its own cases first: the head's suites, which come over them, cannot say what is gone.
      ownCases = finder.ownCases(finder.moved(headSources, to: baseTree), options)
      if let headTree { try baseTree.takeSuites(from: headTree) }
    }
    let baseSources = try finder.readable(
      finder.moved(headSources, to: baseTree),
      isStored: stored.base != nil
    )
    self.head = CompareSide(
      request: requests.head,
      tree: headTree,
      program: try Self.program(requests.head, headTree, runner, tell),
      plan: stored.head == nil ? try finder.plan(headSources, options) : nil,
      sources: headSources
    )
    self.base = CompareSide(
      request: requests.base,
      tree: baseTree,
      program: try Self.program(requests.base, baseTree, runner, tell),
      plan: stored.base == nil ? try finder.plan(baseSources, options) : nil,
      sources: baseSources
    )
  }

  private static func stored(_ request: ArmRequest) throws -> RunResult? {
    guard case .stored(let path) = request else { return nil }
    do {
      return try StoredRun.read(path)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private static func tree(_ request: ArmRequest, isHead: Bool) throws -> ArmTree? {
    switch request {
    case .stored, .runner: nil
    case .folder(let path): isHead ? .inPlace(path) : try .copy(of: path)
    case .revision(let commit, let repository): try .checkout(commit, of: repository)
    }
  }

  private static func program(
    _ request: ArmRequest,
    _ tree: ArmTree?,
    _ runner: RunnerBuild?,
    _ tell: (String) -> Void
  ) throws -> ArmProgram {
    if case .runner(let path) = request { return ArmProgram(executable: path) }
    guard let runner, let tree else { return ArmProgram() }
    return ArmProgram(executable: try runner.executable(of: tree, tell: tell))
  }
}

// MARK: - Running

extension CompareSides {
  /// Runs both sides once: how their cases end, and what they count.
  func run(header: RunHeader, tell: (String) -> Void) throws -> (base: RunResult, head: RunResult) {
    let former = try stored.base ?? result(of: base, named: "base", header, tell)
    return (former, try stored.head ?? result(of: head, named: "head", header, tell))
  }

  private func result(
    of side: CompareSide,
    named name: String,
    _ header: RunHeader,
    _ tell: (String) -> Void
  ) throws -> RunResult {
    guard let plan = side.plan else { throw CommandFailure("the \(name) has nothing to run") }
    var options = WorkerOptions()
    options.executable = side.program.executable
    options.arguments = side.program.arguments
    options.count = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let accumulator = RunAccumulator()
    var own = header
    own.commit = side.tree?.commit ?? header.commit
    SuiteSupervisor(options: options)
      .run(plan, from: side.sources, header: own, sink: accumulator)
    guard let result = accumulator.result else { throw CommandFailure("the \(name) did not run") }
    let totals = result.summary.totals
    tell("\(name): \(totals.count) cases, \(totals.redCount) of them red")
    return result
  }

  /// Whether the sides may be compared, and how far.
  func environment(_ baseRun: RunResult, _ headRun: RunResult) throws -> EnvironmentMatch {
    guard stored.base == nil, stored.head == nil else {
      return EnvironmentCheck.match(stored: baseRun.header, headRun.header)
    }
    let builds = try [("the base", base), ("the head", head)].map { name, side in
      let arm = MeasuredArm(program: side.program, sources: side.sources)
      return try EnvironmentCheck.build(of: arm, name: name)
    }
    return EnvironmentCheck.match(builds[0], builds[1])
  }

  /// The benchmarks that both sides have and can run.
  func benchmarks(_ baseRun: RunResult, _ headRun: RunResult) -> [ComparedBenchmark] {
    guard let basePlan = base.plan, let headPlan = head.plan else { return [] }
    let runnable = Self.runnable(baseRun).intersection(Self.runnable(headRun))
    let former = Dictionary(basePlan.entries.map { ($0.identity.key, $0) }) { one, _ in one }
    return headPlan.entries.filter(\.isTimed).compactMap { entry in
      let key = entry.identity.key
      guard runnable.contains(key), let other = former[key] else { return nil }
      return ComparedBenchmark(
        identity: entry.identity,
        base: MeasuredArm(program: base.program, sources: other.suite.sources),
        head: MeasuredArm(program: head.program, sources: entry.suite.sources)
      )
    }
  }

  /// A benchmark that breaks its budget can be timed; one that breaks cannot.
  private static func runnable(_ run: RunResult) -> Set<CaseKey> {
    Set(run.cases.filter { $0.status != .error && $0.status != .notRun }.map(\.identity.key))
  }
}

extension Suite {
  /// Where the suite alone is loaded from, under the name that it has now.
  var sources: SuiteSources { SuiteSources(paths: [path], root: root) }
}
