import Foundation
import TestModel
import Testing

@testable import Reporting

@Suite("The page of a check")
struct CheckPageTests {
  private static func svg(_ width: Int, _ height: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"></svg>"
  }

  private static func pictured(_ size: Int = 920, count: Int = 1) -> RunResult {
    SampleCheck.run(
      (0..<count).map { number in
        var finding = SampleCheck.finding("Clipped", "it is cut off", object: "o\(number)")
        finding.pictures = [
          FailurePicture(title: "In the document, 460 × 40", svg: svg(460, 40), isDark: false),
          FailurePicture(title: "Laid out, 920 × 40", svg: svg(size, 40), isDark: false),
          FailurePicture(title: "Laid out, 920 × 40", svg: svg(size, 40), isDark: true),
        ]
        return SampleCheck.result("App/Card\(number).xib", [finding])
      }
    )
  }

  @Test("findings can be chosen by kind, severity and folder, and are there without the script")
  func filters() throws {
    let page = HTMLReport().render(SampleCheck.mixed)
    for choice in [
      "<select id=\"kind\"><option value=\"\">All kinds</option>"
        + "<option value=\"DanglingConnection\">DanglingConnection</option>",
      "<select id=\"severity\">", "<option value=\"warning\">warning</option>",
      "<select id=\"folder\">", "<option value=\"App/Cells\">App/Cells</option>",
    ] {
      #expect(page.contains(choice), "\(choice)")
    }
    #expect(page.contains("<div class=\"problem\" data-found=\"Clipped/warning\">"))
    #expect(
      page.contains(
        "data-file=\"App/Cells/Card.xib\" data-found=\"Clipped/warning DanglingConnection/error\" "
      )
    )
    #expect(page.contains("<div class=\"tools\" hidden>"))
    if let path = ProcessInfo.processInfo.environment["NIBMARK_SAMPLE_REPORTS"] {
      let all = SampleCheck.run(SampleCheck.mixed.cases + Self.pictured().cases)
      try ReportFile.write(HTMLReport().render(all), to: path + "/check.html")
    }
  }

  @Test("what fails nothing is listed with its state and reason")
  func others() {
    let page = HTMLReport().render(SampleCheck.mixed)
    #expect(page.contains("<span class=\"suite-name\">3 findings</span>"))
    #expect(page.contains("<td>known</td>") && page.contains("<td>suppressed</td>"))
    #expect(page.contains("<p class=\"reason\">goes | soon</p>"))
    let run = HTMLReport().render(SampleRun.run)
    #expect(!run.contains("id=\"others\"") && !run.contains("id=\"kind\""))
  }

  @Test("pictures of a finding have one scale, and the other appearance is folded")
  func pictures() throws {
    let page = HTMLReport().render(Self.pictured())
    let sizes = page.matches(of: #/<img [^>]* width="(\d+)" height="(\d+)"/#).map {
      "\($0.1) \($0.2)"
    }
    #expect(sizes == ["230 20", "460 20", "460 20"])
    #expect(
      page.contains("<details><summary>In dark appearance</summary><div class=\"pictures scaled\">")
    )
    #expect(page.contains("<figcaption>Laid out, 920 × 40, at 50 %</figcaption>"))
    let odd = HTMLPictures(pictures: [FailurePicture(title: "<b>", svg: "<svg/>")]).markup.html
    #expect(
      odd.contains("<div class=\"pictures\"><figure><figcaption>&lt;b&gt;<")
        && !odd.contains("width=")
    )
  }

  @Test(
    "thousands of findings and documents leave a page that opens, which says what it leaves out"
  )
  func large() {
    let page = HTMLReport().render(SampleCheck.large())
    #expect(page.components(separatedBy: "<div class=\"problem\"").count == 3001)
    #expect(page.contains("750 more cases would make the page too large: result.json has all."))
    let green = SampleCheck.run((0..<2000).map { SampleCheck.result("App/\($0).xib") })
    let short = HTMLReport().render(green)
    #expect(short.contains("2\u{202f}000 documents passed and are not listed."))
    #expect(short.utf8.count < 60_000)
    let notes = SampleCheck.run([
      SampleCheck.result(
        "A.xib",
        spared: (0..<2500).map {
          SparedFinding(SampleCheck.finding("MisplacedView", "m", object: "o\($0)"), .new)
        }
      )
    ])
    #expect(HTMLReport().render(notes).contains("500 more would make the page too large"))
  }

  @Test("pictures are bounded, and it says how many are shown")
  func manyPictures() {
    var run = Self.pictured(count: 30)
    for suite in run.suites.indices {
      let text = Self.svg(9, 9) + String(repeating: " ", count: 600_000)
      run.suites[suite].cases[0].failures[0].pictures?[0].svg = text
    }
    let page = HTMLReport().render(run)
    #expect(page.contains("Pictures of 19 of 30 findings are shown: result.json has all."))
    #expect(page.components(separatedBy: "<img ").count == 1 + 19 * 3)
  }

  @Test("no name becomes markup")
  func odd() {
    let page = HTMLReport().render(SampleCheck.odd)
    #expect(!page.contains("<b>é") && !page.contains("“<script>") && !page.contains("\u{202e}"))
  }
}
