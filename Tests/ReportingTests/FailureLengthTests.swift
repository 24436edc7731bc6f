import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("A failure's text has a bound")
struct FailureLengthTests {
  @Test("each part of a large failure is cut, and says how much is left out")
  func large() {
    var failure = CaseFailure(type: "T", message: "first " + String(repeating: "é", count: 1 << 20))
    failure.expected = String(repeating: "line\n", count: 1 << 20)
    failure.actual = String(repeating: "x", count: 1 << 20)
    failure.details = (0..<5_000).map { FailureDetail(title: "part \($0)", text: "some text") }
    let lines = FailureText().lines(of: failure)
    #expect(lines.joined(separator: "\n").utf8.count < 100_000)
    #expect(lines.first?.hasPrefix("first é") == true)
    #expect(lines.contains { $0.contains("more bytes (result.json has all)") })
    #expect(lines.last?.contains("more lines (result.json has all)") == true)
  }

  @Test("a text of ordinary length is whole")
  func small() {
    let text = String(repeating: "word ", count: 3_000)
    #expect(ClippedText.shown(text) == text)
    #expect(ClippedText.lines(["a", "b"], byteCountMax: 10) == ["a", "b"])
    let cut = ClippedText.shown("ééé", byteCountMax: 3)
    #expect(cut == "é… and 4 more bytes (result.json has all)")
  }

  @Test("a pipe that nothing reads is an error, not a wait")
  func pipe() throws {
    let path = FileManager.default.temporaryDirectory.path + "/pipe-\(UUID().uuidString)"
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: ReportError.self) { try ReportFile.write("text", to: path) }
    // With a reader the text arrives.
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try ReportFile.write("text", to: path)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 4)
  }
}
