import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("The findings of a check for other programs")
struct FindingFormatTests {
  private func render(
    _ format: FindingFormat,
    _ run: RunResult,
    baseline: String? = nil
  ) throws -> String {
    try FindingReport(format, SampleCheck.context(baseline: baseline)).render(run)
  }

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private static let green = SampleCheck.run([SampleCheck.result("App/Good.xib")])

  // MARK: GitHub

  @Test("annotations have the repository's paths, the worst first, and none for what is known")
  func annotations() throws {
    let lines = try render(.github, SampleCheck.mixed).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "::error file=ios/App/Cells/Card.xib,line=40,col=7,title=DanglingConnection::it leads nowhere",
        "::error file=ios/App/Cut.xib,line=3,title=malformedXML::a tag is open",
        "::warning file=ios/App/Cells/Card.xib,line=8,col=7,title=Clipped::it is cut off",
        "::notice file=ios/App/Cells/Card.xib,line=9,col=7,title=MisplacedView::misplaced",
      ]
    )
    #expect(try render(.github, Self.green) == "")
  }

  @Test("names and texts stay inside of one command")
  func oddAnnotations() throws {
    let text = try render(.github, SampleCheck.odd)
    #expect(text.filter { $0 == "\n" }.count == 1 && text.hasPrefix("::warning file="))
    let parts = text.dropLast().dropFirst(2).components(separatedBy: "::")
    // The text may hold colons; no property may.
    #expect(parts[0].components(separatedBy: ",").count == 4, "\(parts[0])")
    let file = parts[0].dropFirst("warning file=".count).split(separator: ",")[0]
    #expect(
      file == "ios/App/%2541 a%3Ab%2Cc%0A%3A%3Aerror%3A%3Ax|`<b>é\"[x](y)\u{fffd}/Card&amp;.xib"
    )
    #expect(text.contains("%0A::error file=x::stop ##[endgroup] %250A"))
  }

  @Test("ten of each severity are annotated, and the others counted")
  func manyAnnotations() throws {
    var results = SampleCheck.large(documentCount: 20).suites.flatMap(\.cases)
    results.append(SampleCheck.result("Last.xib", [SampleCheck.finding()]))
    let lines = try render(.github, SampleCheck.run(results)).split(separator: "\n")
    #expect(lines.count == 12 && lines[0].hasPrefix("::error file=ios/Last.xib"))
    // Each document has its turn before one has a second.
    #expect(Set(lines[1...10].map { $0.prefix { $0 != "," } }).count == 10)
    #expect(lines[11].hasPrefix("nibmark: 70 further findings have no annotation"))
    let ended = SampleCheck.run(results, interruption: "SIGTERM ended the run")
    let first = try render(.github, ended).split(separator: "\n")[0]
    #expect(first == "::error title=nibmark check::run incomplete: SIGTERM ended the run")
  }

  // MARK: GitLab and JSON

  @Test("a Code Quality report has GitLab's fields, and is an empty list without findings")
  func gitlab() throws {
    #expect(try json(try render(.gitlab, Self.green)) as? [Int] == [])
    let issues = try #require(
      try json(try render(.gitlab, SampleCheck.mixed)) as? [[String: Any]]
    )
    #expect(
      issues.map { $0["severity"] as? String } == ["major", "info", "critical", "critical"]
    )
    let location = try #require(issues[2]["location"] as? [String: Any])
    #expect(location["path"] as? String == "ios/App/Cells/Card.xib")
    #expect((location["lines"] as? [String: Int]) == ["begin": 40])
    #expect(issues[2]["check_name"] as? String == "DanglingConnection")
    #expect(issues[2]["description"] as? String == "it leads nowhere")
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 4)
  }

  @Test("the list has every finding with its state, and stays JSON whatever the names")
  func list() throws {
    let all = try #require(try json(try render(.json, SampleCheck.mixed)) as? [String: Any])
    let findings = try #require(all["findings"] as? [[String: Any]])
    #expect(all["documentCount"] as? Int == 3 && all["isComplete"] as? Bool == true)
    #expect(
      findings.map { $0["state"] as? String } == [
        "known", "suppressed", "new", "new", "new", "new",
      ]
    )
    #expect(findings.map { $0["fails"] as? Bool } == [false, false, true, false, true, true])
    #expect(findings[1]["reason"] as? String == "goes | soon")
    let text = try render(.json, SampleCheck.odd)
    let odd = try #require(try json(text) as? [String: Any])
    let first = try #require((odd["findings"] as? [[String: Any]])?.first)
    #expect(first["message"] as? String == SampleCheck.oddMessage)
    #expect(first["document"] as? String == SampleCheck.oddPath)
    #expect(!text.contains("##[") && !text.contains("\u{202e}"))
  }

  @Test("a fingerprint stays when lines and texts change, and no two are equal")
  func fingerprints() throws {
    func prints(_ findings: [CaseFailure], _ path: String = "A.xib") -> [String] {
      CheckReport(SampleCheck.run([SampleCheck.result(path, findings)]), SampleCheck.context())
        .findings.map(\.fingerprint)
    }
    let one = prints([SampleCheck.finding()])
    #expect(prints([SampleCheck.finding("DanglingConnection", "other", line: 99)]) == one)
    #expect(prints([SampleCheck.finding(object: "other")]) != one)
    #expect(prints([SampleCheck.finding()], "B.xib") != one)
    #expect(Set(prints([SampleCheck.finding(), SampleCheck.finding()])).count == 2)
    #expect(one[0].count == 16)
    let large = CheckReport(SampleCheck.large(), SampleCheck.context()).findings
    #expect(Set(large.map(\.fingerprint)).count == 6000)
  }

  // MARK: Markdown

  @Test("the page has tables of kinds and folders, and folds the documents")
  func markdown() throws {
    let text = try render(.markdown, SampleCheck.mixed)
    #expect(text.hasPrefix("## ❌ nibmark check: 3 new findings in 2 of 3 documents\n"))
    #expect(
      text.contains("\n2 errors, 1 warning; 1 note that fail nothing; 1 known; 1 suppressed; ")
    )
    #expect(text.contains("| DanglingConnection | 1 | 0 | 0 |\n"))
    #expect(text.contains("| App/Cells | 1 | 1 | 1 |\n"), "\(text)")
    #expect(
      text.contains("<details><summary><code>ios/App/Cells/Card.xib</code> – 1 error, 1 warning<")
    )
    #expect(text.contains("| 40:7 | error | DanglingConnection | it leads nowhere |\n"))
    #expect(
      text.contains("- **Clipped**: A text does not fit. Readers see a part. *Mend it:* Give")
    )
    #expect(text.contains("```text\nnibmark check App/Cells/Card.xib --widths 320\n```"))
    #expect(
      try render(.markdown, Self.green).hasPrefix(
        "## ✅ nibmark check: no new finding in 1 document\n"
      )
    )
  }

  @Test("no name and no text opens a tag, a link, a cell or a block")
  func oddMarkdown() throws {
    // In a block of code nothing is read.
    let text = try render(.markdown, SampleCheck.odd).components(separatedBy: "\n```text\n")[0]
    for part in ["<script", "<b>", "[a](http", "\n::error", "\u{202e}", "\u{1b}"] {
      #expect(!text.contains(part), "\(part)")
    }
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| 12:7") })
    #expect(row.replacing("\\|", with: "").filter { $0 == "|" }.count == 5, "\(row)")
  }

  @Test("a page with thousands fits a comment and a step's summary, and says what it leaves out")
  func largeMarkdown() throws {
    let run = SampleCheck.large()
    for byteCountMax in [2000, 65_000, 300_000] {
      let text = StepSummary.text(run, SampleCheck.context(), byteCountMax: byteCountMax)
      #expect(text.utf8.count <= byteCountMax && text.utf8.count > byteCountMax / 2)
      let shown = text.components(separatedBy: "| Clipped | text").count - 1
      let left = try #require(text.firstMatch(of: #/\*\*([^*]+) findings in /#))
      #expect(Int(String(left.1.filter(\.isNumber))) == 6000 - shown)
    }
    #expect(StepSummary.text(run, SampleCheck.context(), byteCountMax: 100) == "")
    let whole = StepSummary.text(run, SampleCheck.context(), byteCountMax: 1_048_576)
    #expect(whole.components(separatedBy: "| Clipped | text").count == 6001)
  }
}
