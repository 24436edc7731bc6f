import Foundation
import GRDB
import Testing

@testable import ResultHistory

@Suite("Histories that lost their tables")
struct LostTableTests {
  private func makeHistory(_ fixture: HistoryFixture) throws {
    _ = try fixture.store().add(HistoryFixture.run(1), at: HistoryFixture.place(1))
  }

  @Test("One table that is gone, or all, is an error, also for who would begin anew")
  func lost() throws {
    for gone in HistorySchema.tables.map({ [$0] }) + [HistorySchema.tables + ["grdb_migrations"]] {
      let fixture = HistoryFixture()
      defer { fixture.remove() }
      try makeHistory(fixture)
      try DatabaseQueue(path: fixture.path).writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA foreign_keys = OFF")
        for table in gone { try db.execute(sql: "DROP TABLE \(table)") }
      }
      for mayCreate in [false, true] {
        let error = #expect(throws: HistoryError.self) {
          try HistoryStore(path: fixture.path, mayCreate: mayCreate)
        }
        #expect(error?.description.contains("has lost its tables \(gone[0])") == true)
      }
    }
  }

  @Test("An empty file is no history, and a history may begin in it")
  func empty() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    try FileManager.default.createDirectory(
      atPath: (fixture.path as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    #expect(FileManager.default.createFile(atPath: fixture.path, contents: Data()))
    let error = #expect(throws: HistoryError.self) { try HistoryStore(path: fixture.path) }
    #expect(error?.description.contains("is empty, so it is no history") == true)
    #expect(try HistoryStore(path: fixture.path, mayCreate: true).runs().isEmpty)
    #expect(try HistoryStore(path: fixture.path).runs().isEmpty)
  }
}
