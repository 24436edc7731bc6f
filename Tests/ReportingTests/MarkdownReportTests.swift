import TestModel
import Testing

@testable import Reporting

@Suite("Markdown and annotations")
struct MarkdownReportTests {
  @Test("the summary tells the verdict, the failures and the figures")
  func summary() {
    let text = MarkdownReport().render(SampleRun.run)
    #expect(text.hasPrefix("## ❌ Nibmark: incomplete\n"))
    #expect(text.contains("| decode | wallTime | 1.26 ms | 31.0 µs | 30 |"))
    #expect(text.contains("| dequeue\\[items=1000\\] | allocations.engine | 2 | exact | 30 |"))
    #expect(text.contains("<b>cell &lt;script&gt;alert("))
    #expect(text.contains("- **footer\\_button** – passed in attempt 2, after: sometimes"))
    #expect(MarkdownReport().render(SampleRun.greenRun).hasPrefix("## ✅ Nibmark: passed\n"))
  }

  @Test(
    "a comment has room for so much: counters without a limit, and failures beyond it, are counted"
  )
  func room() {
    let text = MarkdownReport().render(SampleRun.run)
    #expect(!text.contains("| decode | allocations.engine |"))
    #expect(text.contains("figures more, exact counters without a limit first of all"))
    var run = SampleRun.run
    run.suites[1].cases[0].failures[0].message = String(repeating: "long ", count: 20_000)
    run.suites[1].cases.append(contentsOf: Array(repeating: run.suites[1].cases[0], count: 9))
    let short = MarkdownReport(failureBytesMax: 1000).render(run)
    let toldCount = short.matches(of: /<details>/).count
    #expect((1...3).contains(toldCount))
    #expect(short.contains("\nand \(14 - toldCount) more.\n"))
    #expect(short.utf8.count < 5000)
  }

  @Test("text with fences cannot close the block")
  func fences() {
    var run = SampleRun.run
    run.suites[1].cases[0].failures[0].message = "````\n# not a heading"
    #expect(MarkdownReport().render(run).contains("`````text\nfailed"))
  }

  @Test("signs of Markdown, tables and commands mean nothing, whatever mark stands behind them")
  func marks() {
    let accent = "\u{301}"
    #expect(MarkdownText.escaped("a|\(accent)*\(accent)b") == "a\\|\(accent)\\*\(accent)b")
    #expect(CSVExport.line(["a\"\(accent),b"]) == "\"a\"\"\(accent),b\"\r\n")
    #expect(
      GitHubAnnotations.property("a,\(accent):\(accent)%\(accent)")
        == "a%2C\(accent)%3A\(accent)%25\(accent)"
    )
    #expect(MarkdownText.fenced("```\(accent)").hasPrefix("````text"))
  }

  @Test("annotations name suites from the checkout's root, wherever the suites' own root is")
  func annotatedPaths() {
    let paths = CheckoutPaths(root: "/nowhere/app", folder: "/nowhere/app/pkg")
    let text = GitHubAnnotations.commands(for: SampleRun.run, paths: paths)
    let lines = text.split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error file=pkg/Suites/") }, "\(text)")
    #expect(lines.last?.hasPrefix("::warning file=pkg/Suites/headers.xml,") == true)
  }

  @Test("annotations point at the suite's line and stay on one line each")
  func annotations() {
    let lines = GitHubAnnotations.commands(for: SampleRun.run).split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error file=Suites/") })
    #expect(
      lines.last.map(String.init)
        == "::warning file=Suites/headers.xml,line=27,title=flaky%3A Suites.headers/footer_button::"
        + "passed in attempt 2, after: sometimes"
    )
    #expect(
      lines[0].hasPrefix(
        "::error file=Suites/cells.xml,line=31,col=7,"
          + "title=Suites.cells/cell_layout[width=320]::assert test=\"//label[1]/@x = 92\" is false%0A"
      )
    )
    #expect(!GitHubAnnotations.commands(for: SampleRun.greenRun).contains("::error"))
  }
}
