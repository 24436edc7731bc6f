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

  /// Whether the text of a label may get longer, by what lies beside its document.
  @MainActor
  private func mayGrow(_ text: String, _ files: [String: String], _ id: String = "lab-el-one")
    throws -> Bool
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lengths-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="vie-ww-one"><subviews><label id="lab-el-one" \
      text="\(text)"/></subviews></view></objects></document>
      """
    let own = "Base.lproj/Card.xib"
    let all = files.merging([own: document, "App.xcodeproj/project.pbxproj": ""]) { $1 }
    for (file, text) in all {
      let path = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    let path = folder.appendingPathComponent(own).path
    return TranslatedLengths(of: path, ProjectFacts.of(path)).mayGrow(id)
  }

  @Test(
    "a text gets longer where a translation is, or where there is none yet and the language's words are",
    arguments: [
      ("Pay now", "de", "Jetzt bezahlen", true), ("Pay now", "de", "Zahlen", false),
      ("Pay now", "ar", "Pay", false),
      ("Pay now", "de", "Pay now", true), ("Pay now", "ar", "Pay now", false),
      ("Pay now", "ar", "A longer text", true), ("Pay now", "en", "A longer text", false),
      ("現在支払う", "en", "Pay", false), ("現在支払う", "en", "Pay for all of it", true),
      ("現在支払う", "zh-Hans", "現在支払う", false), ("Thanh toán", "vi", "Thanh toán", false),
    ]
  )
  @MainActor
  func lengths(text: String, language: String, translation: String, isLonger: Bool) throws {
    let file = "\(language).lproj/Card.strings"
    let texts = "\"lab-el-one.text\" = \"\(translation)\";"
    #expect(try mayGrow(text, [file: texts]) == isLonger)
  }

  @Test("a text that all of several languages have is as long as the longest of them") @MainActor
  func completeTexts() throws {
    func isLonger(_ german: String, _ french: String) throws -> Bool {
      let texts = ["de": german, "fr": french].map { language, text in
        ("\(language).lproj/Card.strings", "\"lab-el-one.text\" = \"\(text)\";")
      }
      return try mayGrow("Pay now", Dictionary(texts) { $1 })
    }
    #expect(try !isLonger("Pay now", "Pay now"))
    #expect(try !isLonger("Zahlen", "Pay now"))
    #expect(try isLonger("Zahlen", "Payer maintenant"))
    // French is to come.
    let one = ["de.lproj/Card.strings": "\"lab-el-one.text\" = \"Zahlen\";"]
    #expect(try mayGrow("Pay now", one.merging(["fr.lproj/Card.strings": ""]) { $1 }))
  }

  @Test(
    "a document is not translated into the language of another storyboard, and is into those of its copies"
  )
  @MainActor
  func twins() throws {
    let texts = ["fr.lproj/Card.strings": "\"lab-el-one.text\" = \"Pay now\";"]
    #expect(try mayGrow("Pay now", texts))
    #expect(try !mayGrow("Pay now", texts.merging(["French.storyboard": ""]) { $1 }))
    #expect(try mayGrow("Pay now", ["fr.lproj/Card.xib": ""]))
    #expect(try !mayGrow("Pay now", ["ar.lproj/Card.xib": ""]))
    // What has no text of its own may hold any.
    #expect(try mayGrow("Pay now", texts, "vie-ww-one"))
  }
}
