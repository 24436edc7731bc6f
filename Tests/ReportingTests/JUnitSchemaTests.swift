import Foundation
import TestModel
import Testing
import XMLSupport

@testable import Reporting

/// Where the readers' own schemas lie: beside the clone, or beside a work tree's parent.
private let schemaFolder: String? = {
  var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  while folder.path.count > 1 {
    folder.deleteLastPathComponent()
    let candidate = folder.appendingPathComponent("shared/spec/xsd").path
    if FileManager.default.fileExists(atPath: candidate + "/windyroad-JUnit.xsd") {
      return candidate
    }
  }
  return nil
}()

@Suite(
  "JUnit schemas",
  .enabled(if: schemaFolder != nil, "the readers' schemas (../shared/spec/xsd) are not here")
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
    let runs = [SampleRun.run, SampleRun.greenRun, Self.everyEnding] + comparisons
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
