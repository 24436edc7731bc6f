import Foundation
import GRDB
import TestModel

/// The results of many commits in one SQLite file.
public final class HistoryStore {
  let queue: DatabaseQueue
  let path: String

  /// Opens a history, and migrates a file of an earlier version.
  ///
  /// - Parameters:
  ///   - path: The SQLite file.
  ///   - mayCreate: Whether to create a missing file and its folders.
  /// - Throws: ``HistoryError`` when the file is missing, is no history, or is of a later version.
  public init(path: String, mayCreate: Bool = false) throws(HistoryError) {
    self.path = path
    do {
      if mayCreate {
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: path).deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
      } else if !FileManager.default.fileExists(atPath: path) {
        throw HistoryError(
          "\(path): there is no history yet; `nibmark history add` begins one, --database or --history names another"
        )
      }
      try Self.checkKind(path)
      var configuration = Configuration()
      // Several jobs on one machine may write to one history.
      configuration.busyMode = .timeout(20)
      queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.read { try Self.check($0, path, mayBeEmpty: mayCreate) }
      try HistorySchema.migrator.migrate(queue)
    } catch {
      throw HistoryError(error, path: path)
    }
  }

  // SQLite says of a pipe that the disk has an error.
  private static func checkKind(_ path: String) throws(HistoryError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
    throw HistoryError(
      "\(path): is no regular file; give another place with --database or --history"
    )
  }

  private static func check(_ db: Database, _ path: String, mayBeEmpty: Bool) throws {
    let names = try String.fetchSet(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
    let isMarked =
      try Int64.fetchOne(db, sql: "PRAGMA application_id") == HistorySchema.applicationID
    guard names.isEmpty || isMarked else {
      throw HistoryError(
        "\(path): is a database of something else; give another with --database or --history"
      )
    }
    // A migrator would make the tables anew, and the history would look as if nothing had been in it.
    let gone = HistorySchema.tables.filter { !names.contains($0) }
    guard isMarked ? gone.isEmpty : mayBeEmpty else {
      let what = isMarked ? "has lost its tables \(gone.joined(separator: ", "))" : "is empty"
      throw HistoryError("\(path): \(what), so it is no history; restore it, or begin anew")
    }
    guard try !HistorySchema.migrator.hasBeenSuperseded(db) else {
      throw HistoryError("\(path): was written by a newer version of Nibmark; use that one")
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(HistoryError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw HistoryError(error, path: path)
    }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws(HistoryError) -> Value {
    do {
      return try queue.write(body)
    } catch {
      throw HistoryError(error, path: path)
    }
  }
}
