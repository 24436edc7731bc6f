import TestModel
import Testing

@testable import DocumentTools

@Suite("Documents of examples")
struct SampleFolderTests {
  @Test(
    "are those in a folder that says so",
    arguments: [
      "Example/Main.storyboard", "MapDemo/Main.storyboard", "a/SampleAppSwift/Card.xib",
      "TSDemo_Bars/Card.xib", "demos/1.2/Card.xib",
    ]
  )
  func inside(path: String) { #expect(SampleFolder.contains("/p/\(path)", in: "/p")) }

  @Test(
    "are not others, whatever the document or the folder of the project is called",
    arguments: ["Sampler/Card.xib", "Democracy/Card.xib", "App/Example.xib", "Card.xib"]
  )
  func outside(path: String) {
    #expect(!SampleFolder.contains("/Example/\(path)", in: "/Example"))
  }

  @Test("have notes where only longer or larger texts break something")
  func notes() throws {
    func failure(_ object: String) -> CaseFailure {
      var failure = CaseFailure(kind: .failure, type: "Clipped", message: "cut off")
      failure.severity = .warning
      failure.objects = [object]
      return failure
    }
    var first = CheckedCase(seconds: 0, startedAt: Timestamp(millisecondsSince1970: 0))
    first.failures = SweepOptions.Text.allCases.map { failure("a \($0.rawValue)") }
    let seen = CheckedDocument(cases: [first]).untranslated()
    let severities = try #require(seen.cases[0].failures?.map(\.severity))
    #expect(severities.count == SweepOptions.Text.allCases.count)
    #expect(severities.first == .warning)
    #expect(severities.dropFirst().allSatisfy { $0 == .note })
  }
}
