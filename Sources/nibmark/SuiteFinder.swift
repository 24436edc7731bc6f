import Comparison
import Foundation
import SuiteRunner
import TestModel

// MARK: - Suites

/// Finds the suites of a comparison in the trees of its sides.
@MainActor
struct SuiteFinder {
  let selection: SelectionOptions
  let folder: String

  /// The suites of the head.
  func sources(in tree: ArmTree?, isStored: Bool) throws -> SuiteSources {
    guard let tree else {
      return isStored ? SuiteSources(paths: []) : try selection.sources()
    }
    guard selection.paths.isEmpty else {
      return SuiteSources(
        paths: try selection.paths.map { try path($0, in: tree) },
        root: tree.folder
      )
    }
    let standard = tree.folder + "/Suites"
    let hasStandard = FileManager.default.fileExists(atPath: standard)
    return SuiteSources(paths: [hasStandard ? standard : tree.folder], root: tree.folder)
  }

  /// A path that was given: below the tree, or as it lies below the working directory.
  private func path(_ given: String, in tree: ArmTree) throws -> String {
    let own = tree.folder + "/" + given
    let absolute = given.hasPrefix("/") ? given : folder + "/" + given
    let real = URL(fileURLWithPath: absolute).resolvingSymlinksInPath().path
    for candidate in [real, own] {
      let isInside = candidate == tree.folder || candidate.hasPrefix(tree.folder + "/")
      if isInside, FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    throw CommandFailure("\(given): no such suite in the head; paths are taken from its folder")
  }

  /// The same suites in another tree; without one, where they are.
  func moved(_ sources: SuiteSources, to tree: ArmTree?) -> SuiteSources {
    guard let tree, let root = sources.root else { return sources }
    return SuiteSources(
      paths: sources.paths.map { tree.folder + $0.dropFirst(root.count) },
      root: tree.folder
    )
  }

  func plan(_ sources: SuiteSources, _ options: RunOptions) throws -> RunPlan {
    do throws(SuiteLoadError) {
      let suites = try SuiteLoader(root: sources.root).load(paths: sources.paths)
      return try RunPlan(suites: suites, options: options)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// The suites that can be read with the base's documents: one that needs a document which the head brings is
  /// new.
  func readable(_ sources: SuiteSources, isStored: Bool) throws -> SuiteSources {
    guard !isStored else { return sources }
    let suites = readable(sources)
    guard !suites.isEmpty else {
      throw CommandFailure("no suite of the head can be read with the base's documents")
    }
    return SuiteSources(paths: suites.map(\.path), root: sources.root)
  }

  /// The cases that the base's own suites name; empty where it has none.
  func ownCases(_ sources: SuiteSources, _ options: RunOptions) -> [PlannedCase] {
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
