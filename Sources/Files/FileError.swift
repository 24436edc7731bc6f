#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a file cannot be read.
package struct FileError: Error, Sendable, Equatable {
  /// What stands in the way.
  package enum Reason: Sendable, Equatable {
    /// The system refuses to open the file, with this `errno`.
    case opening(Int32)
    /// The system fails to read the open file, with this `errno`.
    case reading(Int32)
    /// The path is a folder's.
    case folder
    /// The path is that of a FIFO, a device or a socket; reading could wait for ever.
    case notRegular
    /// The file has this many bytes, or more.
    case tooLarge(Int)
    /// The name is not UTF-8; the path writes its other bytes as `\xFF`.
    case name
    /// The path is that of a link to a file or folder that does not exist.
    case danglingLink
  }

  /// The path as the caller gave it.
  package var path: String
  /// What stands in the way.
  package var reason: Reason

  /// Creates an error.
  package init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  /// Whether there is nothing at the path.
  package var isMissing: Bool { reason == .opening(ENOENT) }

  /// The reason in words, such as `it is a folder`.
  package var explanation: String {
    switch reason {
    case .opening(let number), .reading(let number):
      strerror(number).map { String(cString: $0) } ?? "error \(number)"
    case .folder: "it is a folder"
    case .notRegular: "it is not a regular file"
    case .tooLarge(let byteCount): "it has \(byteCount) bytes"
    case .name: "its name is not UTF-8; rename it"
    case .danglingLink: "it is a link to what does not exist"
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The error as one line.
  package var description: String { "\(path): cannot be read: \(explanation)" }
}
