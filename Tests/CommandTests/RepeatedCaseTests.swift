import Foundation
import Testing

@Suite("The case at a line, and the command that repeats a failure", .serialized)
struct RepeatedCaseTests {
  private static let suite = """
    <suite name="S" version="1">
      <case id="first"><assert test="count(//*) &gt; 0"/></case>
      <case id="second" sweep="n: 1 2">
        <assert test="//window/@x = $n - 1"/>
      </case>
      <case id="third"><assert test="//window/@x = 1 + 1"/></case>
    </suite>
    """

  private func repeated(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.contains("repeat:   nibmark ") ? line.split(separator: "nibmark ").last : nil
    }.map(String.init)
  }

  @Test(
    "each failure ends with a command that runs it alone",
    arguments: ["a.xml", "Suites/b c.xml", "it's:3.xml", "$(id).xml", "-d.xml", "e:12"]
  )
  func repeats(name: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.suite, to: name)
    let answer = try tool.run("run", "./" + name, "--seed", "7", "--workers", "1")
    let commands = repeated(answer.output)
    #expect(answer.status == 1 && commands.count == 2, "\(answer)")
    for (command, id) in zip(commands, ["second[n=2]", "third"]) {
      let again = try tool.shell("$nibmark " + command)
      #expect(again.status == 1, "\(command): \(again)")
      #expect(again.output.contains("1 case in 1 suite, seed 7"), "\(again.output)")
      #expect(again.output.contains("/\(id) failed"), "\(again.output)")
      #expect(repeated(again.output) == [command])
    }
  }

  @Test("a line in no case is an error with the nearest ones")
  func outside() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.suite, to: "a.xml")
    let answer = try tool.run("run", "a.xml:1")
    #expect(answer.status == 1)
    #expect(answer.error.contains("a.xml:1: no case at this line; expected \"first\" (line 2)"))
    #expect(try tool.run("list", "a.xml:4:9").output == "a/second[n=1]\na/second[n=2]\n")
    #expect(try tool.run("run", "a.xml:2").status == 0)
  }
}
