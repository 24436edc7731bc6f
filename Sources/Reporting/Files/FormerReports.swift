import Foundation

/// Reports of an earlier run, which must not be taken for those of a later one.
public enum FormerReports {
  /// Removes files before a run begins, and what a killed process left beside them.
  ///
  /// - Parameters:
  ///   - paths: The files that the run is going to write; devices and pipes are left alone.
  ///   - inputs: Files that the run still reads.
  /// - Throws: `ReportError` when a file is there and cannot be removed.
  public static func remove(_ paths: [String], keeping inputs: [String] = []) throws(ReportError) {
    let kept = Set(inputs.map { NamedPath("", $0).resolved })
    for path in paths {
      removeTemporaries(of: path)
      var status = stat()
      guard lstat(path, &status) == 0, !kept.contains(NamedPath("", path).resolved) else {
        continue
      }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG || kind == S_IFLNK && !ReportFile.isSpecial(path) else { continue }
      guard unlink(path) == 0 || errno == ENOENT else {
        throw ReportFile.failure(errno, "cannot remove the report of an earlier run", path)
      }
    }
  }

  /// Removes what a process that is gone had begun to write.
  private static func removeTemporaries(of path: String) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let prefix = url.lastPathComponent + "."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(".tmp") {
      guard let process = pid_t(name.dropFirst(prefix.count).dropLast(4)), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink(folder + "/" + name)
    }
  }
}
