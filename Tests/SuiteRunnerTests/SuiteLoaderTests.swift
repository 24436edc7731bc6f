import Foundation
import Testing

@testable import SuiteRunner

private let smallSuite =
  "<suite name=\"s\" version=\"1\"><case id=\"a\" smoke=\"YES\"><layout/></case></suite>"

@Suite("Finding and loading suites")
struct SuiteLoaderTests {
  private func mistakes(_ loader: SuiteLoader, _ paths: [String]) -> [String] {
    do {
      _ = try loader.load(paths: paths)
      return []
    } catch {
      return error.mistakes.map(\.description)
    }
  }

  @Test("A folder's suites come by path, whatever their name; other XML is left alone")
  func discovery() throws {
    let folder = try TemporaryFolder([
      "b/two.xml": "<?xml version=\"1.0\"?>\n<!-- a > b --><!DOCTYPE suite [<!ENTITY x \"y\">]>\n"
        + smallSuite,
      "a/one.xml": smallSuite, ".hidden/three.xml": smallSuite, "plain.xml": "<notes/>",
      "a/Header.xib": "<document/>",
    ])
    let suites = try SuiteLoader().load(paths: [folder.path])
    #expect(suites.map(\.className) == ["a.one", "b.two"])
    #expect(suites.map(\.file) == ["a/one.xml", "b/two.xml"])
  }

  @Test("Snapshots of two cases that would have one file are a mistake")
  func snapshots() throws {
    func suite(_ cases: [(id: String, snapshot: String)]) -> String {
      let texts = cases.map { "<case id=\"\($0.id)\"><snapshot name=\"\($0.snapshot)\"/></case>" }
      return "<suite name=\"s\" version=\"1\">\n" + texts.joined(separator: "\n") + "\n</suite>"
    }
    let folder = try TemporaryFolder([
      "same.xml": suite([("a", "b.c"), ("a.b", "c")]),
      "other.xml": suite([("a", "b"), ("a.b", "b")]),
    ])
    #expect(mistakes(SuiteLoader(), [folder.path + "/other.xml"]) == [])
    let found = mistakes(SuiteLoader(), [folder.path + "/same.xml"])
    #expect(found.count == 1 && found[0].hasPrefix("same.xml:3:"), "\(found)")
    #expect(
      found.first?.contains("its file a.b.c.xml is also that of a snapshot of the case \"a\"")
        == true
    )
  }

  @Test("The class name is the path below the root")
  func className() throws {
    let folder = try TemporaryFolder(["Suites/headers/loading.xml": smallSuite])
    let file = folder.path + "/Suites/headers/loading.xml"
    #expect(
      try SuiteLoader(root: folder.path).load(paths: [file]).map(\.className)
        == ["Suites.headers.loading"]
    )
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Suites/.git",
      withIntermediateDirectories: true
    )
    #expect(try SuiteLoader().load(paths: [file]).map(\.className) == ["headers.loading"])
  }

  @Test("Nothing found says what was looked for")
  func nothing() throws {
    let folder = try TemporaryFolder(["x.xml": "<notes/>"])
    #expect(
      mistakes(SuiteLoader(), [folder.path]) == [
        "\(folder.path): no suite; looked for files named *.xml below it whose document element "
          + "is <suite>"
      ]
    )
    #expect(
      mistakes(SuiteLoader(), ["/nowhere/at/all"])
        == ["/nowhere/at/all: no such file or folder; expected a suite"]
    )
    #expect(mistakes(SuiteLoader(), []) == ["suites: no path was given"])
  }

  @Test("A FIFO is no suite, below a folder or by its own name", .timeLimit(.minutes(1)))
  func fifo() throws {
    let folder = try TemporaryFolder(["s.xml": "<suite name=\"s\" version=\"1\"/>"])
    let pipe = folder.path + "/pipe.xml"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, folder.path] {
      #expect(
        mistakes(SuiteLoader(root: folder.path), [path])
          == ["pipe.xml: cannot be read: it is not a regular file"]
      )
    }
  }

  @Test("A missing nib is a mistake with its place")
  func missingNib() throws {
    let folder = try TemporaryFolder([
      "s.xml": "<suite name=\"s\" version=\"1\">\n<nib name=\"H\" file=\"Nibs/H.xib\"/></suite>"
    ])
    #expect(
      mistakes(SuiteLoader(root: folder.path), [folder.path + "/s.xml"])
        == ["s.xml:2:21: no file \"Nibs/H.xib\"; looked for Nibs/H.xib"]
    )
  }

  @Test("Files outside of the root are refused, also behind a link")
  func confinement() throws {
    let outside = try TemporaryFolder(["H.xib": "<document/>"])
    let folder = try TemporaryFolder([
      "s.xml": """
      <suite name="s" version="1">
      <nib name="A" file="../../../../../../etc/passwd"/>
      <nib name="B" file="linked.xib"/>
      <nib name="C" file="folder"/>
      </suite>
      """,
      "folder/x": "",
    ])
    try folder.link("linked.xib", to: outside.path + "/H.xib")
    let found = mistakes(SuiteLoader(root: folder.path), [folder.path + "/s.xml"])
    #expect(
      found == [
        "s.xml:2:21: \"../../../../../../etc/passwd\" lies outside of the root \(folder.path); "
          + "expected a file below it, or a folder that holds both as --root",
        "s.xml:3:21: \"linked.xib\" lies outside of the root \(folder.path); "
          + "expected a file below it, or a folder that holds both as --root",
        "s.xml:4:21: \"folder\" is a folder; expected a file",
      ]
    )
  }

  @Test("Included declarations count; loops, wrong roots and duplicates are mistakes")
  func includes() throws {
    let folder = try TemporaryFolder([
      "good.xml": """
      <suite name="s" version="1"><include file="shared/all.xml"/>
      <case id="a" fixture="f" smoke="YES"><layout/></case></suite>
      """,
      "shared/all.xml": """
      <declarations><include file="more.xml"/><nib name="H" file="H.xib"/></declarations>
      """,
      "shared/more.xml":
        "<declarations><fixture id=\"f\"><view width=\"1\" height=\"1\"/></fixture></declarations>",
      "shared/H.xib": "<document/>",
    ])
    let loader = SuiteLoader(root: folder.path)
    let suite = try #require(try loader.load(paths: [folder.path + "/good.xml"]).first)
    #expect(suite.declarations.nibs["H"]?.file == "shared/H.xib")
    #expect(suite.declarations.fixtures["f"] != nil)

    try folder.write(
      "<declarations><include file=\"all.xml\"/></declarations>",
      to: "shared/more.xml"
    )
    #expect(
      mistakes(loader, [folder.path + "/good.xml"]).first
        == "shared/more.xml:1:30: \"all.xml\" includes this file again"
    )
    try folder.write(
      "<declarations><nib name=\"H\" file=\"H.xib\"/></declarations>",
      to: "shared/more.xml"
    )
    #expect(
      mistakes(loader, [folder.path + "/good.xml"]).first
        == "shared/all.xml:1:52: duplicate nib \"H\"; first at shared/more.xml:1:26"
    )
    try folder.write("<suite/>", to: "shared/more.xml")
    #expect(
      mistakes(loader, [folder.path + "/good.xml"]).first
        == "shared/more.xml:1:1: the document's element is <suite>; expected <declarations>"
    )
  }

  @Test("Mistakes of several files come in one pass")
  func severalFiles() throws {
    let folder = try TemporaryFolder([
      "a.xml": "<suite name=\"s\" version=\"2\"/>",
      "b.xml": "<suite name=\"s\" version=\"1\"><x/></suite>",
    ])
    #expect(mistakes(SuiteLoader(root: folder.path), [folder.path]).count == 2)
  }

  @Test("An expectation for an unknown case is a mistake")
  func unknownExpectation() throws {
    let folder = try TemporaryFolder([
      "a.xml": smallSuite,
      "a.expectations.xml": "<expectations>\n<expect case=\"b\" reason=\"r\"/></expectations>",
    ])
    #expect(
      mistakes(SuiteLoader(root: folder.path), [folder.path])
        == ["a.expectations.xml:2: no case \"b\" in the suite (did you mean \"a\"?)"]
    )
  }

  @Test("a limit on growth can be expected to fail, and a case is expected to fail once")
  func expectationsOfLimits() throws {
    let suite = """
      <suite name="a" version="1"><benchmark id="b" sweep="n: 2 4"><measure>
      <repeat count="{$n}"><instantiate class="UIView"/></repeat></measure>
      <scaling metric="viewsCreated" of="n" max="O(1)"/></benchmark></suite>
      """
    let expect = "<expect case=\"b.scaling(viewsCreated)\" reason=\"r\"/>"
    let folder = try TemporaryFolder([
      "a.xml": suite, "a.expectations.xml": "<expectations>\(expect)</expectations>",
    ])
    let suites = try SuiteLoader(root: folder.path).load(paths: [folder.path])
    let plan = try RunPlan(suites: suites)
    let expected = plan.entries.filter { $0.expectation != nil }.map(\.identity.name)
    #expect(expected == ["b.scaling(viewsCreated)"])
    try folder.write("<expectations>\(expect)\n\(expect)</expectations>", to: "a.expectations.xml")
    #expect(throws: SuiteLoadError.self) {
      try SuiteLoader(root: folder.path).load(paths: [folder.path])
    }
  }
}
