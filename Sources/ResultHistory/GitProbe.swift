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
    // A result may call anything its commit, also an option with which git writes files.
    if let commit, !commit.hasPrefix("-") {
      // A tag of its own is another object, which git would show before its commit.
      let name = commit + "^{commit}"
      // One line, as the first commit's parents would be an empty one, and so would an odd date.
      let format = ["-s", "--no-show-signature", "--format=%H %ct %P"]
      let words =
        answer(["show"] + format + [name, "--"], at: folder)?
        .split(separator: " ", omittingEmptySubsequences: false).map(String.init) ?? []
      // A branch or a part of a hash means another commit tomorrow.
      if let hash = words.first, !hash.isEmpty { place.commit = hash }
      place.committedAt = words.dropFirst().first.flatMap { Int64($0) }.map(date)
      place.parents = words.dropFirst(2).filter { !$0.isEmpty }
      // A shallow clone counts what it has, which says nothing.
      if answer(["rev-parse", "--is-shallow-repository"], at: folder) == "false" {
        place.depth = answer(["rev-list", "--count", name, "--"], at: folder).flatMap { Int($0) }
      }
    }
    let named = ["GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME", "BRANCH_NAME"]
      .lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let current = answer(["symbolic-ref", "--quiet", "--short", "HEAD"], at: folder)
    place.branch = named ?? current.flatMap { $0.isEmpty ? nil : $0 }
    return place
  }

  /// A commit's date, which may be any number.
  private static func date(_ seconds: Int64) -> Timestamp {
    let (milliseconds, isBeyond) = seconds.multipliedReportingOverflow(by: 1000)
    return Timestamp(millisecondsSince1970: isBeyond ? (seconds < 0 ? .min : .max) : milliseconds)
  }

  private static func answer(_ arguments: [String], at folder: String) -> String? {
    guard let data = try? Git(folder).data(arguments) else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
