import Foundation
import Processes

extension ArmTree {
  /// Checks some files of a revision out into a temporary folder.
  ///
  /// - Parameters:
  ///   - files: Paths from the repository's root that the revision has.
  ///   - placeholders: Paths of further files, which are made without their content.
  ///   - commit: The revision.
  ///   - repository: A folder of the repository.
  /// - Returns: The folder with these files.
  /// - Throws: ``MeasuringError`` when git fails, or a file cannot be made.
  /// - Complexity: O(files).
  public static func checkout(
    files: [String],
    placeholders: [String],
    of commit: String,
    _ repository: String
  ) throws(MeasuringError) -> ArmTree {
    let tree = try checkout(commit, of: repository, isEmpty: true)
    let git = Git(tree.folder)
    do throws(ProgramError) {
      _ = try git.text("read-tree", commit)
      for batch in batches(of: files) {
        _ = try git.data(["checkout-index", "--force", "--"] + batch)
      }
    } catch {
      throw MeasuringError(error.description)
    }
    do {
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

  /// Parts of a list that fit into one command.
  private static func batches(of paths: [String]) -> [[String]] {
    var batches: [[String]] = []
    var byteCount = 0
    for path in paths {
      byteCount += path.utf8.count + 1
      if batches.isEmpty || byteCount > 60_000 {
        batches.append([])
        byteCount = path.utf8.count
      }
      batches[batches.count - 1].append(path)
    }
    return batches
  }
}
