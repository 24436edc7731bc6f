import ArgumentParser
import Foundation
import Reporting
import SuiteRunner
import TestModel

/// The options that pick suites and cases.
struct SelectionOptions: ParsableArguments {
  @Argument(help: "Suites or folders of suites; ./Suites without any.", completion: .file())
  var paths: [String] = []

  @Option(
    name: .long,
    help: "The folder below which files may be read; the git work tree without it."
  )
  var root: String?

  @Option(
    name: .shortAndLong,
    help: "Only cases whose suite/name holds this text, or matches this glob or /regex/."
  )
  var filter: [String] = []

  @Option(name: .long, help: "No case that this text, glob or /regex/ picks.")
  var exclude: [String] = []

  @Option(name: .long, help: "Only cases with this tag.")
  var tag: [String] = []

  @Option(name: .long, help: "Only cases that name this rule, such as NB-17.")
  var rule: [String] = []

  @Flag(name: .long, help: "Leave benchmarks out.")
  var skipBenchmarks = false

  @Option(name: .long, help: "Only one part of the cases, such as 2/8, for several machines.")
  var shard: ShardChoice?

  @Option(
    name: .long,
    help: "A result.json by whose times shards are balanced; all shards need the same one."
  )
  var durations: String?

  @Option(name: .long, help: "The seed of everything random.")
  var seed: UInt64 = 1
}

extension SelectionOptions {
  /// Where the suites are that are meant.
  func sources() throws -> SuiteSources {
    guard paths.isEmpty else { return SuiteSources(paths: paths, root: root) }
    guard FileManager.default.fileExists(atPath: "Suites") else {
      let folder = FileManager.default.currentDirectoryPath
      throw CommandFailure(
        "no path was given and there is no folder Suites in \(folder); give a suite or a folder "
          + "of suites, or write a first one with `nibmark init`"
      )
    }
    return SuiteSources(paths: ["Suites"], root: root)
  }

  /// The suites that are meant.
  func suites() throws -> [Suite] {
    let sources = try sources()
    do {
      return try SuiteLoader(root: sources.root).load(paths: sources.paths)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// What was asked of the run, by its options and by Bazel's environment.
  func runOptions() throws -> RunOptions {
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
  func plan(_ options: RunOptions) throws -> RunPlan {
    do {
      return try RunPlan(suites: try suites(), options: options)
    } catch let error as SuiteLoadError {
      throw CommandFailure(error.description)
    }
  }
}

extension ShardChoice: ExpressibleByArgument {
  /// Reads the form `2/8`.
  public init?(argument: String) {
    self.init(argument)
  }
}
