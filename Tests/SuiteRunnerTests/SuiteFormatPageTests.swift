import Foundation
import Testing

@testable import SuiteRunner

@MainActor
@Suite("The page about suites")
struct SuiteFormatPageTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/SuiteFormat.md")

  private static let mark = "NIBMARK_RECORD=1 writes it anew. -->\n"

  private static var reference: String { SuiteReference.text + PropertyReference.text }

  @Test("Its reference is that of the grammar")
  func reference() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let range = try #require(text.range(of: Self.mark))
    let head = String(text[..<range.upperBound])
    let isRecording = ProcessInfo.processInfo.environment["NIBMARK_RECORD"] == "1"
    if isRecording {
      try (head + "\n" + Self.reference).write(
        to: Self.page,
        atomically: true,
        encoding: .utf8
      )
    }
    #expect(!isRecording, "recorded; a recording run never passes")
    #expect(text[range.upperBound...] == "\n" + Self.reference)
  }

  @Test("Its example is a suite without mistakes")
  func example() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "```xml\n"))
    let rest = text[start.upperBound...]
    let end = try #require(rest.range(of: "```"))
    #expect(mistakes(in: String(rest[..<end.lowerBound])).isEmpty)
  }
}
