#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads files that somebody else wrote: documents, suites, catalogues, fonts.
package enum FileReader {
  /// The most bytes that a file may have where the caller names no other limit: 64 MiB.
  package static let byteCountMax = 64 << 20

  /// Reads a whole file.
  ///
  /// - Throws: ``FileError`` when it is no regular file, too large, or cannot be read.
  package static func read(_ path: String, byteCountMax: Int = byteCountMax)
    throws(FileError) -> [UInt8]
  {
    let file = try OpenFile(path, byteCountMax: byteCountMax)
    // One byte more than the file says, so that its end is seen without growing.
    var bytes = [UInt8](repeating: 0, count: file.byteCount + 1)
    var count = try read(file, into: &bytes, from: 0)
    while count == bytes.count {
      guard count <= byteCountMax else { throw FileError(.tooLarge(count), path: path) }
      bytes.append(contentsOf: repeatElement(0, count: max(4096, count)))
      count += try read(file, into: &bytes, from: count)
    }
    guard count <= byteCountMax else { throw FileError(.tooLarge(count), path: path) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Reads the first bytes of a file, all where it has fewer than `byteCount`.
  ///
  /// - Throws: ``FileError`` when it is no regular file or cannot be read.
  package static func beginning(of path: String, byteCount: Int) throws(FileError) -> [UInt8] {
    let file = try OpenFile(path, byteCountMax: .max)
    var bytes = [UInt8](repeating: 0, count: byteCount)
    let count = try read(file, into: &bytes, from: 0)
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Whether two regular files hold the same bytes; false where one of them cannot be read.
  ///
  /// `FileManager.contentsEqual` ends the process for pipes, sockets and devices.
  package static func haveSameContent(_ one: String, _ other: String) -> Bool {
    do throws(FileError) {
      let first = try OpenFile(one, byteCountMax: .max)
      let second = try OpenFile(other, byteCountMax: .max)
      guard first.byteCount == second.byteCount else { return false }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      var others = block
      while true {
        let count = try read(first, into: &block, from: 0)
        guard try read(second, into: &others, from: 0) == count,
          block[..<count] == others[..<count]
        else { return false }
        if count < block.count { return true }
      }
    } catch {
      return false
    }
  }

  /// The path with every link resolved; nil when there is no such file.
  package static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func read(
    _ file: borrowing OpenFile,
    into bytes: inout [UInt8],
    from start: Int
  ) throws(FileError) -> Int {
    try bytes.withUnsafeMutableBufferPointer { (memory) throws(FileError) -> Int in
      try file.read(
        into: UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(memory)[start...]
        )
      )
    }
  }
}
