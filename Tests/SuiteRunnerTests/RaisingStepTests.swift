import TestModel
import Testing

@testable import SuiteRunner

@MainActor
@Suite("Failures for the person who reads them")
struct RaisingStepTests {
  private func failure(_ steps: String) throws -> (failure: CaseFailure, caseLine: Int) {
    let result = try SuiteHarness.result(of: "\n<layout/>\n" + steps, fixture: "table")
    return (try #require(result.failures.first), result.identity.line)
  }

  private func text(_ title: String, _ failure: CaseFailure) -> String? {
    failure.details.first { $0.title == title }?.text
  }

  @Test("exceptions are reported at their step, as it is written, with what is registered")
  func place() throws {
    let (failure, line) = try failure("  <dequeue reuseIdentifier=\"Cc\"/>")
    #expect(failure.type == "NSInternalInconsistencyException")
    #expect(failure.location?.line == line + 2)
    #expect(text("step", failure)?.hasPrefix("<dequeue reuseIdentifier=\"Cc\"/>") == true)
    let registered = try #require(text("registered", failure))
    #expect(registered.split(separator: "\n").map { $0.prefix(1) } == ["C", "H"])
    #expect(!registered.contains("Cc"))
  }

  @Test("an exception is that of the innermost step, which had run before")
  func repeated() throws {
    let steps = """
      <repeat count="2">
      <instantiate nib="Header"/>
      <dequeue reuseIdentifier="C" count="1"/>
      <unregister reuseIdentifier="C"/>
      </repeat>
      """
    let (failure, line) = try failure(steps)
    #expect(failure.location?.line == line + 4, "\(failure)")
    #expect(text("step", failure)?.hasSuffix("(run 2 of it)") == true, "\(failure)")
  }

  @Test(
    "what is missing in a tree that is tested is a failure, no error of the suite",
    arguments: [
      "<assertFrame of=\"//label\" x=\"20\"/>", "<assert test=\"//label/@x = 20\"/>",
    ]
  )
  func missing(_ step: String) throws {
    let result = try SuiteHarness.result(of: step + step)
    #expect(result.status == .failed && result.failures.count == 2)
  }
}
