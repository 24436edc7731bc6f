import Foundation
import Testing

@Suite("What check prints and writes", .serialized)
struct FindingOutputTests {
  /// A nib with an outlet that leads nowhere, and one that is fine, in folders with odd names.
  private static func project(_ folder: String = "App") throws -> Tool {
    let tool = try Tool()
    let dangling = Sample.view().replacing(
      "</view>",
      with:
        "<connections><outlet property=\"title\" destination=\"not-He-re0\" id=\"out-Le-t00\"/></connections></view>"
    )
    try tool.write(Sample.xib(dangling), to: "\(folder)/Card.xib")
    try tool.write(Sample.xib(Sample.view()), to: "\(folder)/Good.xib")
    return tool
  }

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test("the text names what failed, and what to do; what passed is listed on request")
  func text() throws {
    let tool = try Self.project()
    defer { tool.remove() }
    let answer = try tool.run("check", "App", "--fail-on", "error")
    #expect(answer.status == 1)
    #expect(answer.output.hasPrefix("✗ App/Card.xib: 1 finding\n"), "\(answer.output)")
    #expect(answer.output.contains("  error  DanglingConnection  "))
    #expect(answer.output.contains("nibmark check App/Card.xib --fail-on error\n"))
    #expect(!answer.output.contains("Good.xib"))
    let verbose = try tool.run("check", "App", "--verbose")
    #expect(verbose.output.contains("✓ App.Good.xib/document"))
    let again = try tool.run("check", "App/Card.xib", "--fail-on", "error")
    #expect(again.status == 1)
  }

  @Test("each form goes to standard output alone, and ends with the same code")
  func forms() throws {
    let tool = try Self.project()
    defer { tool.remove() }
    try FileManager.default.createDirectory(
      atPath: tool.path(".git"),
      withIntermediateDirectories: true
    )
    for format in ["json", "gitlab", "sarif"] {
      let answer = try tool.run(
        "check",
        "App",
        "--format",
        format,
        "--baseline",
        "b.json",
        "--accept"
      )
      #expect(answer.status == 0 && answer.error.contains("b.json: 1 finding written"))
      #expect(throws: Never.self) { try json(answer.output) }
      let red = try tool.run("check", "App", "--format", format)
      #expect(red.status == 1 && red.error.isEmpty && red.output.contains("App/Card.xib"))
      #expect(throws: Never.self) { try json(red.output) }
    }
    let github = try tool.run("check", "App", "--format", "github")
    #expect(github.output.hasPrefix("::error file=App/Card.xib,line="))
    let markdown = try tool.run("check", "App", "--format", "markdown", "--verbose")
    #expect(markdown.output.hasPrefix("## ❌ nibmark check: 1 new finding in 1 of 2 documents"))
    let wrong = try tool.run("check", "App", "--format", "yaml")
    #expect(wrong.status != 0 && wrong.error.contains("sarif"))
  }

  @Test("files are written beside the text, and two options cannot name one")
  func files() throws {
    let tool = try Self.project()
    defer { tool.remove() }
    let answer = try tool.run(
      ["check", "App", "--sarif", "a.sarif", "--gitlab", "a.json", "--markdown", "a.md"]
    )
    #expect(answer.status == 1 && answer.output.contains("sarif     a.sarif"), "\(answer.output)")
    #expect(try tool.read("a.sarif").contains("\"ruleId\" : \"DanglingConnection\""))
    #expect(try tool.read("a.json").contains("\"check_name\" : \"DanglingConnection\""))
    #expect(try tool.read("a.md").contains("| DanglingConnection |"))
    let twice = try tool.run("check", "App", "--sarif", "x", "--junit", "x")
    #expect(twice.status == 1 && twice.error.contains("name one file"))
    let missing = try tool.run("check", "App", "--sarif", "App/Card.xib/x")
    #expect(missing.status == 1 && missing.error.contains("App/Card.xib/x"))
  }

  @Test("GitHub gets annotations with the repository's paths, and a summary that fits")
  func github() throws {
    let tool = try Self.project("ios/A,p%p: é")
    defer { tool.remove() }
    try FileManager.default.createDirectory(
      atPath: tool.path(".git"),
      withIntermediateDirectories: true
    )
    try tool.write("before\n", to: "summary.md")
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": tool.path("summary.md"),
    ]
    let answer = try tool.run(["check", "ios"], environment: environment)
    #expect(
      answer.output.hasPrefix("::error file=ios/A%2Cp%25p%3A é/Card.xib,line="),
      "\(answer.output)"
    )
    #expect(answer.output.components(separatedBy: "::error").count == 2)
    let summary = try tool.read("summary.md")
    #expect(summary.hasPrefix("before\n## ❌ nibmark check: 1 new finding in 1 of 2 documents\n"))
    let sarif = try tool.run(["check", "ios", "--format", "sarif"], environment: environment)
    #expect(sarif.error.hasPrefix("::error file=") && sarif.output.hasPrefix("{"))
    #expect(sarif.output.contains("\"uri\" : \"ios/A%2Cp%25p%3A%20%C3%A9/Card.xib\""))
    let off = try tool.run(["check", "ios", "--no-github"], environment: environment)
    #expect(!off.output.contains("::error"))
    try tool.write(String(repeating: "x", count: 1_048_500), to: "summary.md")
    let full = try tool.run(["check", "ios"], environment: environment)
    #expect(full.status == 1 && full.error.contains("GitHub shows 1 MiB"), "\(full.error)")
  }

  @Test("a kind is explained without a document, in any case of letters")
  func explanation() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let answer = try tool.run("check", "--explain", "danglingconnection")
    #expect(answer.status == 0 && answer.output.hasPrefix("DanglingConnection (error)\n"))
    #expect(answer.output.contains("\nHow to mend it:\n"))
    let wrong = try tool.run("check", "--explain", "Nothing")
    #expect(wrong.status != 0 && wrong.error.contains("Clipped"))
  }
}
