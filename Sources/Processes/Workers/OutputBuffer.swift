import Foundation

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
    // With nothing left out the border may lie inside of a character.
    if omitted == 0 { return String(decoding: head + tail, as: UTF8.self) }
    let end = String(decoding: tail.suffix(Self.sideCountMax), as: UTF8.self)
    let start = String(decoding: head, as: UTF8.self)
    return "\(start)\n… \(omitted) bytes left out …\n\(end)"
  }
}
