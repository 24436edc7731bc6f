import Foundation
import Testing

/// What `inspect` claims of real documents, held to a reader that shares no code with the tool.
@Suite("inspect claims what an independent reader finds, and nothing else")
struct InspectCorpusTests {
  private static let oracle = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Oracles/interface-builder-views")
  private static let python = "/usr/bin/env"

  /// A view as both readers name it.
  struct View: Hashable, Decodable {
    var element: String
    var id: String
    var parent: String?
  }

  struct Inspected: Decodable {
    var file: String
    var error: String?
    var views: [View]
  }

  /// `[element, id, parent or null]`, as the oracle prints it.
  struct Oracle: Decodable {
    var file: String
    var views: [[String?]]

    var asViews: [View] {
      views.map { View(element: $0[0] ?? "", id: $0[1] ?? "", parent: $0[2]) }
    }
  }

  @Test(
    "ids, elements and parents of every document are equal",
    .enabled(if: Corpus.folder != nil, Corpus.absence)
  )
  func equalToTheOracle() throws {
    let corpus = try #require(Corpus.folder)
    guard let oracle = try runOracle(over: corpus) else {
      print("skipped: there is no python3 to run the independent reader")
      return
    }
    #expect(oracle.count > 100)
    let tool = try Tool()
    defer { tool.remove() }
    let files = oracle.map { corpus + "/" + $0.file }
    let answer = try tool.run(["inspect", "--format", "jsonl"] + files)
    #expect(answer.status == 0, "\(answer.error)")
    let lines = answer.output.split(separator: "\n")
    try #require(lines.count == oracle.count)
    for (line, expected) in zip(lines, oracle) {
      let inspected = try JSONDecoder().decode(Inspected.self, from: Data(line.utf8))
      #expect(inspected.error == nil)
      #expect(inspected.views == expected.asViews, "\(expected.file)")
    }
  }

  private func runOracle(over corpus: String) throws -> [Oracle]? {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("oracle-\(UUID().uuidString)")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = ["python3", Self.oracle.path, corpus]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Oracle.self, from: Data($0.utf8))
    }
  }
}
