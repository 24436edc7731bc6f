#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system says of a file as long as nobody writes, replaces or moves it.
///
/// A file that is put back as it was has another stamp: nobody can set the time of its last change.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let byteCount: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// Asks for the stamp of a file, or of what a link leads to; nil where there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    byteCount = Int64(status.st_size)
    #if canImport(Darwin)
    let change = status.st_ctimespec
    #else
    let change = status.st_ctim
    #endif
    seconds = Int64(change.tv_sec)
    nanoseconds = Int64(change.tv_nsec)
  }
}
