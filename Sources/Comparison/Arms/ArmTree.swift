import Foundation
import Processes

/// The files of one side: documents of its own, suites of the head.
///
/// A side that is no work tree of the user's is a copy in a folder of its own, which goes when this value does; what
/// belongs to the user is never written to.
public final class ArmTree {
  /// The folder that holds everything.
  public let folder: String
  /// The commit, where it is one.
  public let commit: String?
  /// Whether it is exactly that commit and nothing else.
  let isCheckout: Bool
  private let cleanUp: () -> Void

  init(
    folder: String,
    commit: String?,
    isCheckout: Bool = false,
    cleanUp: @escaping () -> Void = {}
  ) {
    self.folder = folder
    self.commit = commit
    self.isCheckout = isCheckout
    self.cleanUp = cleanUp
  }

  deinit { cleanUp() }

  /// The folder of the user as it is, changes that are not committed included.
  public static func inPlace(_ folder: String) -> ArmTree {
    ArmTree(folder: folder, commit: try? Git(folder).text("rev-parse", "HEAD"))
  }

  /// A revision, checked out beside the repository.
  ///
  /// - Throws: ``MeasuringError`` when git cannot.
  public static func checkout(
    _ commit: String,
    of repository: String
  ) throws(MeasuringError) -> ArmTree {
    let folder = try makeFolder() + "/tree"
    let git = Git(repository)
    // Runs that were killed leave entries behind, whose folders have gone by now.
    _ = try? git.text("worktree", "prune")
    do throws(ProgramError) {
      _ = try git.text("worktree", "add", "--detach", "--force", folder, commit)
    } catch {
      throw MeasuringError(error.description)
    }
    return ArmTree(folder: folder, commit: commit, isCheckout: true) {
      _ = try? git.text("worktree", "remove", "--force", folder)
      remove((folder as NSString).deletingLastPathComponent)
    }
  }

  /// A copy of a folder, without what builds and git keep there.
  ///
  /// - Throws: ``MeasuringError`` when a file cannot be copied.
  public static func copy(of source: String) throws(MeasuringError) -> ArmTree {
    let folder = try makeFolder() + "/tree"
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
      for name in try FileManager.default.contentsOfDirectory(atPath: source)
      where !leftOut.contains(name) {
        try FileManager.default.copyItem(atPath: source + "/" + name, toPath: folder + "/" + name)
      }
    } catch {
      remove((folder as NSString).deletingLastPathComponent)
      throw MeasuringError("\(source) cannot be copied: \(error.localizedDescription)")
    }
    return ArmTree(folder: folder, commit: nil) {
      remove((folder as NSString).deletingLastPathComponent)
    }
  }

  private static let leftOut: Set<String> = [".git", ".build", "node_modules", "DerivedData"]

  private static func makeFolder() throws(MeasuringError) -> String {
    let place = FileManager.default.temporaryDirectory
    AbandonedFolders.remove(in: place.path)
    let folder = place.appendingPathComponent(AbandonedFolders.name())
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw MeasuringError("\(folder.path) cannot be made: \(error.localizedDescription)")
    }
    return folder.resolvingSymlinksInPath().path
  }

  private static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Takes over the suites of another tree: every XML file that is no document of Interface Builder, in its place.
  ///
  /// Suites come from the head, so that both sides answer the same questions; documents stay each side's own.
  ///
  /// - Throws: ``MeasuringError`` when a file cannot be copied.
  public func takeSuites(from other: ArmTree) throws(MeasuringError) {
    let manager = FileManager.default
    for path in Self.suiteFiles(below: other.folder) {
      let target = folder + "/" + path
      do {
        try manager.createDirectory(
          atPath: (target as NSString).deletingLastPathComponent,
          withIntermediateDirectories: true
        )
        if manager.fileExists(atPath: target) { try manager.removeItem(atPath: target) }
        try manager.copyItem(atPath: other.folder + "/" + path, toPath: target)
      } catch {
        throw MeasuringError("\(path) cannot be copied: \(error.localizedDescription)")
      }
    }
  }

  private static func suiteFiles(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let path = walk.nextObject() as? String {
      if leftOut.contains((path as NSString).lastPathComponent) { walk.skipDescendants() }
      if path.hasSuffix(".xml") { files.append(path) }
    }
    return files.sorted()
  }
}
