#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A regular file that is open for reading; it closes with its owner.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32
  private let path: String
  /// The size that the system gave at opening: 0 for files in /proc, and a file may grow meanwhile.
  package let byteCount: Int

  /// Opens a file of at most `byteCountMax` bytes.
  ///
  /// - Throws: ``FileError``; a FIFO, a device or a socket is refused without being opened.
  package init(_ path: String, byteCountMax: Int) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(.opening(errno), path: path) }
    try Self.checkKind(status, path)
    // Another file may have come to the path: O_NONBLOCK keeps a FIFO from waiting for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.opening(errno), path: path) }
    do throws(FileError) {
      guard fstat(descriptor, &status) == 0 else { throw FileError(.reading(errno), path: path) }
      try Self.checkKind(status, path)
      guard Int(status.st_size) <= byteCountMax else {
        throw FileError(.tooLarge(Int(status.st_size)), path: path)
      }
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    self.path = path
    byteCount = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads on into memory until that is full or the file ends; answers how many bytes came.
  package func read(into memory: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    var count = 0
    while count < memory.count {
      let got = systemRead(
        descriptor,
        memory.baseAddress?.advanced(by: count),
        memory.count - count
      )
      if got == 0 { break }
      if got > 0 {
        count += got
      } else if errno != EINTR {
        throw FileError(.reading(errno), path: path)
      }
    }
    return count
  }

  private static func checkKind(_ status: stat, _ path: String) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileError(.folder, path: path)
    default: throw FileError(.notRegular, path: path)
    }
  }
}

/// The C library's `read`, which inside of ``OpenFile`` is hidden by the method of that name.
private func systemRead(
  _ descriptor: Int32,
  _ buffer: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
