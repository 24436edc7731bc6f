import Foundation

/// A file that is being written and gets its name when it is whole.
///
/// The file has no name before, where the file system can do that. Elsewhere it has a temporary
/// name beside the target.
struct ReportDraft: ~Copyable {
  let descriptor: Int32
  private let path: String
  private let temporary: String
  private let isNameless: Bool

  /// Begins a file.
  ///
  /// - Throws: `ReportError` with the system's answer.
  init(for path: String, temporary: String) throws(ReportError) {
    self.path = path
    self.temporary = temporary
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    // The name is given by way of /proc, which not every container has.
    let nameless =
      access("/proc/self/fd", X_OK) == 0
      ? open(folder, O_WRONLY | Self.temporaryFileFlag | O_CLOEXEC, 0o666) : -1
    isNameless = nameless >= 0
    if isNameless {
      descriptor = nameless
    } else {
      descriptor = try ReportFile.open(
        temporary,
        flags: O_WRONLY | O_CREAT | O_TRUNC,
        for: path
      )
    }
  }

  deinit { close(descriptor) }

  // O_TMPFILE of fcntl.h, a macro that Swift does not import. Both values are those of x86-64 and of
  // 64-bit ARM, where O_DIRECTORY differs.
  private static var temporaryFileFlag: Int32 { 0o20000000 | O_DIRECTORY }

  /// Puts the file in the target's place.
  ///
  /// - Throws: `ReportError` with the system's answer.
  func publish() throws(ReportError) {
    let own = "/proc/self/fd/\(descriptor)"
    if isNameless {
      if linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return }
      // A name can be replaced, and not linked over.
      unlink(temporary)
      guard linkat(AT_FDCWD, own, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
        throw ReportFile.failure(errno, "cannot put the finished file in place", path)
      }
    }
    guard rename(temporary, path) == 0 else {
      throw ReportFile.failure(errno, "cannot put the finished file in place", path)
    }
  }
}
