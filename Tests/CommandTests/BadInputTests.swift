import Foundation
import Testing

/// What no input may do: end the tool with a signal, or without a word.
@Suite("Bad input is answered with a message and exit code 1")
struct BadInputTests {
  /// One bad document with a part of the message that it must be answered with.
  struct BadDocument: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let message: String
  }

  static let documents: [BadDocument] = [
    BadDocument(
      testDescription: "truncated XML",
      text: String(Sample.xib(Sample.view()).dropLast(60)),
      message: "View.xib:"
    ),
    BadDocument(
      testDescription: "an entity bomb",
      text: """
        <?xml version="1.0"?>
        <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
        <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
        <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">]>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>&f;</objects></document>
        """,
      message: "entit"
    ),
    BadDocument(
      testDescription: "an external entity",
      text: """
        <?xml version="1.0"?>
        <!DOCTYPE document [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>&secret;</objects></document>
        """,
      message: "secret"
    ),
    BadDocument(
      testDescription: "10,000 levels",
      text: Sample.xib(
        String(repeating: "<view id=\"a\"><subviews>", count: 5000)
          + String(repeating: "</subviews></view>", count: 5000)
      ),
      message: "deep"
    ),
    BadDocument(
      testDescription: "a frame of NaN",
      text: Sample.xib(Sample.view(x: "NaN")),
      message: "NaN"
    ),
    BadDocument(
      testDescription: "a frame of 1e400",
      text: Sample.xib(Sample.view(width: "1e400")),
      message: "1e400"
    ),
    BadDocument(testDescription: "an empty file", text: "", message: "empty"),
    BadDocument(
      testDescription: "a macOS nib",
      text: "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>",
      message: "macOS"
    ),
  ]

  @Test("check answers", arguments: documents)
  func check(_ document: BadDocument) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(document.text, to: "View.xib")
    let answer = try tool.run("check", ".")
    expectRefusal(answer, document.message)
  }

  @Test("inspect answers, and goes on with the next file", arguments: documents)
  func inspect(_ document: BadDocument) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(document.text, to: "View.xib")
    try tool.write(Sample.xib(Sample.view()), to: "Good.xib")
    let answer = try tool.run("inspect", "--format", "jsonl", "View.xib", "Good.xib")
    expectRefusal(answer, document.message)
    let lines = answer.output.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[1].contains("\"error\": null"))
    #expect(lines[1].contains("vie-Vw-001"))
  }

  @Test("a suite answers", arguments: documents)
  func run(_ document: BadDocument) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(document.text, to: "View.xib")
    try tool.write(Sample.suite, to: "suite.xml")
    expectRefusal(try tool.run("run", "suite.xml", "--root", "."), document.message)
  }

  private func expectRefusal(_ answer: Tool.Answer, _ message: String) {
    #expect(!answer.wasKilled)
    #expect(answer.status == 1)
    let text = answer.output + answer.error
    #expect(text.localizedCaseInsensitiveContains(message), "\(text)")
    #expect(text.contains("View.xib"), "the message names the file: \(text)")
  }
}
