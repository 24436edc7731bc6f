import XMLSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads a file into the memory that a document keeps.
enum SourceFile {
  static func read(_ path: String, byteCountMax: Int) throws(IBError) -> ElementTableSource {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw IBError(
        .io,
        "cannot read \(path): not a regular file",
        at: DocumentLocation(file: path),
        hint: "give the path of a .xib or .storyboard file"
      )
    }
    let size = Int(status.st_size)
    guard size <= byteCountMax else {
      throw IBError(
        .sizeLimit,
        "the document has \(size) bytes, more than \(byteCountMax)",
        at: DocumentLocation(file: path),
        hint: "expected a smaller document"
      )
    }
    return try ElementTableSource(capacity: size) { (memory) throws(IBError) -> Int in
      try fill(memory, from: descriptor, path)
    }
  }

  private static func fill(
    _ memory: UnsafeMutableRawBufferPointer,
    from descriptor: Int32,
    _ path: String
  ) throws(IBError) -> Int {
    var count = 0
    while count < memory.count {
      let more = Glibc.read(
        descriptor,
        memory.baseAddress?.advanced(by: count),
        memory.count - count
      )
      if more == 0 { break }
      if more < 0 {
        if errno == EINTR { continue }
        throw failure("read", path)
      }
      count += more
    }
    return count
  }

  private static func failure(_ verb: String, _ path: String) -> IBError {
    IBError(
      .io,
      "cannot \(verb) \(path): \(String(cString: strerror(errno)))",
      at: DocumentLocation(file: path),
      hint: "check the path and its permissions"
    )
  }
}
