import Foundation
import Testing

@Suite("A project says what check does for it", .serialized)
struct ProjectFileCommandTests {
  /// A nib whose outlet leads nowhere, and whose label is too narrow for its text below 375 points.
  private static let card = Sample.xib(
    """
            <view contentMode="scaleToFill" id="vie-Vw-001" customClass="Card">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <connections><outlet property="title" destination="not-He-re0" id="out-Le-t00"/></connections>
            </view>
    """
  )

  private static func project(_ text: String) throws -> Tool {
    let tool = try Tool()
    try tool.write(card, to: "App/Card.xib")
    try tool.write(card, to: "App/Old/Card.xib")
    try tool.write(text, to: ".nibmark.yml")
    return tool
  }

  @Test("its paths are checked, but what it excludes; the command line comes before it")
  func paths() throws {
    let tool = try Self.project("paths: [App]\nexclude: [App/Old]\n")
    defer { tool.remove() }
    let answer = try tool.run("check")
    #expect(answer.status == 1 && answer.output.contains("1 failed, 1 passed"), "\(answer.output)")
    #expect(answer.error.contains("nibmark: .nibmark.yml leaves out 1 document\n"))
    let all = try tool.run("check", "App/Old")
    #expect(all.status == 1 && all.error.contains("the only document is excluded"), "\(all.error)")
    try tool.write("exclude: ['*/Old/*']\n", to: ".nibmark.yml")
    #expect(try tool.run("check", "App").output.contains("1 failed, 1 passed"))
    #expect(try tool.run("check").error.contains("nothing to check"))
    let other = try tool.run("check", "App", "--config", "none.yml")
    #expect(other.status == 1 && other.error.contains("none.yml: "))
  }

  @Test("severities hold everywhere, or below a folder, where the longest one counts")
  func severities() throws {
    let tool = try Self.project("paths: [App]\nseverities:\n  DanglingConnection: note\n")
    defer { tool.remove() }
    #expect(try tool.run("check").status == 0)
    #expect(try tool.run("check", "--fail-on", "note").output.contains("2 failed"))
    try tool.write(
      "paths: [App]\nfolders:\n  App/Old:\n    DanglingConnection: off\n",
      to: ".nibmark.yml"
    )
    let answer = try tool.run("check", "--fail-on", "note", "--output", "R")
    #expect(answer.output.contains("1 failed, 3 passed"), "\(answer.output)")
    let folders =
      "folders:\n  App: {DanglingConnection: note}\n  App/Old: {DanglingConnection: error}\n"
    try tool.write("paths: [App]\n" + folders, to: ".nibmark.yml")
    let longest = try tool.run("check")
    #expect(longest.output.contains("1 failed") && longest.output.contains("✗ App/Old/Card.xib"))
  }

  @Test("a suppression is listed with its reason, and told when it covers nothing")
  func suppressions() throws {
    let rule =
      "  - {document: App/Old, kind: DanglingConnection, reason: goes with the old screen}\n"
    let tool = try Self.project("paths: [App]\nsuppress:\n" + rule)
    defer { tool.remove() }
    let answer = try tool.run("check", "--output", "R")
    #expect(answer.status == 1 && answer.output.contains("1 failed, 3 passed"), "\(answer.output)")
    #expect(!answer.output.contains("covers nothing"))
    #expect(try tool.read("R/junit.xml").contains("Reason: goes with the old screen"))
    let byObject = rule.replacing("kind: DanglingConnection", with: "object: out-Le-t00")
    try tool.write("paths: [App]\nsuppress:\n" + byObject, to: ".nibmark.yml")
    #expect(try tool.run("check").output.contains("1 failed, 3 passed"))
    let gone = rule.replacing("App/Old", with: "App/Gone.xib")
    let unused = ["object: out-Le-t01", "object: out-Le-t00, kind: DuplicateID"].map {
      rule.replacing("kind: DanglingConnection", with: $0)
    }
    for rule in [gone] + unused {
      try tool.write("paths: [App]\nsuppress:\n" + rule, to: ".nibmark.yml")
      // At the documents' own sizes nobody knows what an object has at others.
      let answer = try tool.run("check", "--widths", "320")
      let told = "warning: .nibmark.yml:3:5: the suppression covers nothing; delete it"
      #expect(answer.output.contains(told), "\(rule)\(answer.output)")
    }
  }

  @Test("a check of a part does not say that a suppression covers nothing in the whole")
  func partOfSuppressed() throws {
    let rule = "  - {document: 'App/*', object: out-Le-t00, reason: old}\n"
    let tool = try Self.project("paths: [App]\nsuppress:\n" + rule)
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "App/Plain.xib")
    let part = try tool.run("check", "App/Plain.xib")
    #expect(part.status == 0 && !part.output.contains("covers nothing"), "\(part.output)")
    let missing = "  - {document: 'App/*', object: a, kind: DanglingConnection, reason: old}\n"
    try tool.write("paths: [App]\nsuppress:\n" + missing, to: ".nibmark.yml")
    #expect(try tool.run("check").output.contains("covers nothing"))
  }

  @Test("its baseline is used, and its widths; a check of other sizes takes nothing out")
  func baseline() throws {
    let tool = try Self.project("paths: [App]\nbaseline: nibs.json\nwidths: [320]\n")
    defer { tool.remove() }
    #expect(try tool.run("check").error.contains("nibs.json: there is no such file"))
    #expect(try tool.run("check", "--accept").output.contains("nibs.json: 2 findings written"))
    #expect(try tool.run("check").status == 0)
    #expect(try tool.read("nibs.json").contains("\"scope\": \"widths 320, texts short\""))
  }

  /// Wrong files, with a part of what is said of them.
  static let mistakes: [(text: String, told: String)] = [
    ("paths: [", ":2:1: it is not YAML"),
    ("pathes: [App]", ":1:1: “pathes” is not a key of the file; did you mean “paths”?"),
    ("severities: {Cliped: error}", ":1:14: “Cliped” is not a kind of finding"),
    ("severities: {Clipped: fatal}", ":1:23: “fatal” is not a severity or off"),
    ("widths: [320, 0]", ":1:9: it takes points from 1 to 99999"),
    ("devices: nokia", ":1:10: it takes devices of "),
    ("text: [tall]", ":1:7: it takes short, long"),
    ("appearance: dim", ":1:13: it takes light, dark"),
    ("fail-on: never", ":1:10: “never” is not a severity"),
    ("baseline: [a, b]", ":1:11: a text is expected"),
    ("baseline: /else/b.json", ":1:11: “/else/b.json” leaves the folder"),
    ("baseline: a/../../b.json", ":1:11: “a/../../b.json” leaves the folder"),
    ("suppress: {document: A}", ":1:11: a list is expected"),
    (
      "suppress:\n  - {document: A, kind: Clipped}",
      ":2:5: each suppression has a document and a reason"
    ),
    (
      "suppress:\n  - {document: A, reason: x}",
      ":2:5: a suppression names a kind, an object or both"
    ),
    ("paths: [A]\npaths: [B]", ":1:1: paths is there twice"),
    ("- App", ":1:1: the file has keys with values"),
    ("paths: []\nwidths: [x]\ntext: [y]", ":3:7: it takes short, long"),
  ]

  @Test("a path that is not there is told with its place, unless the command names others")
  func missingPath() throws {
    let tool = try Self.project("paths: [App, gone]")
    defer { tool.remove() }
    let answer = try tool.run("check")
    #expect(answer.status == 1 && answer.output.isEmpty, "\(answer.output)")
    #expect(answer.error.contains(".nibmark.yml:1:14: gone: no such file or folder"))
    #expect(try !tool.run("check", "App").error.contains("gone"))
  }

  @Test("mistakes are told with their places, and nothing is checked", arguments: mistakes)
  func mistake(text: String, told: String) throws {
    let tool = try Self.project(text)
    defer { tool.remove() }
    let answer = try tool.run("check", "App")
    #expect(answer.status == 1 && answer.output.isEmpty, "\(answer.output)")
    #expect(answer.error.contains(".nibmark.yml" + told), "\(answer.error)")
  }
}
