import Foundation
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

  private static func failure(_ object: String) -> CaseFailure {
    var failure = CaseFailure(kind: .failure, type: "Clipped", message: "cut off")
    failure.severity = .warning
    failure.objects = [object]
    return failure
  }

  /// A document with a finding of each text.
  private static var document: CheckedDocument {
    var first = CheckedCase(seconds: 0, startedAt: Timestamp(millisecondsSince1970: 0))
    first.failures = SweepOptions.Text.allCases.map { failure("a \($0.rawValue)") }
    return CheckedDocument(cases: [first])
  }

  @Test("have notes where only longer or larger texts break something")
  func notes() throws {
    let seen = Self.document.untranslated()
    let severities = try #require(seen.cases[0].failures?.map(\.severity))
    #expect(severities.count == SweepOptions.Text.allCases.count)
    #expect(severities.first == .warning)
    #expect(severities.dropFirst().allSatisfy { $0 == .note })
  }

  @Test(
    "those of one language have notes where longer texts break something, and larger ones do not"
  )
  func oneLanguage() throws {
    let seen = Self.document.inOneLanguage()
    let severities = try #require(seen.cases[0].failures?.map(\.severity))
    let texts = SweepOptions.Text.allCases
    #expect(zip(texts, severities).allSatisfy { ($0 == .long) == ($1 == .note) })
  }

  @Test(
    "are in several languages by texts or copies beside them",
    arguments: [
      (["Base.lproj/Card.xib", "de.lproj/Card.strings"], true),
      (["Base.lproj/Card.xib", "Base.lproj/Card.xcstrings"], true),
      (["Base.lproj/Card.xib", "de.lproj/Card.xib"], true),
      (["Base.lproj/Card.xib", "de.lproj/Other.strings"], false),
      (["Base.lproj/Card.xib"], false),
      (["Card.xib", "de.lproj/Card.strings"], false),
    ]
  )
  func languages(files: [String], isTranslated: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("languages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let path = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: path)
    }
    let document = folder.appendingPathComponent(files[0]).path
    #expect(DocumentTranslations.areThere(of: document) == isTranslated)
  }
}
