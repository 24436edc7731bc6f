import Foundation
import Processes
import TestModel

/// Asks git where a commit stands; every answer may be missing.
public enum GitProbe {
  /// The place of a commit in the work tree that holds a folder.
  ///
  /// On CI no branch is checked out, so the engine's own variables name it.
  public static func place(of commit: String?, at folder: String) -> CommitPlace {
    let environment = ProcessInfo.processInfo.environment
    var place = CommitPlace(commit: commit)
    if let commit {
      let lines = answer(["show", "-s", "--format=%P%n%ct", commit, "--"], at: folder)?
        .split(separator: "\n", omittingEmptySubsequences: false)
      if let lines, lines.count >= 2 {
        place.parents = lines[0].split(separator: " ").map(String.init)
        place.committedAt = Int64(lines[1]).map { Timestamp(millisecondsSince1970: $0 * 1000) }
      }
      // A shallow clone counts what it has, which says nothing.
      if answer(["rev-parse", "--is-shallow-repository"], at: folder) == "false" {
        place.depth = answer(["rev-list", "--count", commit, "--"], at: folder).flatMap { Int($0) }
      }
    }
    let named = ["GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME", "BRANCH_NAME"]
      .lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let current = answer(["symbolic-ref", "--quiet", "--short", "HEAD"], at: folder)
    place.branch = named ?? current.flatMap { $0.isEmpty ? nil : $0 }
    return place
  }

  private static func answer(_ arguments: [String], at folder: String) -> String? {
    guard let data = try? Git(folder).data(arguments) else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
