import Foundation

/// A folder that this process alone writes its reports to.
///
/// The system holds the lock on the folder itself: it needs no file, and ends with its process.
public final class FolderLock {
  private let descriptor: Int32

  /// Locks a folder.
  ///
  /// A file system without locks does not refuse anybody.
  ///
  /// - Throws: `ReportError` when another process has the folder; the error names that process.
  public init(_ folder: String) throws(ReportError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ReportFile.failure(errno, "cannot open", folder) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    let holder = Self.holder(of: descriptor)
    close(descriptor)
    throw ReportError(
      code: .inUse,
      path: folder,
      message: "\(holder) writes its reports there",
      hint: "wait until it has ended, or choose another folder with --output"
    )
  }

  deinit { close(descriptor) }

  /// The process that holds the lock, in words.
  private static func holder(of descriptor: Int32) -> String {
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      let table = try? String(contentsOfFile: "/proc/locks", encoding: .utf8),
      let identifier = FolderLockTable(text: table).process(holding: UInt64(status.st_ino))
    else { return "another process" }
    return "process \(identifier)\(name(of: identifier).map { " (\($0))" } ?? "")"
  }

  private static func name(of identifier: Int) -> String? {
    let words = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(identifier)/cmdline"))
    guard let words, !words.isEmpty else { return nil }
    let line = words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let program = (line[0] as NSString).lastPathComponent
    return VisibleText.replaced(([program] + line.dropFirst().prefix(1)).joined(separator: " "))
  }
}

/// The locks of the system, as `/proc/locks` lists them.
struct FolderLockTable {
  let text: String

  /// The process that holds a whole file; nil when it cannot be seen from here.
  func process(holding inode: UInt64) -> Int? {
    for line in text.split(separator: "\n") {
      // 1: FLOCK  ADVISORY  WRITE 28427 fe:00:16230334 0 EOF
      let words = line.split(separator: " ")
      guard words.count >= 6, words[1] == "FLOCK", words[5].hasSuffix(":\(inode)"),
        let identifier = Int(words[4]), identifier > 0
      else { continue }
      return identifier
    }
    return nil
  }
}
