import Foundation

extension ReportFile {
  /// Checks that `write(_:to:)` would work, so that a long run does not lose its reports at the
  /// end.
  ///
  /// Creates missing folders, and a file that it does not keep.
  ///
  /// - Throws: `ReportError` with the system's answer.
  public static func checkWritable(_ path: String) throws(ReportError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      if status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR, "cannot write", path) }
      // Nobody can open a socket as a file.
      if status.st_mode & S_IFMT == S_IFSOCK { close(try open(path, flags: O_WRONLY, for: path)) }
      return
    }
    try createFolder(of: path)
    let temporary = "\(path).\(getpid()).tmp"
    defer { unlink(temporary) }
    _ = try ReportDraft(for: path, temporary: temporary)
  }
}
