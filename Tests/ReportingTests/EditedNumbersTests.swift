import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("Numbers of an edited file are errors or reports, and never a trap")
struct EditedNumbersTests {
  private static let extremes = [
    "9223372036854775807", "-9223372036854775808", "1e308", "-1e308", "1e19", "-1", "0.5",
  ]

  private var renderers: [any RunRenderer] {
    [JUnitReport(dialect: .strict), JSONReport(), HTMLReport(), MarkdownReport()]
  }

  @Test("each number of a stored run may be any number", arguments: extremes)
  func stored(number: String) throws {
    let text = try JSONReport(isPretty: true).render(SampleRun.run)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var readCount = 0
    var refusedCount = 0
    for match in text.matches(of: #/: (-?[0-9][0-9.e+-]*)/#) {
      let edited = text.replacingCharacters(
        in: match.output.1.startIndex..<match.output.1.endIndex,
        with: number
      )
      try ReportFile.write(edited, to: path)
      guard let run = try? StoredRun.read(path) else {
        refusedCount += 1
        continue
      }
      readCount += 1
      for renderer in renderers { _ = try? renderer.render(run) }
    }
    // Lengths and times may be any number; counts may not.
    #expect(readCount > 0 && refusedCount > 0)
  }

  @Test("a count that nothing has is told with its place")
  func totals() throws {
    let run = try JSONReport().render(SampleRun.run)
    let edited = run.replacing(#/"passed" ?: ?[0-9]+/#, with: "\"passed\":9223372036854775807")
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try ReportFile.write(edited, to: path)
    let error = try #require(throws: ReportError.self) { try StoredRun.read(path) }
    #expect(error.message.contains("9223372036854775807 counts nothing"), "\(error)")
  }
}
