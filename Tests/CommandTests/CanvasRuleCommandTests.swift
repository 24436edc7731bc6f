import Foundation
import Testing

/// `inspect` with the rules of the canvas, as a person calls it.
@Suite("The canvas's rules as a person asks for them")
struct CanvasRuleCommandTests {
  @Test("the rules are listed, each with its sentence")
  func list() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try tool.run(["inspect", "--list-rules"])
    #expect(answer.status == 0)
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count > 40)
    var last = 0
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let number = try #require(Int(fields[0].dropFirst(3)))
      #expect(fields.count == 2 && fields[0].hasPrefix("CN-") && number > last, "\(line)")
      last = number
      #expect(fields.last?.hasSuffix(".") == true, "\(line)")
    }
  }

  @Test(
    "what is no rule is answered with the nearest one",
    arguments: [
      (["--without-rule", "CN-9999"], "the nearest is CN-"),
      (["--without-rule", "CN-0"], "the nearest is CN-1,"),
      (["--without-rule", "margins"], "--list-rules prints all"),
    ]
  )
  func unknown(_ options: [String], _ message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    let answer = try tool.run(["inspect", "View.xib"] + options)
    #expect(answer.status != 0 && answer.error.contains(message), "\(answer.error)")
  }

  @Test("frames are explained in every form")
  func explain() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    for (format, text) in [("jsonl", "\"rules\": ["), ("xml", "<explanation view=")] {
      let answer = try tool.run(["inspect", "View.xib", "--explain", "--format", format])
      #expect(answer.status == 0 && answer.output.contains(text), "\(answer.output)")
      let plain = try tool.run(["inspect", "View.xib", "--format", format])
      #expect(plain.status == 0 && !plain.output.contains(text), "\(plain.output)")
    }
    let text = try tool.run(["inspect", "View.xib", "--explain", "--without-rule", "cn-1"])
    #expect(text.status == 0)
  }
}
