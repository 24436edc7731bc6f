import Files
import Foundation
import TestModel

/// Both sides of a comparison: what was named, found, planned and run.
public struct CompareSides {
  /// What is compared with.
  public let base: CompareSide
  /// What is compared.
  public let head: CompareSide
  /// The cases of the base's own suites; nil where it has none of its own.
  public let ownCases: [PlannedCase]?

  /// Finds the sides, and gives the base the head's suites.
  ///
  /// - Parameters:
  ///   - base: What a person named as the base: a revision or a path.
  ///   - head: The same of the head.
  ///   - suites: The suites that are compared.
  ///   - runner: How each side's program is built; without one the running program runs both.
  ///   - readStored: Reads the `result.json` of a former run.
  ///   - tell: Hears what takes long, for people who wait.
  /// - Throws: ``MeasuringError``, or what the suites and `readStored` throw.
  public init(
    base: String,
    head: String,
    suites: some ComparedSuites,
    runner: RunnerBuild? = nil,
    readStored: (String) throws -> RunResult,
    tell: (String) -> Void = { _ in }
  ) throws {
    let folder = FileManager.default.currentDirectoryPath
    let requests = try Self.requests(base: base, head: head, in: folder)
    let stored = (
      base: try requests.base.storedPath.map(readStored),
      head: try requests.head.storedPath.map(readStored)
    )
    let finder = SuiteFinder(
      suites: suites,
      folder: folder,
      workingFolder: requests.base.isRevision || requests.head.isRevision
        ? RunnerPackage(from: folder).workingFolder : ""
    )
    let headTree = try requests.head.tree(isHead: true)
    let headSources = try finder.sources(in: headTree, isStored: stored.head != nil)
    let baseTree = try requests.base.tree(isHead: false)
    var ownCases: [PlannedCase]?
    if stored.base == nil, let baseTree {
      // The names of its own cases first: the head's suites, which come over them, cannot say what is gone.
      ownCases = suites.readableCases(finder.moved(headSources, to: baseTree))
      if let headTree { try baseTree.takeSuites(from: headTree) }
    }
    self.ownCases = ownCases
    let baseSources = try finder.readable(
      finder.moved(headSources, to: baseTree),
      isStored: stored.base != nil
    )
    self.head = CompareSide(
      tree: headTree,
      program: try requests.head.program(headTree, runner, tell),
      sources: headSources,
      plan: stored.head == nil ? try suites.plan(headSources) : nil,
      stored: stored.head
    )
    self.base = CompareSide(
      tree: baseTree,
      program: try requests.base.program(baseTree, runner, tell),
      sources: baseSources,
      plan: stored.base == nil ? try suites.plan(baseSources) : nil,
      stored: stored.base
    )
  }
}

// MARK: - Finding

extension CompareSides {
  /// What both sides are, with the same paths below their roots.
  private static func requests(
    base: String,
    head: String,
    in folder: String
  ) throws(MeasuringError) -> (base: ArmRequest, head: ArmRequest) {
    let base = try ArmRequest(base, in: folder)
    let head = try ArmRequest(head, in: folder)
    guard case .revision(_, let repository) = base, head == .folder(folder) else {
      return (base, head)
    }
    // The working directory may be a folder of the repository, whose suites name files anywhere in it.
    return (base, .folder(repository))
  }
}

// MARK: - Running

extension CompareSides {
  /// Runs both sides once: how their cases end, and what they count.
  ///
  /// - Throws: ``MeasuringError`` when a side does not run.
  public func run(
    header: RunHeader,
    tell: (String) -> Void
  ) throws(MeasuringError) -> (base: RunResult, head: RunResult) {
    let former = try base.result(named: "base", header, tell)
    return (former, try head.result(named: "head", header, tell))
  }

  /// What a person has to know where code layout is not averaged; nil where it is, or plays no part.
  ///
  /// Two sides that one program runs have one layout.
  public var layoutRemark: RunMessage? {
    let programs = [base.program, head.program]
    let reasons = zip(["base", "head"], programs).compactMap { name, program -> String? in
      guard case .single(let reason) = program.layout else { return nil }
      return "the \(name): \(reason)"
    }
    let paths = programs.map(\.executable)
    guard !reasons.isEmpty, paths[0] != paths[1],
      !FileReader.haveSameContent(paths[0], paths[1])
    else { return nil }
    return RunMessage(
      level: .note,
      text: "code layout is not averaged, so that a small difference may be where functions lie ("
        + reasons.joined(separator: "; ") + ")"
    )
  }

  /// Whether the sides may be compared, and how far.
  ///
  /// - Throws: ``MeasuringError`` when a side's program is no worker.
  public func environment(
    _ baseRun: RunResult,
    _ headRun: RunResult
  ) throws(MeasuringError) -> EnvironmentMatch {
    guard base.stored == nil, head.stored == nil else {
      return EnvironmentCheck.match(stored: baseRun.header, headRun.header)
    }
    return EnvironmentCheck.match(
      try EnvironmentCheck.build(of: base.arm, name: "the base"),
      try EnvironmentCheck.build(of: head.arm, name: "the head")
    )
  }

  /// The benchmarks that both sides have and can run.
  public func benchmarks(_ baseRun: RunResult, _ headRun: RunResult) -> [ComparedBenchmark] {
    guard let basePlan = base.plan, let headPlan = head.plan else { return [] }
    let runnable = Self.runnable(baseRun).intersection(Self.runnable(headRun))
    let former = Dictionary(basePlan.benchmarks.map { ($0.identity.key, $0) }) { one, _ in one }
    return headPlan.benchmarks.compactMap { benchmark in
      let key = benchmark.identity.key
      guard runnable.contains(key), let other = former[key] else { return nil }
      return ComparedBenchmark(
        identity: benchmark.identity,
        base: MeasuredArm(program: base.program, sources: other.sources),
        head: MeasuredArm(program: head.program, sources: benchmark.sources)
      )
    }
  }

  /// Whether both sides have a benchmark that at least one of them can run.
  public func haveBenchmarks(_ baseRun: RunResult, _ headRun: RunResult) -> Bool {
    guard let basePlan = base.plan, let headPlan = head.plan else { return false }
    let runnable = Self.runnable(baseRun).union(Self.runnable(headRun))
    let former = Set(basePlan.benchmarks.map(\.identity.key))
    return headPlan.benchmarks.contains {
      former.contains($0.identity.key) && runnable.contains($0.identity.key)
    }
  }

  /// A benchmark that breaks its budget can be timed; one that breaks cannot.
  private static func runnable(_ run: RunResult) -> Set<CaseKey> {
    Set(run.cases.filter { $0.status != .error && $0.status != .notRun }.map(\.identity.key))
  }
}
