import TestModel
import Testing

@testable import Reporting

@Suite("A failure fits on a screen")
struct FailureTextTests {
  private func tree(_ rowCount: Int) -> TreePicture {
    var builder = TreePicture.Builder()
    builder.begin("tableView")
    for row in 0..<rowCount {
      builder.begin("tableViewCell")
      builder.attribute("y", "\(row * 44)")
      builder.attribute("windowY", "\(row * 44)")
      builder.end()
    }
    builder.end()
    return builder.picture
  }

  private func lines(_ failures: [CaseFailure], rules: [String] = []) -> [String] {
    final class Screen { var text = "" }
    let screen = Screen()
    let console = ConsoleReporter(
      terminal: ConsoleTerminal(),
      now: { 0 },
      write: { screen.text += $0 }
    )
    let identity = CaseIdentity(className: "S", name: "c", file: "S.xml", line: 3)
    let result = CaseResult(
      identity: identity,
      status: .failed,
      failures: failures,
      rules: rules
    )
    console.receive(.runStarted(SampleRun.header, plan: []))
    console.receive(.caseFinished(result))
    let lines = screen.text.split(separator: "\n").map(String.init)
    return Array(lines.drop { !$0.hasPrefix("✗") }.prefix { !$0.hasPrefix("FAIL") })
  }

  @Test("at most 40 lines, whatever part is long; the command is the last one")
  func length() {
    let long = (0..<900).map { "line \($0)" }.joined(separator: "\n")
    var failures = (0..<4).map { _ in CaseFailure(type: "T", message: "m", tree: tree(300)) }
    failures[0].message = long
    failures[1].expected = long
    failures[1].actual = long + "\nmore"
    failures[2].details = (0..<30).map { FailureDetail(title: "part \($0)", text: long) }
    failures[3].marks = Array(0..<300)
    for failure in failures {
      let lines = lines([failure], rules: (0..<60).map { "TV-\($0)" })
      #expect(lines.count <= 40, "\(lines.joined(separator: "\n"))")
      #expect(lines.last?.hasPrefix("    repeat:   nibmark run S.xml:3") == true)
    }
  }

  @Test("the tree is printed once a case, cut to the views that the failure is about")
  func trees() {
    let failure = CaseFailure(type: "T", message: "m", tree: tree(30), marks: [11])
    let lines = lines([failure, failure, failure])
    #expect(
      lines.filter { $0.contains("tableView") } == [
        "        <tableView>", "          <tableViewCell y=\"396\">",
        "      >   <tableViewCell y=\"440\">", "          <tableViewCell y=\"484\">",
      ]
    )
    #expect(lines.contains("          … 9 more views"))
    #expect(lines.filter { $0.contains("view tree:") }.count == 1)
    #expect(lines.filter { $0.contains("repeat:") }.count == 3)
    let unmarked = CaseFailure(type: "T", message: "m", tree: tree(3), marks: [])
    #expect(!self.lines([unmarked]).joined().contains("tableView"))
  }

  @Test("the rules stand below the place, with their first words")
  func rules() {
    let failure = CaseFailure(type: "T", message: "m")
    let lines = lines([failure, failure], rules: ["TV-20", "X-1", "NB-1", "NB-2", "NB-3"])
    #expect(lines[3].hasPrefix("    rule:     TV-20 Table header, sections of header"))
    #expect(lines[4] == "              X-1")
    #expect(lines[6] == "              and 2 more: NB-2 NB-3")
    #expect(lines.filter { $0.contains("TV-20") }.count == 1)
  }

  @Test(
    "what differs is marked",
    arguments: [
      ("210", "206", " ^^ 4 too small"), ("5", "50", " ^ 45 too large"),
      ("0.1", "0.3", "  ^ 0.2 too large"), ("\"Row 1!\"", "\"Row 0!\"", "     ^"),
      ("\"日本\"", "\"日木\"", "   ^^"), ("x=0 y=292 w=3", "x=0 y=320 w=4", "      ^^^   ^"),
      ("one view", "no view", nil), ("3", "nothing selected", nil), ("a", "a", nil),
      ("\"ab\"", "\"a\"", "  ^"),
    ]
  )
  func marks(expected: String, actual: String, mark: String?) {
    #expect(DifferenceMark.line(expected: expected, actual: actual) == mark)
  }

  @Test("texts of several lines are compared line by line")
  func lists() {
    let failure = CaseFailure(type: "T", message: "m", expected: "a\nb\nc", actual: "a\nx\nc")
    #expect(
      FailureText().lines(of: failure)
        == ["m", "expected (-), actual (+):", "    a", "  - b", "  + x", "    c"]
    )
  }
}
