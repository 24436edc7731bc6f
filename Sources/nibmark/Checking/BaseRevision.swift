import Files
import Foundation
import NibmarkRunner
import Processes

/// A commit that a work tree is compared with, and what differs from it.
struct BaseRevision {
  /// The commit where the work tree's branch left the one that was named.
  let commit: String
  /// The revision as reports name it.
  let name: String
  /// The root of the work tree, links resolved.
  let folder: String
  /// The repository and its submodules.
  let parts: [RepositoryPart]
  /// The paths of its files from the root; a submodule that is not there has the path of its folder.
  let files: Set<String>
  /// The paths that differ in the work tree, committed or not, with the former path of each that was renamed.
  ///
  /// Files that git does not follow are among them, unless it ignores them.
  let changes: [String: String?]

  /// Finds the revision that a person named.
  ///
  /// - Parameters:
  ///   - revision: A branch, tag or commit.
  ///   - place: A folder of the work tree.
  /// - Throws: ``CommandFailure`` when there is no git, no work tree, or no such commit.
  init(_ revision: String, at place: String) throws(CommandFailure) {
    let git = Git(place)
    do throws(ProgramError) {
      folder = try git.text("rev-parse", "--show-toplevel")
    } catch {
      throw CommandFailure("--base belongs to a git work tree, which \(place) is not: \(error)")
    }
    let named = try Self.commit(revision, git)
    do throws(ProgramError) {
      commit = try git.text("merge-base", named, "HEAD")
    } catch {
      throw CommandFailure(
        "--base \(revision): HEAD shares no past with it here; \(Self.fetching)"
      )
    }
    let short = String(commit.prefix(9))
    name = commit == named ? "\(revision) (\(short))" : "where HEAD left \(revision) (\(short))"
    do throws(ProgramError) {
      parts = try Self.parts(commit, below: folder)
    } catch {
      throw CommandFailure("--base \(revision): \(error)")
    }
    files = parts.reduce(into: []) { $0.formUnion($1.files) }
    changes = parts.reduce(into: [:]) { $0.merge($1.changes) { $1 } }
  }

  /// Where to ask git about what is to be checked: in the current folder, or else in the work tree of all of it.
  ///
  /// - Throws: ``CommandFailure`` when it lies in several work trees.
  static func place(for paths: [String], in folder: String) throws(CommandFailure) -> String {
    let trees = Set(paths.compactMap(WorkTree.holding)).sorted { $0.utf8.count < $1.utf8.count }
    func holdsAll(_ tree: String) -> Bool {
      trees.allSatisfy { $0 == tree || $0.hasPrefix(tree + "/") }
    }
    guard let first = trees.first, !(WorkTree.holding(folder).map(holdsAll) ?? false) else {
      return folder
    }
    guard holdsAll(first) else {
      throw CommandFailure(
        "--base belongs to one git work tree, and \(trees.joined(separator: " and ")) are several; "
          + "check each by itself"
      )
    }
    return first
  }

  private static let fetching =
    "a shallow clone has to fetch it first (git fetch --unshallow, or fetch-depth: 0 in a workflow)"

  private static func commit(_ revision: String, _ git: Git) throws(CommandFailure) -> String {
    func commit(_ name: String) -> String? {
      try? git.text("rev-parse", "--verify", "--end-of-options", name + "^{commit}")
        .replacing("--end-of-options\n", with: "")
    }
    if let commit = commit(revision) { return commit }
    let remote = "origin/" + revision
    let hint = commit(remote) == nil ? "" : ", but there is \(remote)"
    throw CommandFailure(
      "--base \(revision): there is no such branch, tag or commit here\(hint); \(fetching)"
    )
  }

  /// What a file holds, at the revision; nil where there is none.
  func content(of path: String) -> Data? {
    let part = parts.filter { path.hasPrefix($0.folder + "/") }.max {
      $0.folder.count < $1.folder.count
    }
    return (part ?? parts.first)?.content(of: path)
  }

  /// The repository and its submodules, the former first.
  ///
  /// A submodule whose former commit is nowhere is left out: its documents are new.
  private static func parts(
    _ commit: String,
    below root: String
  ) throws(ProgramError) -> [RepositoryPart] {
    var parts = [try RepositoryPart("", at: commit, below: root)]
    var next = 0
    while next < parts.count {
      for (folder, commit) in parts[next].submodules {
        if let part = try? RepositoryPart(folder, at: commit, below: root) { parts.append(part) }
      }
      next += 1
    }
    return parts
  }
}
