import Foundation
import TestModel
import Testing
import XMLSupport

@testable import Reporting

@Suite("JUnit report")
struct JUnitReportTests {
  private func text(_ dialect: JUnitDialect) -> String {
    JUnitReport(dialect: dialect).render(SampleRun.run)
  }

  @Test("a small run is written to the letter")
  func literal() {
    let accumulator = RunAccumulator()
    let identity = CaseIdentity(className: "Suites.a", name: "one", file: "Suites/a.xml", line: 3)
    let two = CaseIdentity(className: "Suites.a", name: "two", file: "Suites/a.xml", line: 7)
    let plan = [identity, two].map { PlannedCase(identity: $0, suiteName: "A") }
    accumulator.receive(.runStarted(SampleRun.header, plan: plan))
    accumulator.receive(
      .caseFinished(
        CaseResult(
          identity: identity,
          status: .failed,
          duration: .microseconds(1500),
          failures: [
            CaseFailure(type: "T", message: "a < b", expected: "1", actual: "2"),
            CaseFailure(type: "T", message: "second"),
          ]
        )
      )
    )
    accumulator.receive(
      .runFinished(RunSummary(totals: StatusTotals(), duration: .seconds(2), isComplete: false))
    )
    let run = accumulator.result
    #expect(
      run.map { JUnitReport(dialect: .gitlab).render($0) } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="nibmark" tests="2" failures="1" errors="0" skipped="1" time="2.000000" timestamp="2026-03-01T12:00:00">
          <testsuite name="Suites.a" package="Suites.a" id="0" hostname="ci-7" tests="2" failures="1" errors="0" skipped="1" time="0.001500" timestamp="2026-03-01T12:00:00">
            <testcase classname="Suites.a" name="one" file="Suites/a.xml" time="0.001500">
              <failure message="a &lt; b (and 1 more)" type="T">[1 of 2] a &lt; b
        at Suites/a.xml:3
        expected: 1
        actual:   2
                  ^ 1 too large
        repeat:   nibmark run Suites/a.xml:3 --seed 18446744073709551615

        [2 of 2] second
        at Suites/a.xml:3
        repeat:   nibmark run Suites/a.xml:3 --seed 18446744073709551615
        </failure>
            </testcase>
            <testcase classname="Suites.a" name="two" file="Suites/a.xml" time="0.000000">
              <skipped message="not run: the run ended before its turn"/>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test(
    "every dialect parses, and its totals agree with its cases",
    arguments: JUnitDialect.allCases
  )
  func totals(dialect: JUnitDialect) throws {
    let tree = try XMLTree(bytes: Array(text(dialect).utf8), file: "junit.xml")
    let suites = tree.all("testsuite")
    #expect(suites.count == (dialect == .surefire ? 1 : 3))
    for suite in suites {
      let cases = suite.all("testcase")
      #expect(suite["tests"] == "\(cases.count)")
      for (attribute, element) in [
        ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
      ] {
        #expect(suite[attribute] == "\(suite.all(element).count)")
      }
      let names = cases.map { "\($0["classname"] ?? "")/\($0["name"] ?? "")" }
      #expect(Set(names).count == names.count)
    }
    #expect(tree.all("testcase").count == SampleRun.run.cases.count)
  }
}

extension JUnitReportTests {
  private func cases(_ dialect: JUnitDialect) throws -> [String: XMLNode] {
    let tree = try XMLTree(bytes: Array(text(dialect).utf8), file: "junit.xml")
    let pairs = tree.all("testcase").map { ($0["name"] ?? "", $0) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("a failure says expected, actual, the paths, what differs and the tree, in its body")
  func failureBody() throws {
    for dialect in JUnitDialect.allCases {
      let failure = try #require(
        try cases(dialect)["cell_layout[width=320]"]?.element("failure")
      )
      #expect(failure["type"] == "AssertionFailed")
      #expect(failure["message"] == SampleRun.failure.message)
      for part in [
        SampleRun.failure.message, "at Suites/cells.xml:31:7", "expected: //label[1]/@x = 92",
        "actual:   '100' = 92", "what each path selected:", "  //label[1]/@x   100 (1 attribute)",
        "label#lbl-00-001: x 92 → 100, width 212 → 204", "button[1]: missing",
        "<tableViewCell id=\"cel-l0-001\"",
      ] {
        #expect(failure.text.contains(part), "\(dialect): \(part)")
      }
    }
  }

  @Test("what XML forbids is replaced by its picture, and the report says so")
  func forbiddenCharacters() throws {
    let name = "cell <script>alert('x')</script> & \"quotes\""
    let result = try #require(try cases(.common)[name])
    let out = result.element("system-out")?.text
    #expect(out?.contains("printed ␛[31mred␛[0m and a NUL ␀ and \u{fffd}") == true)
    #expect(out?.contains("4 characters that XML cannot hold were replaced") == true)
  }

  @Test("figures are properties of the case, one line for people, or properties of the suite")
  func figures() throws {
    let common = try #require(try cases(.common)["decode"])
    let properties = Dictionary(
      uniqueKeysWithValues: common.all("property").map { ($0["name"] ?? "", $0["value"] ?? "") }
    )
    #expect(properties["bench.wallTime.median"] == "1258000")
    #expect(properties["bench.wallTime.unit"] == "ns")
    #expect(properties["bench.wallTime.samples"] == "30")
    #expect(properties["bench.allocations.engine.value"] == "412")
    #expect(
      common.element("system-out")?.text
        == "benchmark: wallTime median 1.26 ms ± 31.0 µs MAD (n 30); allocations.engine 412; "
        + "bytes.engine 47.2 KiB\n"
    )
    let strict = try XMLTree(bytes: Array(text(.strict).utf8), file: "junit.xml")
    let names = strict.all("testsuite").flatMap { $0.element("properties")?.all("property") ?? [] }
      .compactMap { $0["name"] }
    #expect(names.contains("bench.dequeue[items=1000].wallTime.median"))
    #expect(try cases(.strict)["decode"]?.elements.isEmpty == true)
  }

  @Test("Benchmarks of one name in two suites keep figures apart where one suite holds all")
  func figuresOfSeveralSuites() throws {
    let accumulator = RunAccumulator()
    let identities = ["Suites.a", "Suites.b"].map {
      CaseIdentity(className: $0, name: "scroll", file: "Suites/x.xml", line: 3)
    }
    let plan = identities.map { PlannedCase(identity: $0, suiteName: "S") }
    accumulator.receive(.runStarted(SampleRun.header, plan: plan))
    for identity in identities {
      var result = CaseResult(identity: identity, status: .passed)
      result.metrics = [SampleRun.timeSummary()]
      accumulator.receive(.caseFinished(result))
    }
    accumulator.receive(
      .runFinished(RunSummary(totals: StatusTotals(), duration: .seconds(2), isComplete: true))
    )
    let run = try #require(accumulator.result)
    for dialect in [JUnitDialect.common, .strict, .surefire, .gitlab] {
      let report = JUnitReport(dialect: dialect).render(run)
      let tree = try XMLTree(bytes: Array(report.utf8), file: "junit.xml")
      for properties in tree.all("properties") {
        let names = properties.all("property").compactMap { $0["name"] }
        #expect(Set(names).count == names.count, "\(dialect)")
      }
    }
  }

  @Test("endings that JUnit has no word for keep their meaning")
  func endings() throws {
    let common = try cases(.common)
    #expect(common["cell_crash"]?.element("error")?["type"] == "WorkerDied")
    #expect(
      common["cell_crash"]?.element("system-err")?.text == "Fatal error: Index out of range\n"
    )
    #expect(
      common["cell_known"]?.element("skipped")?["message"]
        == "expected failure: waits for the solver"
    )
    #expect(common["cell_fixed"]?.element("failure")?["type"] == "UnexpectedPass")
    #expect(
      common["cell_fixed"]?.element("failure")?["message"]
        == "passed although it is expected to fail: waits for the solver"
    )
    #expect(common["never"]?.element("skipped")?["message"]?.hasPrefix("not run") == true)
    let flaky = common["footer_button"]
    #expect(flaky?.element("flakyFailure")?["message"] == "sometimes")
    #expect(flaky?.element("failure") == nil)
    #expect(flaky?.all("property").first { $0["name"] == "flaky" }?["value"] == "true")
    #expect(try cases(.strict)["footer_button"]?.elements.isEmpty == true)
  }

  @Test("earlier attempts have the names that each reader reads, in the order of Surefire's schema")
  func attempts() throws {
    let names = { (dialect: JUnitDialect) in
      try cases(dialect)["cell_crash"]?.elements.map(\.name).filter {
        $0.contains("rror") || $0.contains("ailure")
      }
    }
    #expect(try names(.common) == ["rerunFailure", "error", "rerunFailure"])
    #expect(try names(.surefire) == ["rerunFailure", "error", "rerunError"])
    #expect(try names(.gitlab) == ["error"])
    let out = try cases(.gitlab)["footer_button"]?.element("system-out")?.text
    #expect(out?.contains("flaky: passed in attempt 2, after: sometimes") == true)
  }

  @Test("each case says its class, name, time, file and line")
  func identity() throws {
    let result = try #require(try cases(.common)["header_titles"])
    #expect(result["classname"] == "Suites.headers")
    #expect(result["file"] == "Suites/headers.xml")
    #expect(result["line"] == "12")
    #expect(result["time"] == "0.004210")
    #expect(try cases(.gitlab)["header_titles"]?["line"] == nil)
    #expect(try cases(.strict)["header_titles"]?["time"] == "0.004")
  }
}

extension XMLTree {
  /// All elements of that name, in document order.
  func all(_ name: String) -> [XMLNode] {
    root.map { ($0.name == name ? [$0] : []) + $0.all(name) } ?? []
  }
}

extension XMLNode {
  /// All elements of that name below, in document order.
  func all(_ name: String) -> [XMLNode] {
    elements.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }
}
