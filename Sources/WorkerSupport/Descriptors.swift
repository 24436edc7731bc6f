import Foundation

/// The few calls on descriptors that workers need, with their errors told as `WorkerError`.
package enum Descriptors {
  /// The two ends of a pipe, which no other program inherits.
  package struct Pipe {
    package var reading: Int32
    package var writing: Int32

    /// Closes both ends.
    package func close() {
      Foundation.close(reading)
      Foundation.close(writing)
    }
  }

  /// Makes a pipe above the descriptors that a worker is started with.
  package static func makePipe() throws(WorkerError) -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure("cannot make a pipe") }
    let reading = moveUp(ends[0])
    let writing = moveUp(ends[1])
    guard reading >= 0, writing >= 0 else { throw failure("cannot make a pipe") }
    return Pipe(reading: reading, writing: writing)
  }

  /// Gives a descriptor a number that no standard stream has, and closes the old one.
  package static func moveUp(_ descriptor: Int32) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    close(descriptor)
    return moved
  }

  /// Lets reads return at once when there is nothing.
  package static func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Writes all bytes; false when the reader is gone.
  package static func write(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, slice.baseAddress, slice.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// What a read found.
  package enum Reading {
    case data(Data)
    case nothingYet
    case end
  }

  /// Reads what is there, at most 64 KiB.
  package static func read(_ descriptor: Int32) -> Reading {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count > 0 { return .data(Data(bytes.prefix(count))) }
      if count == 0 { return .end }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .nothingYet : .end
    }
  }

  /// The error of the last call.
  package static func failure(_ doing: String, _ code: Int32 = errno) -> WorkerError {
    WorkerError("\(doing): \(String(cString: strerror(code)))")
  }
}

/// Cuts a stream of bytes into lines.
package struct LineBuffer {
  private var bytes = Data()

  /// Creates an empty buffer.
  package init() {}

  /// Takes what was read and gives the lines that are whole, without their line feeds.
  package mutating func take(_ data: Data) -> [Data] {
    guard let last = data.lastIndex(of: 10) else {
      bytes += data
      return []
    }
    let whole = bytes + data[..<last]
    bytes = Data(data[data.index(after: last)...])
    return whole.split(separator: 10, omittingEmptySubsequences: true).map { Data($0) }
  }
}

/// The beginning and the end of what a worker printed: a case that prints without end must not fill the
/// supervisor's memory, and the cause of a crash may stand at either side of a long backtrace.
package struct OutputBuffer {
  package static let sideCountMax = 32_768

  private var head = Data()
  private var tail = Data()
  private var omittedCount = 0

  /// Creates an empty buffer.
  package init() {}

  /// Takes what was printed.
  package mutating func append(_ data: Data) {
    let room = Self.sideCountMax - head.count
    head += data.prefix(max(0, room))
    tail += data.dropFirst(max(0, room))
    // Cut seldom, so that much output costs a copy per side and not one per read.
    guard tail.count > 4 * Self.sideCountMax else { return }
    omittedCount += tail.count - Self.sideCountMax
    tail = Data(tail.suffix(Self.sideCountMax))
  }

  /// The text, with a remark where something was left out.
  package var text: String {
    let omitted = omittedCount + max(0, tail.count - Self.sideCountMax)
    let end = String(decoding: tail.suffix(Self.sideCountMax), as: UTF8.self)
    let start = String(decoding: head, as: UTF8.self)
    return omitted == 0 ? start + end : "\(start)\n… \(omitted) bytes left out …\n\(end)"
  }
}
