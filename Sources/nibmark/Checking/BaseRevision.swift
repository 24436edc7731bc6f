import Foundation
import Processes

/// A commit that a work tree is compared with, and what differs from it.
struct BaseRevision {
  /// The commit where the work tree's branch left the one that was named.
  let commit: String
  /// The revision as reports name it.
  let name: String
  /// The root of the work tree, links resolved.
  let folder: String
  /// The paths of its files from the root; a submodule has the path of its folder.
  let files: Set<String>
  /// The submodules among ``files``, with their commits.
  let submodules: [String: String]
  /// The paths that differ in the work tree, committed or not, with the former path of each that was renamed.
  ///
  /// Files that git does not follow are in neither list.
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
    let named: String
    do throws(ProgramError) {
      named = try git.text("rev-parse", "--verify", "--end-of-options", revision + "^{commit}")
        .replacing("--end-of-options\n", with: "")
      commit = try git.text("merge-base", named, "HEAD")
    } catch {
      throw CommandFailure(
        "--base \(revision): no commit that HEAD shares a past with; a shallow clone has to fetch it "
          + "first (git fetch --unshallow, or fetch-depth: 0 in a workflow)"
      )
    }
    let short = String(commit.prefix(9))
    name = commit == named ? "\(revision) (\(short))" : "where HEAD left \(revision) (\(short))"
    do throws(ProgramError) {
      let root = Git(folder)
      (files, submodules) = try Self.files(of: commit, root)
      changes = try Self.changes(since: commit, root)
    } catch {
      throw CommandFailure("--base \(revision): \(error)")
    }
  }

  private static func files(
    of commit: String,
    _ git: Git
  ) throws(ProgramError) -> (files: Set<String>, submodules: [String: String]) {
    var files: Set<String> = []
    var submodules: [String: String] = [:]
    for line in texts(try git.data(["ls-tree", "-r", "-z", "--full-tree", commit])) {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let path = String(parts[1])
      files.insert(path)
      let words = parts[0].split(separator: " ")
      if words.count >= 3, words[1] == "commit" { submodules[path] = String(words[2]) }
    }
    return (files, submodules)
  }

  // Renames are looked for among documents alone: it takes the content of what is compared.
  private static func changes(
    since commit: String,
    _ git: Git
  ) throws(ProgramError) -> [String: String?] {
    let diff = ["diff", "--name-status", "-z", "--no-ext-diff", "--no-textconv"]
    let all = try git.data(diff + ["--no-renames", commit, "--"])
    let documents = [":(icase)*.xib", ":(icase)*.storyboard"]
    let renamed = try git.data(diff + ["-M", commit, "--"] + documents)
    var changes: [String: String?] = [:]
    for answer in [all, renamed] {
      var rest = texts(answer)[...]
      while let status = rest.popFirst(), let path = rest.popFirst() {
        changes[path] = .some(nil)
        if status.hasPrefix("R"), let now = rest.popFirst() { changes[now] = path }
      }
    }
    return changes
  }

  private static func texts(_ data: Data) -> [String] {
    data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
