import Foundation
import TestModel
import XMLSupport

/// The writer of one report.
struct JUnitDocument {
  let run: RunResult
  let features: JUnitDialect.Features
  var writer = XMLWriter(into: "")

  init(run: RunResult, features: JUnitDialect.Features) {
    self.run = run
    self.features = features
  }

  mutating func text() -> String {
    if features.hasSeveralSuites {
      writer.begin("testsuites")
      if features.rootHasTotals {
        writer.attribute("name", "nibmark")
        writeTotals(JUnitTotals(run.cases), duration: run.summary.duration)
        writer.attribute("timestamp", run.header.startedAt.withoutZone)
      }
      for (index, suite) in run.suites.enumerated() { write(suite, index: index) }
      writer.end()
    } else {
      write(
        SuiteResult(className: "nibmark", name: "nibmark", file: "", cases: run.cases),
        index: 0
      )
    }
    return writer.finish()
  }

  private mutating func write(_ suite: SuiteResult, index: Int) {
    writer.begin("testsuite")
    writer.attribute("name", named(suite.className))
    if features.suiteHasPlace {
      writer.attribute("package", named(suite.className))
      writer.attribute("id", String(index))
      writer.attribute("hostname", hostName)
    }
    if features.suiteHasFile, !suite.file.isEmpty { writer.attribute("file", suite.file) }
    writeTotals(JUnitTotals(suite.cases), duration: suite.duration)
    // Readers expect times without a zone: all are UTC, without a fraction.
    let startedAt = suite.startedAt ?? run.header.startedAt
    writer.attribute("timestamp", startedAt.withoutZone)
    if features.suiteHasProperties { writeProperties(properties(of: suite, index: index)) }
    for result in suite.cases { write(result) }
    if !features.caseHasOutput {
      writer.element("system-out", text: joined(suite) { output(of: $0) })
      writer.element("system-err", text: joined(suite) { $0.systemError })
    }
    writer.end()
  }

  private mutating func writeTotals(_ totals: JUnitTotals, duration: Duration) {
    writer.attribute("tests", String(totals.tests))
    writer.attribute("failures", String(totals.failures))
    writer.attribute("errors", String(totals.errors))
    writer.attribute("skipped", String(totals.skipped))
    writer.attribute("time", time(duration))
  }

  private mutating func write(_ result: CaseResult) {
    let identity = result.identity
    writer.begin("testcase")
    writer.attribute("classname", named(identity.className))
    writer.attribute("name", named(identity.name))
    if features.caseHasFile, !identity.file.isEmpty { writer.attribute("file", identity.file) }
    if features.caseHasLine, identity.line > 0 { writer.attribute("line", String(identity.line)) }
    writer.attribute("time", time(result.duration))
    if features.caseHasProperties { writeProperties(properties(of: result)) }
    writeOutcome(of: result)
    if features.caseHasOutput {
      let out = output(of: result)
      if !out.isEmpty { writer.element("system-out", text: out) }
      if !result.systemError.isEmpty { writer.element("system-err", text: result.systemError) }
    }
    writer.end()
  }

  mutating func writeProperties(_ properties: [CaseProperty]) {
    guard !properties.isEmpty else { return }
    writer.begin("properties")
    for property in properties {
      writer.element("property", ["name": named(property.name), "value": property.value])
    }
    writer.end()
  }

  private func joined(_ suite: SuiteResult, _ text: (CaseResult) -> String) -> String {
    suite.cases.map { result in
      let text = text(result)
      return text.isEmpty ? "" : "[\(result.identity.name)]\n\(text)\n"
    }.joined()
  }

  func time(_ duration: Duration) -> String {
    String(format: "%.\(features.timeDecimalCount)f", max(0, duration.reportSeconds))
  }

  // Schemas require at least one character.
  func named(_ name: String) -> String { name.isEmpty ? "(unnamed)" : name }

  private var hostName: String {
    run.header.host.hostName.isEmpty ? "localhost" : run.header.host.hostName
  }
}
