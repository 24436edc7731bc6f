import Foundation
import Testing

@Suite("A project with findings of years", .serialized)
struct BaselineCommandTests {
  /// A nib with an outlet that leads nowhere, for each of some properties.
  private static func nib(_ properties: String..., comment: String = "") -> String {
    let outlets = properties.map {
      "<outlet property=\"\($0)\" destination=\"not-He-\($0)\" id=\"out-\($0)\"/>"
    }
    return Sample.xib(
      """
              \(comment)<view contentMode="scaleToFill" id="vie-Vw-001" customClass="Card">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  <connections>\(outlets.joined())</connections>
              </view>
      """
    )
  }

  /// Two nibs with three findings, which a baseline has.
  private static func adopted() throws -> Tool {
    let tool = try Tool()
    try tool.write(nib("title", "photo"), to: "App/Card.xib")
    try tool.write(nib("name"), to: "App/Row.xib")
    let accepting = try tool.run("check", "App", "--baseline", "nibs.json", "--accept")
    #expect(accepting.status == 0, "\(accepting.output)\(accepting.error)")
    #expect(accepting.output.contains("nibs.json: 3 findings written"))
    return tool
  }

  @Test("findings of a baseline fail nothing, wherever their lines are, and are counted")
  func adoption() throws {
    let tool = try Self.adopted()
    defer { tool.remove() }
    try tool.write(Self.nib("title", "photo", comment: "<!--\n\n-->"), to: "App/Card.xib")
    let before = try tool.read("nibs.json")
    let answer = try tool.run("check", "App", "--baseline", "nibs.json", "--output", "R")
    #expect(answer.status == 0, "\(answer.output)")
    #expect(try tool.read("nibs.json") == before)
    #expect(try tool.read("R/junit.xml").contains("2 findings are in the baseline"))
    let result = try tool.read("R/result.json")
    #expect(result.components(separatedBy: "\"state\" : \"known\"").count == 4, "\(result)")
    #expect(try tool.run("check", "App").status == 1)
  }

  @Test("a second file of translations that cannot be read is no finding of the first one's")
  func brokenTranslations() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.nib(), to: "Base.lproj/Card.xib")
    try tool.write("\"a\" = \"b\"\n", to: "de.lproj/Card.strings")
    let arguments = ["check", ".", "--baseline", "nibs.json"]
    #expect(try tool.run(arguments + ["--accept"]).status == 0)
    #expect(try tool.run(arguments).status == 0)
    try tool.write("\"a\" = \"b\"\n", to: "fr.lproj/Card.strings")
    let answer = try tool.run(arguments)
    #expect(
      answer.status == 1 && answer.output.contains("fr.lproj/Card.strings"),
      "\(answer.output)"
    )
  }

  @Test(
    "findings are known however the command line writes the folder",
    arguments: [
      "./App", "App//", ".", "./", "Other/../App", "$PWD/App", "../link/App", "$PWD/../link",
    ]
  )
  func spelling(_ folder: String) throws {
    let tool = try Self.adopted()
    let link = tool.folder.deletingLastPathComponent().path + "/link-" + UUID().uuidString
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: tool.folder.path
    )
    defer {
      tool.remove()
      try? FileManager.default.removeItem(atPath: link)
    }
    try tool.write("", to: "Other/empty")
    try tool.write("exclude: [App/Row.xib]\n", to: ".nibmark.yml")
    let path = folder.replacing("/link", with: "/" + (link as NSString).lastPathComponent)
    let answer = try tool.shell("$nibmark check \(path) --baseline nibs.json --output R")
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    #expect(answer.error.contains(".nibmark.yml leaves out 1 document"), "\(answer.error)")
    #expect(try tool.read("R/junit.xml").contains("file=\"App/Card.xib\""))
    let accepted = try tool.shell("$nibmark check \(path) --baseline new.json --accept")
    #expect(accepted.status == 0, "\(accepted.output)\(accepted.error)")
    #expect(try tool.read("new.json").contains("\"document\":\"App/Card.xib\""))
  }

  @Test("a check from another folder takes nothing out of a baseline, and says what to do")
  func elsewhere() throws {
    let tool = try Self.adopted()
    defer { tool.remove() }
    let before = try tool.read("nibs.json")
    let answer = try tool.shell("cd App; \"$nibmark\" check . --baseline ../nibs.json")
    #expect(answer.status == 1)
    #expect((answer.output + answer.error).contains("../nibs.json: none of its documents is here"))
    #expect(try tool.read("nibs.json") == before)
    let accepting = try tool.shell("cd App; \"$nibmark\" check . --baseline ../nibs.json --accept")
    #expect(accepting.status == 0, "\(accepting.output)\(accepting.error)")
    #expect(try tool.run("check", "App", "--baseline", "nibs.json").status == 0)
  }

  @Test("a baseline that names documents with dots is read as one without")
  func dots() throws {
    let tool = try Self.adopted()
    defer { tool.remove() }
    let text = try tool.read("nibs.json")
    try tool.write(text.replacing("\"App/", with: "\"./App//"), to: "nibs.json")
    #expect(try tool.run("check", "App", "--baseline", "nibs.json").status == 0)
  }

  @Test("a new finding fails, alone, and is not put in unasked")
  func newFinding() throws {
    let tool = try Self.adopted()
    defer { tool.remove() }
    try tool.write(Self.nib("name", "badge"), to: "App/Row.xib")
    let answer = try tool.run("check", "App", "--baseline", "nibs.json")
    #expect(answer.status == 1)
    #expect(answer.output.contains("“badge”") && !answer.output.contains("“name”"))
    #expect(try !tool.read("nibs.json").contains("badge"))
  }

  @Test("what was mended is taken out, and fails when it comes back")
  func mended() throws {
    let tool = try Self.adopted()
    defer { tool.remove() }
    try tool.write(Self.nib("photo"), to: "App/Card.xib")
    let answer = try tool.run("check", "App", "--baseline", "nibs.json")
    #expect(answer.status == 0)
    #expect(answer.output.contains("nibs.json: 1 finding mended and taken out, 2 findings left"))
    #expect(try !tool.read("nibs.json").contains("out-title"))
    try tool.write(Self.nib("title", "photo"), to: "App/Card.xib")
    #expect(try tool.run("check", "App", "--baseline", "nibs.json").status == 1)
  }

  @Test("a document that is deleted takes its findings along; one that is not asked for keeps them")
  func documents() throws {
    let tool = try Self.adopted()
    defer { tool.remove() }
    let part = try tool.run("check", "App/Row.xib", "--baseline", "nibs.json")
    #expect(part.status == 0 && !part.output.contains("taken out"), "\(part.output)")
    let filtered = try tool.run("check", "App", "--filter", "vie-", "--baseline", "nibs.json")
    #expect(!filtered.output.contains("taken out"), "\(filtered.output)")
    try FileManager.default.removeItem(atPath: tool.path("App/Card.xib"))
    let answer = try tool.run("check", "App", "--baseline", "nibs.json")
    #expect(answer.output.contains("2 findings mended and taken out, 1 finding left"))
  }

  @Test("a check that fails on worse findings alone takes no lighter ones out")
  func otherSeverity() throws {
    let tool = try Self.adopted()
    defer { tool.remove() }
    try tool.write("severities:\n  DanglingConnection: warning\n", to: ".nibmark.yml")
    let before = try tool.read("nibs.json")
    let answer = try tool.run("check", "App", "--fail-on", "error", "--baseline", "nibs.json")
    #expect(answer.status == 0 && !answer.output.contains("taken out"), "\(answer.output)")
    #expect(try tool.read("nibs.json") == before)
    // Mended ones go all the same.
    try tool.write(Self.nib("photo"), to: "App/Card.xib")
    let mended = try tool.run("check", "App", "--fail-on", "error", "--baseline", "nibs.json")
    #expect(mended.output.contains("1 finding mended and taken out"), "\(mended.output)")
  }

  @Test("a check of other widths takes nothing out")
  func otherScope() throws {
    let tool = try Self.adopted()
    defer { tool.remove() }
    try tool.write(Self.nib("photo"), to: "App/Card.xib")
    let before = try tool.read("nibs.json")
    let answer = try tool.run("check", "App", "--widths", "320", "--baseline", "nibs.json")
    #expect(answer.output.contains("1 finding may be gone"), "\(answer.output)")
    #expect(try tool.read("nibs.json") == before)
  }

  @Test("a document that cannot be read can be in a baseline; one that ends its worker cannot")
  func unreadable() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"", to: "Cut.xib")
    #expect(try tool.run("check", ".", "--baseline", "b.json", "--accept").status == 0)
    #expect(try tool.run("check", ".", "--baseline", "b.json").status == 0)
    #expect(try tool.run("check", ".").status == 1)
  }

  @Test("a file that is none, or of another kind, is told and stays as it is")
  func badFiles() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.nib("title"), to: "Card.xib")
    let missing = try tool.run("check", ".", "--baseline", "none.json")
    #expect(missing.status == 1 && missing.error.contains("--accept beside it writes one"))
    for text in ["{}", "", "[1]", "{\"formatVersion\":9,\"scope\":\"\",\"findings\":[]}"] {
      try tool.write(text, to: "b.json")
      for further in [[], ["--accept"]] {
        let answer = try tool.run(["check", ".", "--baseline", "b.json"] + further)
        #expect(answer.status == 1 && answer.error.contains("b.json: "), "\(answer.error)")
        #expect(try tool.read("b.json") == text)
      }
    }
    let alone = try tool.run("check", ".", "--accept")
    #expect(alone.status != 0 && alone.error.contains("--accept belongs to --baseline"))
  }

  @Test("a baseline that is a report too, or cannot be written, is told before anything is checked")
  func unwritable() throws {
    let tool = try Self.adopted()
    defer { tool.remove() }
    let twice = try tool.run("check", "App", "--baseline", "nibs.json", "--junit", "nibs.json")
    #expect(twice.status != 0 && twice.output.isEmpty, "\(twice.output)")
    #expect(twice.error.contains("--baseline") && twice.error.contains("--junit"), "\(twice.error)")
    #expect(try tool.read("nibs.json").contains("out-title"))
    let folder = try tool.run("check", "App", "--baseline", "App", "--accept")
    #expect(folder.status != 0 && folder.output.isEmpty && folder.error.contains("App"))
    let pipe = try tool.shell(
      "mkfifo p; timeout 20 $nibmark check App --baseline p --accept; echo $?"
    )
    #expect(pipe.output == "1\n" && pipe.error.contains("not a regular file"), "\(pipe.error)")
  }

  @Test("--fail-on says how severe a finding must be to fail")
  func severity() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let marked = Self.nib().replacing("id=\"vie-Vw-001\"", with: "id=\"v\" misplaced=\"YES\"")
    try tool.write(marked, to: "Note.xib")
    #expect(try tool.run("check", ".").status == 0)
    let strict = try tool.run("check", ".", "--fail-on", "note")
    #expect(strict.status == 1 && strict.output.contains("marked"), "\(strict.output)")
    let wrong = try tool.run("check", ".", "--fail-on", "fatal")
    #expect(
      wrong.status != 0 && wrong.error.contains("'note', 'warning', 'error' or 'moved'"),
      "\(wrong.error)"
    )
  }
}
