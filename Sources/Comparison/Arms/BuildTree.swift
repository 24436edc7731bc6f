import Foundation
import Processes

/// A work tree in which the runners of commits are built one after the other.
///
/// It lies beside the kept runners and stays there, so that a commit's build compiles only what differs
/// from the commit before. A second comparison at the same time has to build elsewhere.
final class BuildTree {
  /// The root folder of the commit's files.
  let folder: String
  private let lock: Int32

  /// Takes the tree and puts a commit's files into it; nil when another process has it, or git fails.
  init?(_ commit: String, of repository: String, in place: String) {
    folder = place + "/tree"
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    lock = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else { return nil }
    guard change(to: commit) || make(commit, of: repository) else { return nil }
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Builds while the tree is taken.
  ///
  /// What a build that failed left behind is not built on.
  static func using<Built>(
    _ tree: BuildTree?,
    _ build: () throws(MeasuringError) -> Built
  ) throws(MeasuringError) -> Built {
    defer { withExtendedLifetime(tree) {} }
    do {
      return try build()
    } catch {
      if let tree { try? FileManager.default.removeItem(atPath: tree.folder) }
      throw error
    }
  }

  /// Replaces the files that differ; what was built stays.
  private func change(to commit: String) -> Bool {
    guard FileManager.default.fileExists(atPath: folder + "/.git") else { return false }
    let git = Git(folder)
    do throws(ProgramError) {
      _ = try git.text("checkout", "--force", "--detach", commit)
      _ = try git.text("clean", "-d", "--force", "--quiet", "--exclude=.build")
      return true
    } catch {
      return false
    }
  }

  private func make(_ commit: String, of repository: String) -> Bool {
    try? FileManager.default.removeItem(atPath: folder)
    ArmTree.forgetWorkTrees(of: repository)
    return (try? Git(repository).addWorkTree(folder, at: commit)) != nil
  }
}
