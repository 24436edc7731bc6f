import Foundation
import Testing

@Suite("Options that would do nothing are answered with what to do")
struct IdleOptionTests {
  @Test(
    "are refused",
    arguments: [
      ("validate s.xml --filter loads", "validate judges whole suites"),
      ("validate s.xml --exclude loads", "validate judges whole suites"),
      ("validate s.xml --shard 1/2", "validate judges whole suites"),
      ("validate s.xml --skip-benchmarks", "validate judges whole suites"),
      ("validate s.xml --durations none.json", "validate judges whole suites"),
      ("validate s.xml:3", "leave the line out"),
      ("run s.xml --from Reports/result.json", "give --rerun-failed too"),
      ("run s.xml --durations Reports/result.json", "balances the parts of --shard"),
      ("init --folder App", "--folder without --package"),
      ("init --nibmark . --skip-build", "--nibmark and --skip-build without --package"),
      ("compare --base . --skip-times --canary 1", "leave --canary out"),
      ("compare --base . --skip-times --budget 3", "leave --budget out"),
      ("compare --base . --skip-times --frame-budget 8", "leave --frame-budget out"),
      ("compare --base . --one-layout", "--one-layout needs --runner"),
      ("compare --base . --skip-times --runner A --one-layout", "leave --one-layout out"),
    ]
  )
  func refused(command: String, message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Sample.suite, to: "s.xml")
    #expect(try tool.run("run", "s.xml", "--root", ".", "--output", "Reports").status == 0)
    let answer = try tool.run(command.split(separator: " ").map(String.init))
    #expect(answer.status != 0 && !answer.wasKilled)
    #expect(answer.error.contains(message), "\(answer.output)\(answer.error)")
  }

  @Test("a count of operations is told where no stress test runs, and validate takes a seed")
  func told() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "View.xib")
    try tool.write(Sample.suite, to: "s.xml")
    let answer = try tool.run("run", "s.xml", "--root", ".", "--stress-operations", "5")
    #expect(answer.status == 0)
    #expect(answer.error.contains("--stress-operations does nothing"), "\(answer.error)")
    #expect(try tool.run("run", "s.xml", "--root", ".").error.isEmpty)
    #expect(try tool.run("validate", "s.xml", "--root", ".", "--seed", "2").status == 0)
  }
}
