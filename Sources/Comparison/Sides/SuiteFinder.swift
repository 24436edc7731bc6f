import Foundation
import SuiteMessages

/// Finds the suites of a comparison in the trees of its sides.
struct SuiteFinder<Suites: ComparedSuites> {
  let suites: Suites
  /// The working directory.
  let folder: String
  /// The working directory as seen from the root of a tree; empty where it is the root, or lies elsewhere.
  let workingFolder: String

  /// The suites of the head.
  func sources(in tree: ArmTree?, isStored: Bool) throws -> SuiteSources {
    guard let tree else {
      return isStored ? SuiteSources(paths: []) : try suites.sources()
    }
    guard suites.paths.isEmpty else {
      return SuiteSources(
        paths: try suites.paths.map { try path($0, in: tree) },
        root: tree.folder,
        includesIgnored: suites.includesIgnored
      )
    }
    let place = workingPlace(in: tree)
    let standard = place + "/Suites"
    let hasStandard = FileManager.default.fileExists(atPath: standard)
    return SuiteSources(
      paths: [hasStandard ? standard : place],
      root: tree.folder,
      includesIgnored: suites.includesIgnored
    )
  }

  /// A path that was given: below the tree, or as it lies below the working directory.
  private func path(_ given: String, in tree: ArmTree) throws(MeasuringError) -> String {
    let own = workingPlace(in: tree) + "/" + given
    let absolute = given.hasPrefix("/") ? given : folder + "/" + given
    let real = URL(fileURLWithPath: absolute).resolvingSymlinksInPath().path
    for candidate in [real, own, tree.folder + "/" + given] {
      let isInside = candidate == tree.folder || candidate.hasPrefix(tree.folder + "/")
      if isInside, FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    throw MeasuringError("\(given): no such suite in the head; paths are taken from its folder")
  }

  /// What lies in a tree where the working directory lies in the repository.
  private func workingPlace(in tree: ArmTree) -> String {
    workingFolder.isEmpty ? tree.folder : tree.folder + "/" + workingFolder
  }

  /// The same suites in another tree; without one, where they are.
  func moved(_ sources: SuiteSources, to tree: ArmTree?) -> SuiteSources {
    guard let tree, let root = sources.root else { return sources }
    return SuiteSources(
      paths: sources.paths.map { tree.folder + $0.dropFirst(root.count) },
      root: tree.folder,
      includesIgnored: sources.includesIgnored
    )
  }

  /// The suites that can be read with the base's documents: one that needs a document which the head brings is
  /// new.
  func readable(_ sources: SuiteSources, isStored: Bool) throws(MeasuringError) -> SuiteSources {
    guard !isStored else { return sources }
    let paths = suites.readablePaths(sources)
    guard !paths.isEmpty else {
      throw MeasuringError("no suite of the head can be read with the base's documents")
    }
    return SuiteSources(
      paths: paths,
      root: sources.root,
      includesIgnored: sources.includesIgnored
    )
  }
}
