import Foundation
import SuiteRunner
import TestModel
import Testing

@Suite("The suites of this repository")
struct RepositorySuitesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test("cases name only rules that there are")
  func knownRules() throws {
    let suites = try SuiteLoader(root: Self.root).load(paths: [Self.root + "/Suites"])
    let known = ConformanceRule.names
    for planned in try RunPlan(suites: suites).plannedCases {
      let unknown = planned.rules.filter { !known.contains($0) }
      #expect(unknown.isEmpty, "\(planned.identity) names \(unknown)")
    }
  }
}
