import Comparison
import NibmarkRunner
import SuiteRunner
import TestModel

/// The suites that a command line picks, as a comparison asks for them.
struct SelectedSuites: ComparedSuites {
  let selection: SelectionOptions
  let options: RunOptions

  var paths: [String] { SuitePlaces(selection.paths, root: selection.root).paths }

  var includesIgnored: Bool { selection.search.includeIgnored }

  func sources() throws -> SuiteSources { try selection.sources() }

  func plan(_ sources: SuiteSources) throws -> SidePlan {
    let plan: RunPlan
    do throws(SuiteLoadError) {
      let suites = try Self.load(sources)
      plan = try RunPlan(suites: suites, options: options)
    } catch {
      throw CommandFailure(error)
    }
    return SidePlan(benchmarks: plan.benchmarks) { options, header in
      let accumulator = RunAccumulator()
      SuiteSupervisor(options: options)
        .run(plan, from: sources, header: header, sink: accumulator)
      return accumulator.result
    }
  }

  func readablePaths(_ sources: SuiteSources) -> [String] { readable(sources).map(\.path) }

  func readableCases(_ sources: SuiteSources) -> [PlannedCase] {
    (try? RunPlan(suites: readable(sources), options: options))?.plannedCases ?? []
  }

  private func readable(_ sources: SuiteSources) -> [Suite] {
    if let all = try? Self.load(sources) { return all }
    let loader = SuiteLoader(root: sources.root)
    return Self.search(sources, loader).files.compactMap { try? loader.load(paths: [$0]).first }
  }

  private static func load(_ sources: SuiteSources) throws(SuiteLoadError) -> [Suite] {
    let loader = SuiteLoader(root: sources.root)
    return try loader.load(search(sources, loader))
  }

  private static func search(_ sources: SuiteSources, _ loader: SuiteLoader) -> SuiteSearch {
    loader.search(sources.paths, includesIgnored: sources.includesIgnored)
  }
}
