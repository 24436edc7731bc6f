import Files
import Foundation

/// Writes whole files atomically: a reader sees the old file or the new one.
public enum ReportFile {
  /// Writes text to a file, creating missing folders.
  ///
  /// The text goes to a file without a name, which then gets the target's. A process that is killed
  /// meanwhile leaves nothing behind. A target that is not a regular file, such as `/dev/stdout` or
  /// a pipe, is written to directly.
  ///
  /// - Throws: `ReportError` with the system's answer, after removing the temporary file.
  public static func write(_ text: String, to path: String) throws(ReportError) {
    var text = text
    try write(to: path) { descriptor throws(ReportError) in
      try write(&text, to: descriptor, for: path)
    }
  }

  /// Writes bytes to a file as ``write(_:to:)-(String,_)`` writes text.
  ///
  /// - Throws: `ReportError` with the system's answer, after removing the temporary file.
  public static func write(_ bytes: Data, to path: String) throws(ReportError) {
    try write(to: path) { descriptor throws(ReportError) in
      let answer = bytes.withUnsafeBytes { write($0, to: descriptor) }
      if answer != 0 { throw failure(answer, "cannot write", path) }
    }
  }

  private static func write(
    to path: String,
    _ fill: (Int32) throws(ReportError) -> Void
  ) throws(ReportError) {
    try createFolder(of: path)
    if isSpecial(path) {
      let descriptor = try open(path, flags: O_WRONLY, for: path)
      defer { close(descriptor) }
      return try fill(descriptor)
    }
    let temporary = "\(path).\(getpid()).tmp"
    do throws(ReportError) {
      let file = try ReportDraft(for: path, temporary: temporary)
      try fill(file.descriptor)
      // Network and quota file systems report a full disk only here.
      if fsync(file.descriptor) != 0, errno != EINVAL { throw failure(errno, "cannot write", path) }
      try file.publish()
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Appends text to a file, creating it where it is missing.
  ///
  /// - Throws: `ReportError` with the system's answer; part of the text may stand in the file then.
  public static func append(_ text: String, to path: String) throws(ReportError) {
    let descriptor = try open(path, flags: O_WRONLY | O_CREAT | O_APPEND, for: path)
    defer { close(descriptor) }
    var text = text
    try write(&text, to: descriptor, for: path)
  }

  /// Reads a whole file.
  ///
  /// - Throws: `ReportError` when it is missing or cannot be read.
  public static func read(_ path: String) throws(ReportError) -> Data {
    do throws(FileError) {
      return Data(try FileReader.read(path, byteCountMax: .max))
    } catch {
      throw ReportError(
        code: .unreadable,
        path: path,
        message: error.isMissing ? "does not exist" : "cannot be read: \(error.explanation)",
        hint: "give the path of a file that a run wrote"
      )
    }
  }

  /// Creates the missing folders above a file.
  ///
  /// - Throws: `ReportError` with the system's answer.
  public static func createFolder(of path: String) throws(ReportError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var built = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      built += built.isEmpty || built == "/" ? String(part) : "/" + part
      guard mkdir(built, 0o777) != 0 else { continue }
      let answer = errno
      var status = stat()
      // An existing folder is fine whatever the error: on a read-only system it is not EEXIST.
      if stat(built, &status) == 0 {
        if status.st_mode & S_IFMT == S_IFDIR { continue }
        throw failure(ENOTDIR, "cannot create the folder \(folder)", path)
      }
      throw failure(answer, "cannot create the folder \(folder)", path)
    }
  }

  static func open(_ name: String, flags: Int32, for path: String) throws(ReportError) -> Int32 {
    // Opening a pipe that nothing reads waits for ever without O_NONBLOCK.
    let descriptor = Foundation.open(name, flags | O_CLOEXEC | O_NONBLOCK, 0o666)
    if descriptor < 0, errno == ENXIO {
      throw ReportError(
        code: .unwritable,
        path: path,
        message: "cannot write: nothing reads from this pipe or socket",
        hint: "start the reader first, or name a file"
      )
    }
    if descriptor < 0 { throw failure(errno, "cannot write", path) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  static func write(
    _ text: inout String,
    to descriptor: Int32,
    for path: String
  ) throws(ReportError) {
    let answer = text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    if answer != 0 { throw failure(answer, "cannot write", path) }
  }

  /// Writes bytes and answers with the system's error, or 0.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count, let start = bytes.baseAddress {
      let count = Foundation.write(descriptor, start + written, bytes.count - written)
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Whether a path leads to a device, a pipe or a socket.
  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// The limit on file sizes, where there is one: the system's own words do not name it.
  private static var fileSizeLimit: String {
    var limits = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits) == 0,
      limits.rlim_cur != rlim_t.max
    else { return "" }
    return ", files may have \(limits.rlim_cur) bytes (ulimit -f)"
  }

  static func failure(_ answer: Int32, _ doing: String, _ path: String) -> ReportError {
    let reason = String(cString: strerror(answer))
    switch answer {
    case EFBIG:
      return ReportError(
        code: .full,
        path: path,
        message: "\(doing): \(reason)\(fileSizeLimit)",
        hint: "raise the limit, or choose another place with --output"
      )
    case ENOSPC, EDQUOT:
      return ReportError(
        code: .full,
        path: path,
        message: "\(doing): \(reason)",
        hint: "make room, or choose another place with --output"
      )
    case ENOTDIR, EEXIST:
      return ReportError(
        code: .unwritable,
        path: path,
        message: "\(doing): a file stands where a folder should be",
        hint: "remove that file, or choose another place with --output"
      )
    case EISDIR:
      return ReportError(
        code: .unwritable,
        path: path,
        message: "\(doing): a folder of that name stands there",
        hint: "choose another file name"
      )
    default:
      return ReportError(
        code: .unwritable,
        path: path,
        message: "\(doing): \(reason)",
        hint: "allow writing there, or choose another place with --output"
      )
    }
  }
}
