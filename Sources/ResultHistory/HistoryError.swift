import Foundation
import GRDB

/// An error of reading or writing a history.
public struct HistoryError: Error, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Translates an error of SQLite or the file system.
  init(_ error: any Error, path: String) {
    if let error = error as? HistoryError {
      self = error
    } else if let error = error as? DatabaseError {
      self.init("\(path): \(Self.explained(error))")
    } else {
      self.init("\(path): \(error)")
    }
  }

  private static func explained(_ error: DatabaseError) -> String {
    let text = error.message ?? "SQLite answers \(error.resultCode)"
    switch error.resultCode {
    case .SQLITE_NOTADB:
      return "is no history: it is not a SQLite file; give another with --database or --history"
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      return "is in use by another process (\(text)); try again"
    case .SQLITE_FULL: return "cannot be written, the disk is full; make room"
    case .SQLITE_IOERR:
      return "cannot be read or written (\(text)); look for a full disk or a limit (ulimit -f)"
    case .SQLITE_CANTOPEN:
      return "cannot be opened; give another place with --database or --history"
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
      return "may not be written (\(text)); give another place with --database or --history"
    case .SQLITE_CORRUPT: return "is damaged (\(text)); restore it, or begin anew"
    default: return text
    }
  }
}
