import Foundation
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
  private func errors(_ dialect: JUnitDialect, _ schema: String) throws -> [String] {
    let folder = try #require(schemaFolder)
    let validator = try XMLSchemaValidator(contentsOf: "\(folder)/\(schema)")
    return [SampleRun.run, SampleRun.greenRun].flatMap { run in
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
