import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("HTML report")
struct HTMLReportTests {
  @Test("strings are escaped, markup is not")
  func escaping() {
    let hostile = "<script>alert('&\"')</script>\u{1b}[31m"
    let markup: Markup = "<b>\(hostile)</b>\("<i></i>" as Markup)\(3)"
    #expect(
      markup.html
        == "<b>&lt;script&gt;alert(&#39;&amp;&quot;&#39;)&lt;/script&gt;␛[31m</b><i></i>3"
    )
  }

  @Test("the page asks for nothing outside itself")
  func selfContained() throws {
    let page = HTMLReport().render(SampleRun.run)
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(!page.contains(" src=") && !page.contains("@import") && !page.contains("url("))
    #expect(!page.contains("<script>alert"))
    if let path = ProcessInfo.processInfo.environment["NIBMARK_SAMPLE_REPORTS"] {
      try ReportFile.write(page, to: path + "/index.html")
      try ReportFile.write(HTMLReport().render(SampleRun.greenRun), to: path + "/green.html")
      try ReportFile.write(JSONReport().render(SampleRun.run), to: path + "/result.json")
      for dialect in JUnitDialect.allCases {
        let text = JUnitReport(dialect: dialect).render(SampleRun.run)
        try ReportFile.write(text, to: path + "/junit-\(dialect.rawValue).xml")
      }
    }
  }

  @Test("every case is there once, and every link leads somewhere")
  func anchors() {
    let run = SampleRun.run
    let page = HTMLReport().render(run)
    let ids = page.matches(of: /\bid="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let links = page.matches(of: /href="#([^"]+)"/).map { String($0.1) }
    #expect(Set(links).subtracting(ids) == [])
    #expect(page.matches(of: /<tr class="case"/).count == run.cases.count)
    #expect(page.matches(of: /<article class="card failure flaky case"/).count == 1)
  }

  @Test("pictures are images, in which nothing can act")
  func pictures() {
    var run = SampleRun.run
    let picture = FailurePicture(title: "Laid <out>", svg: "<svg><script>alert(1)</script></svg>")
    for suite in run.suites.indices {
      for index in run.suites[suite].cases.indices
      where run.suites[suite].cases[index].status == .failed {
        for failure in run.suites[suite].cases[index].failures.indices {
          run.suites[suite].cases[index].failures[failure].pictures = [picture]
        }
      }
    }
    let page = HTMLReport().render(run)
    #expect(page.contains("src=\"data:image/svg+xml;base64,"))
    #expect(page.contains("Laid &lt;out&gt;"))
    #expect(!page.contains("<script>alert"))
  }
}
