import Foundation
import NibmarkRunner
import Processes

/// A repository at a commit: the one that holds a work tree, or a submodule of it.
struct RepositoryPart {
  /// Its folder from the work tree's root; empty for the root itself.
  let folder: String
  /// The commit.
  let commit: String
  /// The paths of the commit's files from the work tree's root.
  private(set) var files: Set<String> = []
  /// Its submodules that are in the work tree, as they were at the commit.
  private(set) var submodules: [(folder: String, commit: String)] = []
  /// The paths that differ in the work tree, with the former path of each that was renamed; also those that git does
  /// not follow, unless it ignores them.
  private(set) var changes: [String: String?] = [:]
  private let git: Git

  /// Reads what a commit holds and what differs from it.
  ///
  /// - Parameters:
  ///   - folder: The folder from the work tree's root.
  ///   - commit: The commit.
  ///   - root: The work tree's root.
  /// - Throws: `ProgramError` when git fails, such as for a commit that was never fetched.
  init(_ folder: String, at commit: String, below root: String) throws(ProgramError) {
    self.folder = folder
    self.commit = commit
    let place = folder.isEmpty ? root : root + "/" + folder
    git = Git(place)
    try readFiles(below: place)
    try readChanges()
  }

  /// What a file holds, at the commit.
  func content(of path: String) -> Data? {
    try? git.data(["show", "\(commit):\(path.dropFirst(prefix.count))"])
  }

  private var prefix: String { folder.isEmpty ? "" : folder + "/" }

  private mutating func readFiles(below place: String) throws(ProgramError) {
    for line in Self.texts(try git.data(["ls-tree", "-r", "-z", "--full-tree", commit])) {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let path = String(parts[1])
      let words = parts[0].split(separator: " ")
      if words.count >= 3, words[1] == "commit",
        // Git answers for the repository around a submodule that is not there.
        FileManager.default.fileExists(atPath: "\(place)/\(path)/.git")
      {
        submodules.append((prefix + path, String(words[2])))
      } else {
        files.insert(prefix + path)
      }
    }
  }

  // Renames are looked for among documents alone: it takes the content of what is compared.
  private mutating func readChanges() throws(ProgramError) {
    let diff = [
      "diff", "--name-status", "-z", "--no-ext-diff", "--no-textconv", "--ignore-submodules=dirty",
    ]
    let all = try git.data(diff + ["--no-renames", commit, "--"])
    let documents = [":(icase)*.xib", ":(icase)*.storyboard"]
    let renamed = try git.data(diff + ["-M", commit, "--"] + documents)
    // A file that git does not follow yet is as new as one of a later commit.
    for path in Self.texts(try git.data(["ls-files", "--others", "--exclude-standard", "-z"])) {
      changes[prefix + path] = .some(nil)
    }
    for answer in [all, renamed] {
      var rest = Self.texts(answer)[...]
      while let status = rest.popFirst(), let path = rest.popFirst() {
        changes[prefix + path] = .some(nil)
        if status.hasPrefix("R"), let now = rest.popFirst() {
          changes[prefix + now] = prefix + path
        }
      }
    }
  }

  private static func texts(_ data: Data) -> [String] {
    data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
