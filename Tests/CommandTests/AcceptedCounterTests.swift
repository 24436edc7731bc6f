import Foundation
import Testing

@Suite("What a change accepts, as a person meets it", .serialized)
struct AcceptedCounterTests {
  private func suite(_ rowCount: Int) -> String {
    """
    <suite name="S" version="1">
      <fixture id="table"><tableView width="320" height="\(rowCount * 44)" style="plain" rowHeight="44">
        <register class="UITableViewCell" reuseIdentifier="C"/>
        <data><section><row repeat="1000" reuseIdentifier="C"/></section></data>
      </tableView></fixture>
      <benchmark id="scroll" fixture="table"><measure>
        <scroll by="44" steps="\(rowCount)"/><scroll by="-44" steps="\(rowCount)"/>
      </measure></benchmark>
    </suite>
    """
  }

  @Test("is one line with a count and the command that lists it")
  func acceptance() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.git("init", "-q", "-b", "main")
    try tool.write(suite(5), to: "Suites/s.xml")
    try tool.commit("first")
    let compare = ["compare", "--base", "main", "--skip-times"]
    let first = try tool.run(compare + ["--accept"])
    let line = try #require(note(first))
    #expect(line.hasSuffix("; see Reports/baseline.json"), "\(line)")
    let commit = try tool.commit("second").prefix(12)
    #expect(try note(tool.run(compare)) == nil)
    try tool.write(suite(9), to: "Suites/s.xml")
    let second = try tool.run(compare + ["--accept"])
    let other = try #require(note(second), "\(second.output)\(second.error)")
    let command = "git diff --merge-base \(commit) -- Reports/baseline.json"
    #expect(other.hasSuffix("other values of counters; see `\(command)`"), "\(other)")
    let words = command.split(separator: " ").map(String.init)
    let listed = try tool.git(words[1], words[2], words[3], words[4], words[5])
    let count = listed.split(separator: "\n").count { $0.hasPrefix("+  ") }
    #expect(other.contains("accepts \(count) other"), "\(other) and \(listed)")
  }

  @Test("of a part of the suites leaves what is accepted of the others")
  func part() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.git("init", "-q", "-b", "main")
    for name in ["a", "b"] { try tool.write(suite(5), to: "Suites/\(name).xml") }
    try tool.commit("first")
    let accept = ["compare", "--base", "main", "--skip-times", "--accept"]
    for options in [[], ["--filter", "Suites.a"], ["Suites/b.xml"]] {
      #expect(try tool.run(accept + options).status == 0)
      let file = try tool.read("Reports/baseline.json")
      for name in ["a", "b"] {
        #expect(file.contains("\"Suites.\(name)/scroll\""), "\(options) \(file)")
      }
    }
    try FileManager.default.removeItem(atPath: tool.path("Suites/b.xml"))
    _ = try tool.run(accept)
    #expect(try !tool.read("Reports/baseline.json").contains("\"Suites.b/scroll\" : {"))
  }

  private func note(_ answer: Tool.Answer) -> String? {
    answer.output.split(separator: "\n").map(String.init)
      .first { $0.hasPrefix("note: this change accepts") }
  }
}
