import Foundation
import TestModel
import Testing
import XMLSupport

@testable import Reporting

/// The folder of the readers' own schemas, which `NIBMARK_SCHEMAS` names.
private let schemaFolder = ProcessInfo.processInfo.environment["NIBMARK_SCHEMAS"]

@Suite(
  "JUnit schemas",
  .enabled(
    if: schemaFolder != nil,
    "set NIBMARK_SCHEMAS to a folder with the schemas of Ant, Jenkins and Surefire"
  )
)
struct JUnitSchemaTests {
  /// Every ending after every sequence of up to two earlier attempts, with and without failures and output.
  private static var everyEnding: RunResult {
    let histories: [[CaseStatus]] = [
      [], [.failed], [.error], [.failed, .error], [.error, .failed], [.passed], [.unexpectedPass],
    ]
    var cases: [CaseResult] = []
    for status in CaseStatus.allCases {
      for history in histories {
        for isBare in [true, false] {
          let failures = isBare ? [] : [SampleRun.failure, CaseFailure(type: "", message: "")]
          cases.append(
            CaseResult(
              identity: SampleRun.identity("all", "c\(cases.count)", cases.count),
              status: status,
              failures: failures,
              metrics: isBare ? [] : [SampleRun.timeSummary(), SampleRun.count("", .nan)],
              systemOut: isBare ? "" : "out ]]> \u{1b}",
              systemError: isBare ? "" : "err",
              attempts: history.map {
                CaseAttempt(status: $0, duration: .zero, failures: failures)
              }
            )
          )
        }
      }
    }
    return RunResult(
      header: SampleRun.header,
      summary: RunSummary(
        totals: StatusTotals(cases.map(\.status)),
        duration: .seconds(100_000),
        isComplete: false
      ),
      suites: [SuiteResult(className: "", name: "", file: "", cases: cases)]
    )
  }

  private func errors(_ dialect: JUnitDialect, _ schema: String) throws -> [String] {
    let folder = try #require(schemaFolder)
    let validator = try XMLSchemaValidator(contentsOf: "\(folder)/\(schema)")
    let comparisons = [SampleComparison.comparison.run, SampleComparison.refused.run]
    let interrupted = [SampleRun.interruptedRun, SampleRun.planlessRun]
    let runs = [SampleRun.run, SampleRun.greenRun, Self.everyEnding] + comparisons + interrupted
    return runs.flatMap { run in
      let text = JUnitReport(dialect: dialect).render(run)
      return validator.validate(bytes: Array(text.utf8), file: "junit.xml").map(\.description)
    }
  }

  @Test(
    "each dialect is valid under the schema that it is for",
    arguments: [
      (JUnitDialect.strict, "windyroad-JUnit.xsd"),
      (.strict, "jenkins-junit-10.xsd"),
      (.surefire, "surefire-test-report-3.0.2.xsd"),
    ]
  )
  func valid(dialect: JUnitDialect, schema: String) throws {
    #expect(try errors(dialect, schema) == [])
  }

  @Test("the judge does judge: the common dialect is not valid under the strict schemas")
  func invalid() throws {
    #expect(try !errors(.common, "windyroad-JUnit.xsd").isEmpty)
    #expect(try !errors(.common, "jenkins-junit-10.xsd").isEmpty)
    #expect(try !errors(.strict, "surefire-test-report-3.0.2.xsd").isEmpty)
  }
}
