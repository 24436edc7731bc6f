import Foundation
import GRDB
import TestModel
import Testing

@testable import ResultHistory

@Suite("Histories of earlier versions")
struct HistoryMigrationTests {
  /// Makes a file as the first version of the schema had it, with the rows of another.
  private func makeFirstVersion(at path: String, from other: String) throws {
    let queue = try DatabaseQueue(path: path)
    try HistorySchema.migrator.migrate(queue, upTo: "1")
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      try db.execute(sql: "ATTACH DATABASE ? AS other", arguments: [other])
      for table in ["environment", "run", "suite", "testCase", "caseResult", "metric", "summary"] {
        let columns = try db.columns(in: table).map(\.name).joined(separator: ", ")
        try db.execute(
          sql: "INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM other.\(table)"
        )
      }
      try db.execute(sql: "DETACH DATABASE other")
    }
    try queue.close()
  }

  @Test func `a file of the first version keeps its rows and takes what is new`() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    let now = try fixture.store()
    for number in 1...3 {
      _ = try now.add(HistoryFixture.run(number), at: HistoryFixture.place(number))
    }
    let old = fixture.folder + "/old.sqlite"
    try makeFirstVersion(at: old, from: fixture.path)

    let migrated = try HistoryStore(path: old)
    #expect(try migrated.runs() == now.runs())
    for run in try migrated.runs() {
      #expect(try migrated.result(of: run) == now.result(of: run))
    }
    var place = HistoryFixture.place(4)
    place.depth = 5
    #expect(try migrated.add(HistoryFixture.run(4), at: place).isNew)
    #expect(try !migrated.add(HistoryFixture.run(2), at: HistoryFixture.place(2)).isNew)
    let runs = try HistoryStore(path: old).runs()
    #expect(runs.map(\.place.depth) == [nil, nil, nil, 5])
  }

  @Test func `a file without the column is of the first version only before it is opened`() throws {
    let fixture = HistoryFixture()
    defer { fixture.remove() }
    _ = try fixture.store()
    let old = fixture.folder + "/old.sqlite"
    try makeFirstVersion(at: old, from: fixture.path)
    func hasDepth() throws -> Bool {
      try DatabaseQueue(path: old).read { db in
        try db.columns(in: "run").contains { $0.name == "depth" }
      }
    }
    #expect(try !hasDepth())
    _ = try HistoryStore(path: old)
    #expect(try hasDepth())
  }
}
