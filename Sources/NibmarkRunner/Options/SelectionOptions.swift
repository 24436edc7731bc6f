import ArgumentParser
import Foundation
import Reporting
import SuiteRunner
import TestModel

/// The options that pick suites and cases.
package struct SelectionOptions: ParsableArguments {
  @Argument(
    help: """
      Suites, folders of suites, FILE:LINE for the case at a line, or builtin: for the tool's own; ./Suites if \
      omitted. builtin:NAME is one of these, and builtin:FL the cases of a group of rules.
      """,
    completion: .file()
  )
  package var paths: [String] = []

  @OptionGroup package var search: SearchOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Allow reading files below FOLDER; by default the git work tree.",
      valueName: "FOLDER"
    )
  )
  package var root: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Include only cases whose suite/name contains TEXT or matches a glob or /regex/.",
      valueName: "TEXT"
    )
  )
  package var filter: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Exclude cases that match TEXT, a glob or /regex/.", valueName: "TEXT")
  )
  package var exclude: [String] = []

  @Option(name: .long, help: ArgumentHelp("Include only cases with TAG.", valueName: "TAG"))
  package var tag: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Include only cases that check RULE, such as NB-17.", valueName: "RULE")
  )
  package var rule: [String] = []

  @Flag(name: .long, help: "Exclude benchmarks.")
  package var skipBenchmarks = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Include only one part of the cases, such as 2/8, for sharding.",
      valueName: "INDEX/COUNT"
    )
  )
  package var shard: ShardChoice?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Balance shards by the times in FILE, a result.json; all shards need the same one.",
      valueName: "FILE"
    )
  )
  package var durations: String?

  @Option(name: .long, help: ArgumentHelp("Seed the random numbers with SEED.", valueName: "SEED"))
  package var seed: UInt64 = 1

  package init() {}
}

extension SelectionOptions {
  /// The paths, with the lines that some of them name.
  package var places: SuitePlaces {
    get throws {
      let builtin = try BuiltinSuites.sources(paths, root: root)
      return SuitePlaces(builtin?.paths ?? paths, root: builtin?.root ?? root)
    }
  }

  /// The options with the cases that the lines of paths name, and the suites that are named beside groups of rules.
  package func withLines(_ options: RunOptions, of suites: [Suite]) throws -> RunOptions {
    var places = try places
    if !options.ruleGroups.isEmpty,
      let named = try BuiltinSuites.sources(BuiltinSuites.withoutGroups(paths), root: root)
    {
      // A group stands for the folder of all suites, which would name each of them whole.
      places = SuitePlaces(named.paths, root: named.root)
    } else if !places.hasLines {
      return options
    }
    var options = options
    if !options.ruleGroups.isEmpty { options.wholeSuites = places.wholeSuites(of: suites) }
    do throws(SuiteLoadError) {
      options.casesAtLines = try places.cases(of: suites)
    } catch {
      throw CommandFailure(error)
    }
    return options
  }

  /// Where the suites are that are meant.
  package func sources() throws -> SuiteSources {
    if var builtin = try BuiltinSuites.sources(paths, root: root) {
      builtin.paths = SuitePlaces(builtin.paths, root: builtin.root).paths
      return builtin
    }
    guard paths.isEmpty else { return sources(try places.paths) }
    guard FileManager.default.fileExists(atPath: "Suites") else {
      let folder = FileManager.default.currentDirectoryPath
      throw CommandFailure(
        "no path was given and there is no folder Suites in \(folder); give a suite or a folder "
          + "of suites, or write a first one with `nibmark init`"
      )
    }
    return sources(["Suites"])
  }

  private func sources(_ paths: [String]) -> SuiteSources {
    SuiteSources(paths: paths, root: root, includesIgnored: search.includeIgnored)
  }

  /// The suites that are meant; says on standard error what was left out.
  package func suites(isVerbose: Bool) throws -> [Suite] {
    try suites(isVerbose: isVerbose) { (search, root) throws(SuiteLoadError) in
      try SuiteLoader(root: root).load(search)
    }
  }

  /// The suites that are meant, held to the documents that they name as well.
  package func validSuites(isVerbose: Bool) throws -> [Suite] {
    try suites(isVerbose: isVerbose) { (search, root) throws(SuiteLoadError) in
      let result = MainActor.assumeIsolated {
        Result { () throws(SuiteLoadError) in try SuiteValidator(root: root).validate(search) }
      }
      return try result.get()
    }
  }

  private func suites(
    isVerbose: Bool,
    _ load: (SuiteSearch, _ root: String?) throws(SuiteLoadError) -> [Suite]
  ) throws -> [Suite] {
    let sources = try sources()
    let found = SuiteLoader(root: sources.root)
      .search(sources.paths, includesIgnored: sources.includesIgnored)
    SearchOptions.tell(found.leftOut, isVerbose: isVerbose)
    do {
      return try load(found, sources.root)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Whether something is picked, so that there may be further cases.
  package var isPart: Bool { choosesCases || !paths.isEmpty }

  /// Whether an option picks cases.
  var choosesCases: Bool {
    let lists = [filter, exclude, tag, rule]
    return skipBenchmarks || shard != nil || lists.contains { !$0.isEmpty }
  }

  /// Whether the tool's own suites are meant.
  package var isBuiltin: Bool { paths.contains(where: BuiltinSuites.names) }

  /// What was asked of the run, by its options and by Bazel's environment.
  package func runOptions() throws -> RunOptions {
    let bazel = BazelEnvironment()
    var options = RunOptions()
    do {
      options.filters = try (filter + (bazel.filter.map { [$0] } ?? [])).map { try CaseFilter($0) }
      options.exclusions = try exclude.map { try CaseFilter($0) }
    } catch {
      throw CommandFailure("\(error)")
    }
    options.tags = Set(tag)
    options.rules = Set(rule)
    options.ruleGroups = BuiltinSuites.ruleGroups(paths)
    options.skipsBenchmarks = skipBenchmarks
    options.seed = seed
    options.shard = try shard ?? bazel.shard()
    options.durations = try recordedDurations()
    return options
  }

  // A missing file is a mistake and no reason to deal otherwise: another machine may have found it, and
  // cases would be left out.
  private func recordedDurations() throws -> [CaseKey: Double] {
    guard let durations else { return [:] }
    do {
      return try StoredRun.read(durations).caseSeconds
    } catch {
      throw CommandFailure("--durations: \(error)")
    }
  }

  /// The cases that are left.
  package func plan(_ options: RunOptions, isVerbose: Bool) throws -> RunPlan {
    do {
      let suites = try suites(isVerbose: isVerbose)
      let plan = try RunPlan(suites: suites, options: try withLines(options, of: suites))
      // Beside others that pick cases, nobody would see it.
      for choice in plan.idleChoices {
        StandardStreams.writeError(
          "nibmark: \(choice) picks no case; `nibmark list` prints their names"
        )
      }
      return plan
    } catch let error as SuiteLoadError {
      throw CommandFailure(error)
    }
  }
}

extension ShardChoice: ExpressibleByArgument {
  /// Reads the form `2/8`.
  public init?(argument: String) {
    self.init(argument)
  }
}
