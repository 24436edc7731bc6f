#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reading files through the C library, so that no error text or encoding is guessed.
enum FileReader {
  /// Reads a whole file.
  ///
  /// - Throws: ``XMLError`` with `io` when it cannot be read, with `sizeLimit` when it is too large.
  static func read(_ path: String, as name: String, limits: XMLLimits) throws(XMLError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(errno, name) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno, name) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let kind = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "not a regular file"
      throw XMLError(
        .io,
        "cannot read '\(name)': it is \(kind)",
        at: DocumentLocation(file: name),
        expected: "a file"
      )
    }
    guard Int(status.st_size) <= limits.byteCountMax else {
      throw tooLarge(Int(status.st_size), name, limits)
    }
    return try readAll(descriptor, expecting: Int(status.st_size), name, limits)
  }

  /// Returns the path with every link resolved, or `nil` when there is no such file.
  static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The error for content beyond the limit.
  static func tooLarge(_ count: Int, _ name: String, _ limits: XMLLimits) -> XMLError {
    XMLError(
      .sizeLimit,
      "the document has \(count) bytes",
      at: DocumentLocation(file: name),
      expected: "at most \(limits.byteCountMax)"
    )
  }

  private static func readAll(
    _ descriptor: Int32,
    expecting size: Int,
    _ name: String,
    _ limits: XMLLimits
  ) throws(XMLError) -> [UInt8] {
    // One byte more than the file says, so that its end is seen without growing; files in /proc
    // say 0 and are longer, and a file may grow while it is read.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: max(4096, count)))
      }
      let got = bytes.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got < 0 {
        if errno == EINTR { continue }
        throw failure(errno, name)
      }
      if got == 0 { break }
      count += got
      guard count <= limits.byteCountMax else { throw tooLarge(count, name, limits) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static func failure(_ number: Int32, _ name: String) -> XMLError {
    let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return XMLError(
      .io,
      "cannot read '\(name)': \(reason)",
      at: DocumentLocation(file: name)
    )
  }
}

/// The C library's `read`, which inside of ``FileReader`` is hidden by the method of that name.
private func systemRead(
  _ descriptor: Int32,
  _ buffer: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
