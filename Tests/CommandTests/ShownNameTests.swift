import Foundation
import Testing

/// Names that a terminal or a CI engine would obey.
@Suite("Names of files, suites and documents are shown, not obeyed", .serialized)
struct ShownNameTests {
  private static let names = [
    "a\n::error::b", "a\u{1b}[31mb\u{9b}2J", "##[error]a", "##vso[a]", "c\rd",
  ]

  private func expectHarmless(_ answer: Tool.Answer, _ command: [String]) {
    for text in [answer.output, answer.error] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let isObeyed = lines.contains {
        $0.drop(while: \.isWhitespace).hasPrefix("::") || $0.contains("##[")
          || $0.contains("##vso[")
      }
      #expect(!isObeyed, "\(command): \(text.debugDescription)")
      let controls = text.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7f..<0xa0).contains($0.value)
      }
      #expect(controls.isEmpty, "\(command): \(text.debugDescription)")
    }
  }

  @Test("in files, on both streams of every command", arguments: names)
  func files(name: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view(id: "x")), to: "good/\(name).xib")
    try tool.write("", to: "bad/\(name).xib")
    try tool.write("<suite name='a' version='1'/>", to: "bad/\(name).xml")
    try tool.write(
      "<suite name=\"S\" version=\"1\"><case id=\"a\"><assert test=\"count(/*) = 2\"/></case></suite>",
      to: "good/\(name).xml"
    )
    let commands = [
      ["check", "."], ["check", "good", "--verbose"], ["run", "bad"], ["run", "good", "--verbose"],
      ["run", "good", "--output", "R\(name)"], ["validate", "."], ["validate", "good"],
      ["list", "good", "--long"], ["init", "good", "--suite", "n/\(name).xml"],
      ["init", "bad", "--suite", "m.xml"], ["inspect", "good/\(name).xib"],
      ["inspect", "--format", "json", "good/\(name).xib", "bad/\(name).xib"],
      ["inspect", "--format", "xml", "good/\(name).xib"], ["inspect", "bad/\(name).xib"],
      ["render", "good/\(name).xib"], ["render", "bad/\(name).xib"], ["check", name],
      ["compare", "--base", name], ["compare", "--base", "good", "--head", "good", "--skip-times"],
      ["history", "list", "--database", name], ["history", "add", name],
      ["report", "--from", name], ["merge", name, "--output", "M"], [name], ["run", "--\(name)"],
    ]
    for command in commands { expectHarmless(try tool.run(command), command) }
  }

  @Test(
    "in texts of documents",
    arguments: ["&#10;::error::x", "##[error]x", "&#13;x", "&#x9b;2J"]
  )
  func texts(text: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let view = Sample.view(id: "a\(text)").replacing("<view ", with: "<view userLabel=\"\(text)\" ")
    try tool.write(Sample.xib(view), to: "View.xib")
    try tool.write(
      """
      <suite name="S" version="1"><nib name="V" file="View.xib"/>
      <case id="a" rule="NB-3"><instantiate nib="V"/><assert test="//view/@id = '\(text)'"/></case>
      </suite>
      """,
      to: "s.xml"
    )
    let commands = [
      ["check", "View.xib", "--verbose"], ["inspect", "View.xib"], ["render", "View.xib"],
      ["inspect", "--format", "jsonl", "View.xib"], ["inspect", "--format", "xml", "View.xib"],
      ["inspect", "--diagnose", "--width", "10", "View.xib"], ["inspect", "--explain", "View.xib"],
      ["run", "s.xml", "--verbose", "--rules"], ["inspect", "s.xml", "--case", "a"],
      ["inspect", "s.xml", "--case", "a", "--xpath", "//view/@id"],
    ]
    for command in commands { expectHarmless(try tool.run(command), command) }
  }
}
