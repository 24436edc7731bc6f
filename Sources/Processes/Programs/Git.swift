#if Tools
import Files
import Foundation

/// Asks git about a folder.
package struct Git: Sendable {
  private let folder: String
  private let variables: [String: String?]

  /// Creates the questions to the repository that holds a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - index: The index file to use instead of the repository's own.
  package init(_ folder: String, index: String? = nil) {
    self.folder = folder
    // A hook is told of its own repository, which need not be the one that holds the folder.
    let foreign: [String: String?] =
      WorkTree.holding(folder) == nil
      ? [:] : Dictionary(uniqueKeysWithValues: Self.places.map { ($0, .none) })
    variables = foreign.merging(index.map { ["GIT_INDEX_FILE": $0] } ?? [:]) { $1 }
  }

  // Those of `git rev-parse --local-env-vars` that name places.
  private static let places = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_SHALLOW_FILE",
  ]

  /// What git prints, without white space at its ends.
  ///
  /// - Throws: ``ProgramError`` with git's own words.
  package func text(_ arguments: String...) throws(ProgramError) -> String {
    String(decoding: try data(arguments), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Checks a commit out into a new work tree.
  ///
  /// - Throws: ``ProgramError`` with git's own words.
  package func addWorkTree(_ folder: String, at commit: String) throws(ProgramError) {
    _ = try text("worktree", "add", "--detach", "--force", folder, commit)
  }

  /// Forgets work trees whose folders are gone.
  ///
  /// Unlike `git worktree prune`, which forgets also those of the user that lie on a disk that is not mounted.
  /// - Parameter isMeant: Whether a folder's path is that of a work tree to be forgotten.
  package func forgetWorkTrees(where isMeant: (String) -> Bool) {
    guard let list = try? data(["worktree", "list", "--porcelain"]) else { return }
    let word = "worktree "
    for line in String(decoding: list, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(word) {
      let path = String(line.dropFirst(word.count))
      guard isMeant(path), !FileManager.default.fileExists(atPath: path) else { continue }
      _ = try? text("worktree", "remove", "--force", path)
    }
  }

  /// Asks git.
  ///
  /// - Parameters:
  ///   - arguments: The command with its arguments.
  ///   - input: What it reads from standard input.
  /// - Returns: What it prints.
  /// - Throws: ``ProgramError`` with git's own words.
  package func data(
    _ arguments: [String],
    input: [UInt8] = []
  ) throws(ProgramError) -> Data {
    let answer: Program.Answer
    do throws(ProgramError) {
      answer = try Program.run(
        "git",
        ["-C", folder] + arguments,
        input: input,
        variables: variables
      )
    } catch {
      throw .failed("git: \(error.description)")
    }
    guard answer.status == 0 else {
      throw .failed("git \(arguments.joined(separator: " ")): \(answer.error)")
    }
    return answer.output
  }
}
#endif
