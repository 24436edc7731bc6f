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
          "\(path): there is no history yet; `nibmark history add` begins one, --database names another"
        )
      }
      var configuration = Configuration()
      // Several jobs on one machine may write to one history.
      configuration.busyMode = .timeout(20)
      queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.read { try Self.check($0, path) }
      try HistorySchema.migrator.migrate(queue)
    } catch {
      throw HistoryError(error, path: path)
    }
  }

  private static func check(_ db: Database, _ path: String) throws {
    let tableCount = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    let mark = try Int64.fetchOne(db, sql: "PRAGMA application_id")
    guard tableCount == 0 || mark == HistorySchema.applicationID else {
      throw HistoryError("\(path): is a database of something else; give another with --database")
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
