import Comparison
import SuiteRunner
import TestModel

/// The suites that a command line picks, as a comparison asks for them.
struct SelectedSuites: ComparedSuites {
  let selection: SelectionOptions
  let options: RunOptions

  var paths: [String] { selection.paths }

  func sources() throws -> SuiteSources { try selection.sources() }

  func plan(_ sources: SuiteSources) throws -> SidePlan {
    let plan: RunPlan
    do throws(SuiteLoadError) {
      let suites = try SuiteLoader(root: sources.root).load(paths: sources.paths)
      plan = try RunPlan(suites: suites, options: options)
    } catch {
      throw CommandFailure(error.description)
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
    let loader = SuiteLoader(root: sources.root)
    if let all = try? loader.load(paths: sources.paths) { return all }
    return SuiteDiscovery.files(at: sources.paths).compactMap { file in
      try? loader.load(paths: [file]).first
    }
  }
}
