import Foundation
import Synchronization

/// A private folder that is there while this process is.
package enum TemporaryFolder {
  /// What the system refused.
  package struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    init(_ path: String) {
      self.path = path
      reason = String(cString: strerror(errno))
    }

    package var description: String { "\(path): \(reason)" }
  }

  private static let folders = Mutex<[String]>([])

  /// Makes a folder, below TMPDIR or the system's own, that nobody else can read.
  ///
  /// It is removed when the process exits, and by a process of its own when a signal ends this one.
  package static func make() throws(Failure) -> String {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let above = place.isEmpty ? P_tmpdir : place
    var name = Array((above + "/nibmark-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw Failure(above) }
    guard let real = realpath(name, nil) else { throw Failure(above) }
    defer { free(real) }
    let folder = String(cString: real)
    folders.withLock { $0.append(folder) }
    atexit { TemporaryFolder.removeAll() }
    keep(folder)
    return folder
  }

  /// Removes the folders at once.
  package static func removeAll() {
    let all = folders.withLock { folders in
      defer { folders = [] }
      return folders
    }
    for folder in all { remove(folder) }
  }

  private static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Starts a process that removes the folder when this one is gone, for whatever reason.
  ///
  /// The end of this process closes its end of a pipe. The other process is nobody's child, in a session of its own, so
  /// that no signal to this process or its group ends it. Without it only the exit removes the folder.
  private static func keep(_ folder: String) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    fflush(nil)
    let child = fork()
    guard child == 0 else {
      close(ends[0])
      if child > 0 { waitpid(child, nil, 0) }
      return
    }
    setsid()
    guard fork() == 0 else { _exit(0) }
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE] { signal(number, SIG_IGN) }
    dup2(ends[0], STDIN_FILENO)
    closefrom(STDOUT_FILENO)
    _ = chdir("/")
    waitForEnd(of: STDIN_FILENO)
    remove(folder)
    _exit(0)
  }

  private static func waitForEnd(of descriptor: Int32) {
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      guard count > 0 || count < 0 && errno == EINTR else { return }
    }
  }
}
