import Foundation

extension ReportFile {
  /// Checks that `write(_:to:)` would work, so that a long run does not lose its reports at the
  /// end.
  ///
  /// Creates missing folders, and a temporary file that it removes.
  ///
  /// - Throws: `ReportError` with the system's answer.
  public static func checkWritable(_ path: String) throws(ReportError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      if status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR, "cannot write", path) }
      return
    }
    try createFolder(of: path)
    let temporary = "\(path).\(getpid()).tmp"
    close(try open(temporary, flags: O_WRONLY | O_CREAT | O_TRUNC, for: path))
    unlink(temporary)
  }
}
