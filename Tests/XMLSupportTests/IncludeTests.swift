import Foundation
import Testing

@testable import XMLSupport

@Suite struct IncludeTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func include(_ href: String, _ more: String = "", content: String = "") -> String {
    "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='\(href)'\(more)>"
      + "\(content)</xi:include>"
  }

  private func error(_ path: String, root: String? = nil, limits: XMLLimits = .default)
    -> XMLError?
  {
    errorOf { () throws(XMLError) in
      _ = try XMLTree(contentsOf: path, includeRoot: root ?? folder.path, limits: limits)
    }
  }

  @Test func includedElementsTakeTheirPlaceAndKnowTheirFile() throws {
    let main = try folder.write(
      "suite.xml",
      "<suite>\n <a/>\n \(include("parts/part%201.xml"))\n <z y='1'/></suite>"
    )
    try folder.write("parts/part 1.xml", "<b x='1'>\n\(include("more.xml"))</b>")
    try folder.write("parts/more.xml", "<!-- c -->\n\n  <c w='2' xml:lang='de'/>")
    let tree = try XMLTree(contentsOf: main, includeRoot: folder.path)
    let root = try #require(tree.root)
    #expect(root.elements.map(\.name) == ["a", "b", "z"])
    let b = root.elements[1]
    let c = try #require(b.element("c"))
    #expect(b.location?.description == folder.path + "/parts/part 1.xml:1:1")
    #expect(c.location?.description == folder.path + "/parts/more.xml:3:3")
    #expect(c.location(ofAttribute: "w")?.column == 9)
    #expect(root.elements[2].location(ofAttribute: "y")?.description == main + ":4:8")
    #expect(c.path == "/suite/b/c")
    #expect(try XPathExpression("count(//c[@w=2])").evaluate(on: tree) == .number(1))
    #expect(tree.serialized().contains("<c w=\"2\" xml:lang=\"de\"/>"))
    #expect(tree.fileNames.count == 3)
  }

  @Test func withoutARootIncludesAreLeftAlone() throws {
    let main = try folder.write("suite.xml", "<suite>\(include("none.xml"))</suite>")
    #expect(try XMLTree(contentsOf: main).root?.elements.first?.name == "include")
  }

  @Test(arguments: [
    "../outside.xml", "/etc/passwd", "link.xml", "folder/outside.xml", "sub/../../outside.xml",
  ])
  func nothingOutsideOfTheRootIsRead(_ href: String) throws {
    try folder.write("outside.xml", "<secret/>")
    let main = try folder.write("root/suite.xml", "<suite>\n  \(include(href))</suite>")
    try folder.write("root/sub/x.xml", "<x/>")
    try folder.link("root/link.xml", to: "../outside.xml")
    try folder.link("root/folder", to: folder.path)
    let error = error(main, root: folder.path + "/root")
    #expect(error?.code == .includeOutsideRoot)
    #expect(error?.location?.description == main + ":2:3")
    #expect(error?.message == "'\(href)' lies outside of the root folder")
  }

  @Test func aFolderWhoseNameBeginsLikeTheRootIsOutside() throws {
    try folder.write("root-not/x.xml", "<x/>")
    let main = try folder.write("root/suite.xml", "<s>\(include("../root-not/x.xml"))</s>")
    #expect(error(main, root: folder.path + "/root")?.code == .includeOutsideRoot)
  }

  @Test func linksInsideOfTheRootAreFollowed() throws {
    try folder.write("real/x.xml", "<x/>")
    try folder.link("link", to: "real")
    let main = try folder.write("suite.xml", "<s>\(include("link/x.xml"))</s>")
    let tree = try XMLTree(contentsOf: main, includeRoot: folder.path)
    #expect(tree.root?.element("x") != nil)
  }

  @Test(arguments: ["http://example.invalid/x.xml", "file:///etc/passwd", "//host/x", "ftp://h/x"])
  func nothingIsReadFromANetwork(_ href: String) throws {
    let main = try folder.write("suite.xml", "<s>\(include(href))</s>")
    let error = error(main)
    #expect(error?.code == .includeOutsideRoot)
    #expect(error?.message == "'\(href)' is not a path; nothing is read from a network")
  }

  @Test func loopsAreErrors() throws {
    let own = try folder.write("own.xml", "<s>\(include("own.xml"))</s>")
    #expect(error(own)?.code == .includeLoop)
    let main = try folder.write("a.xml", "<a>\(include("b.xml"))</a>")
    let other = try folder.write("b.xml", "<b>\n\(include("./a.xml"))</b>")
    let found = error(main)
    #expect(found?.code == .includeLoop)
    #expect(found?.location?.description == other + ":2:1")
  }

  @Test func missingAndMalformedFilesAreErrorsAtTheirPlace() throws {
    let main = try folder.write("suite.xml", "<s>\n\(include("none.xml"))</s>")
    #expect(
      error(main)?.description == main + ":2:1: cannot include 'none.xml': no such file"
    )
    let bad = try folder.write("bad.xml", "<a>\n<b></a>")
    try folder.write("suite.xml", "<s>\n\(include("bad.xml"))</s>")
    let found = error(main)
    #expect(found?.code == .malformed && found?.location?.file == bad)
    #expect(found?.location?.line == 2)
    try folder.write("suite.xml", "<s>\(include("."))</s>")
    #expect(error(main)?.code == .includeOutsideRoot || error(main)?.code == .io)
  }

  @Test func fallbackStandsInForAMissingFile() throws {
    let fallback = "<xi:fallback><f/>t\(include("there.xml"))</xi:fallback>"
    let main = try folder.write("suite.xml", "<s>\(include("none.xml", content: fallback))</s>")
    try folder.write("there.xml", "<there/>")
    let tree = try XMLTree(contentsOf: main, includeRoot: folder.path)
    #expect(tree.root?.elements.map(\.name) == ["f", "there"])
  }

  @Test func textIsIncludedAsText() throws {
    let main = try folder.write("suite.xml", "<s>\(include("t.txt", " parse='text'"))</s>")
    try folder.write("t.txt", "a < b & c")
    #expect(try XMLTree(contentsOf: main, includeRoot: folder.path).root?.text == "a < b & c")
  }

  @Test(arguments: [
    ("x.xml' parse='html", "xi:include has parse=\"html\""),
    ("", "xi:include names no file"),
    ("x.xml' xpointer='e", "xi:include has an xpointer; only whole files can be included"),
  ])
  func wrongAttributesAreErrors(_ href: String, _ message: String) throws {
    try folder.write("x.xml", "<x/>")
    let main = try folder.write("suite.xml", "<s>\(include(href))</s>")
    #expect(error(main)?.message == message)
    #expect(error(main)?.code == .includeFailed)
  }

  @Test func includesShareTheLimits() throws {
    // Each file includes the next one ten times: 10^6 elements from seven small files.
    for level in 0..<6 {
      let many = String(repeating: include("f\(level + 1).xml"), count: 10)
      try folder.write("f\(level).xml", "<l>\(many)</l>")
    }
    try folder.write("f6.xml", "<leaf/>")
    let main = folder.path + "/f0.xml"
    #expect(error(main)?.code == .sizeLimit)
    #expect(error(main)?.message == "the document includes more than 1000 files")
    let deep = try folder.write("deep.xml", "<a><b>\(include("tail.xml"))</b></a>")
    try folder.write("tail.xml", "<c><d/></c>")
    let limits = XMLLimits(depthMax: 4)
    _ = try XMLTree(contentsOf: deep, includeRoot: folder.path, limits: limits)
    #expect(error(deep, limits: XMLLimits(depthMax: 3))?.code == .depthLimit)
  }
}
