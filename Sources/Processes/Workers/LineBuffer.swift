import Foundation

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
