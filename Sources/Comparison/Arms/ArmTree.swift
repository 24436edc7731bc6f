import Foundation
import Processes

/// The files of one side: its own documents, and the head's suites.
///
/// Only the user's own work tree is used in place, and never written to. Any other side is a copy
/// in a temporary folder, which is removed with this object.
public final class ArmTree {
  /// The root folder of the files.
  public let folder: String
  /// The commit; nil for a folder.
  public let commit: String?
  /// Whether the files are exactly those of the commit.
  let isCheckout: Bool
  private let cleanUp: () -> Void
  private var beside: String?

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

  deinit {
    cleanUp()
    if let beside { Self.remove(beside) }
  }

  /// A temporary folder for what is made of the files, removed with this object.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be made.
  func folderBeside(_ name: String) throws(MeasuringError) -> String {
    if beside == nil { beside = try Self.makeFolder() }
    return (beside ?? folder) + "/" + name
  }

  /// The user's folder as it is, uncommitted changes included.
  public static func inPlace(_ folder: String) -> ArmTree {
    ArmTree(folder: folder, commit: try? Git(folder).text("rev-parse", "HEAD"))
  }

  /// Checks a revision out into a temporary folder.
  ///
  /// - Throws: ``MeasuringError`` when git fails.
  public static func checkout(
    _ commit: String,
    of repository: String
  ) throws(MeasuringError) -> ArmTree {
    let folder = try makeFolder() + "/tree"
    let git = Git(repository)
    forgetWorkTrees(of: repository)
    do throws(ProgramError) {
      try git.addWorkTree(folder, at: commit)
    } catch {
      throw MeasuringError(error.description)
    }
    return ArmTree(folder: folder, commit: commit, isCheckout: true) {
      _ = try? git.text("worktree", "remove", "--force", folder)
      remove((folder as NSString).deletingLastPathComponent)
    }
  }

  /// A copy of a folder without build products and git's data.
  ///
  /// - Throws: ``MeasuringError`` when a file cannot be copied.
  public static func copy(of source: String) throws(MeasuringError) -> ArmTree {
    let folder = try makeFolder() + "/tree"
    do {
      try copy(source, to: folder, without: leftOut)
    } catch {
      remove((folder as NSString).deletingLastPathComponent)
      throw MeasuringError("\(source) cannot be copied: \(error.localizedDescription)")
    }
    return ArmTree(folder: folder, commit: nil) {
      remove((folder as NSString).deletingLastPathComponent)
    }
  }

  /// Copies a folder's files, links and folders.
  ///
  /// Pipes, sockets and devices stay behind: nobody can copy them, and opening a pipe waits for its writer.
  private static func copy(_ source: String, to target: String, without names: Set<String>) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: target, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: source) where !names.contains(name) {
      let (from, to) = (source + "/" + name, target + "/" + name)
      switch kind(of: from) {
      case S_IFDIR: try copy(from, to: to, without: [])
      case S_IFREG, S_IFLNK: try manager.copyItem(atPath: from, toPath: to)
      default: continue
      }
    }
  }

  /// The kind of what stands at a path, as in the mode of `lstat`; nil for nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Removes the temporary folders of this process, which is about to end without its objects.
  public static func removeAll() {
    AbandonedFolders.removeOwn(in: FileManager.default.temporaryDirectory.path)
    forgetWorkTrees(of: FileManager.default.currentDirectoryPath)
  }

  /// Has git forget the work trees of comparisons that were killed, whose folders are gone by now.
  static func forgetWorkTrees(of repository: String) {
    Git(repository).forgetWorkTrees { path in
      AbandonedFolders.isName(
        ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
      )
        || path.contains("/\(RunnerBuild.keptFolderName)/")
    }
  }

  private static let leftOut: Set<String> = [".git", ".build", "node_modules", "DerivedData"]

  static func makeFolder() throws(MeasuringError) -> String {
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

  static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Replaces the suites by those of another tree: all XML files that are not Interface Builder
  /// documents.
  ///
  /// Both sides then run the head's suites, each on its own documents.
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
      if path.hasSuffix(".xml"), [S_IFREG, S_IFLNK].contains(kind(of: folder + "/" + path)) {
        files.append(path)
      }
    }
    return files.sorted()
  }
}
