import Foundation
import Processes

extension ArmTree {
  /// Some files of a commit, of a repository or a submodule of it.
  public struct Part: Sendable {
    let folder: String
    let commit: String
    let files: [String]

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - folder: The submodule's folder from the repository's root; empty for the repository itself.
    ///   - commit: The commit.
    ///   - files: Paths from the repository's root that the commit has.
    public init(folder: String, commit: String, files: [String]) {
      self.folder = folder
      self.commit = commit
      self.files = files
    }

    /// Writes the files below a folder, with an index of its own: nothing in the repository changes.
    func write(of repository: String, to place: String, index: String) throws(ProgramError) {
      let prefix = folder.isEmpty ? "" : folder + "/"
      let git = Git(repository + "/" + prefix, index: index)
      _ = try git.text("read-tree", commit)
      _ = try git.data(
        ["checkout-index", "--force", "-z", "--stdin", "--prefix=\(place)/\(prefix)"],
        input: files.flatMap { Array($0.utf8.dropFirst(prefix.utf8.count)) + [0] }
      )
    }
  }

  /// Writes some files of a revision into a temporary folder.
  ///
  /// - Parameters:
  ///   - parts: The files, of the repository and of its submodules.
  ///   - placeholders: Paths of further files, which are made without their content.
  ///   - repository: The repository's root.
  /// - Returns: The folder with these files.
  /// - Throws: ``MeasuringError`` when git fails, or a file cannot be made.
  /// - Complexity: O(files).
  public static func checkout(
    _ parts: [Part],
    placeholders: [String],
    of repository: String
  ) throws(MeasuringError) -> ArmTree {
    let place = try makeFolder()
    let tree = ArmTree(folder: place + "/tree", commit: parts.first?.commit) { remove(place) }
    do throws(ProgramError) {
      for (number, part) in parts.enumerated() {
        try part.write(of: repository, to: tree.folder, index: "\(place)/index\(number)")
      }
    } catch {
      throw MeasuringError(error.description)
    }
    do {
      // The tree's files belong together, as those of the work tree do.
      try FileManager.default.createDirectory(
        atPath: tree.folder + "/.git",
        withIntermediateDirectories: true
      )
      for path in placeholders { try makePlaceholder(tree.folder + "/" + path) }
    } catch {
      throw MeasuringError("\(tree.folder) cannot be written: \(error.localizedDescription)")
    }
    return tree
  }

  private static func makePlaceholder(_ path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
