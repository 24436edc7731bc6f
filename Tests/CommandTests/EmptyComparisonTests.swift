import Foundation
import Testing

@Suite("A comparison of nothing is an error", .serialized)
struct EmptyComparisonTests {
  private static let cases = "<case id=\"a\" smoke=\"YES\"><layout/></case>"

  private func suite(_ content: String) -> String {
    "<suite name=\"S\" version=\"1\">\(content)</suite>"
  }

  private func compare(_ content: String, _ arguments: String...) throws -> Tool.Answer {
    let tool = try Tool()
    defer { tool.remove() }
    for side in ["old", "new"] { try tool.write(suite(content), to: "\(side)/s.xml") }
    let answer = try tool.run(
      ["compare", "--base", "old", "--head", "new", "--output", "R", "--exit-code", "rich"]
        + arguments
    )
    if answer.status == 3, answer.error.isEmpty {
      #expect(try tool.read("R/comparison.md").contains("❌"))
      #expect(try tool.read("R/comparison.xml").contains("errors=\"1\""))
    }
    return answer
  }

  @Test("every case in error on both sides")
  func errors() throws {
    let broken =
      "<nib name=\"V\" file=\"s.xml\"/><case id=\"a\" smoke=\"YES\"><instantiate nib=\"V\"/></case>"
    let answer = try compare(broken, "--skip-times")
    #expect(answer.status == 3, "\(answer.output)\(answer.error)")
    #expect(answer.output.contains("every case is in error on both sides"))
    let one = try compare(broken + Self.cases.replacing("\"a\"", with: "\"b\""), "--skip-times")
    #expect(one.status == 0, "\(one.output)\(one.error)")
  }

  @Test("no benchmark, unless only counters and correctness are asked for")
  func benchmarks() throws {
    let answer = try compare(Self.cases)
    #expect(answer.status == 3 && answer.output.contains("no benchmark of both sides can run"))
    let quick = try compare(Self.cases, "--skip-times")
    #expect(quick.status == 0, "\(quick.output)\(quick.error)")
  }

  @Test("no case in a stored result")
  func cases() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(suite(Self.cases), to: "s.xml")
    #expect(try tool.run("run", "s.xml", "--root", ".", "--output", "R").status == 0)
    let stored = try #require(
      try JSONSerialization.jsonObject(with: Data(tool.read("R/result.json").utf8))
        as? [String: Any]
    )
    var empty = stored
    empty["suites"] = [Any]()
    let data = try JSONSerialization.data(withJSONObject: empty)
    try tool.write(String(decoding: data, as: UTF8.self), to: "empty.json")
    for sides in [
      ("empty.json", "empty.json"), ("empty.json", "."), ("R/result.json", "empty.json"),
    ] {
      let answer = try tool.run(
        "compare",
        "--base",
        sides.0,
        "--head",
        sides.1,
        "s.xml",
        "--exit-code",
        "rich"
      )
      #expect(answer.status == 3, "\(sides): \(answer.output)\(answer.error)")
      #expect((answer.output + answer.error).contains("has no case"))
    }
    #expect(try tool.run("compare", "--base", "R/result.json", "s.xml").status == 0)
  }

  @Test("cases whose suite the base cannot read with its own documents are told")
  func unreadableInBase() throws {
    let tool = try Tool()
    defer { tool.remove() }
    func suite(_ file: String) -> String {
      "<suite name=\"s\" version=\"1\"><nib name=\"V\" file=\"\(file)\"/><case id=\"a\"><instantiate nib=\"V\" as=\"v\"/>"
        + "<assert test=\"//instantiated/@count = 1\"/></case></suite>"
    }
    let other =
      "<suite name=\"o\" version=\"1\"><case id=\"b\"><instantiate class=\"UIView\"/><assert test=\"count(//view) = 2\"/></case></suite>"
    try tool.write(other, to: "Suites/other.xml")
    try tool.write(Sample.xib(Sample.view()), to: "Suites/Old.xib")
    try tool.write(suite("Old.xib"), to: "Suites/s.xml")
    try tool.git("init", "-q")
    try tool.git("add", "--all")
    try tool.git("commit", "-q", "-m", "one")
    let same = try tool.run("compare", "--base", "HEAD", "--skip-times")
    #expect(
      same.status == 0 && !same.output.contains("not compared"),
      "\(same.output)\(same.error)"
    )
    try tool.write(Sample.xib(Sample.view()), to: "Suites/New.xib")
    try tool.write(suite("New.xib"), to: "Suites/s.xml")
    let told = try tool.run("compare", "--base", "HEAD", "--skip-times")
    #expect(told.output.contains("s/a was not compared"), "\(told.output)\(told.error)")
  }
}
