import Files
import Foundation
import Testing

@testable import SuiteRunner

private let suite =
  "<suite name=\"s\" version=\"1\"><case id=\"a\" smoke=\"YES\"><layout/></case></suite>"

@Suite("Looking for suites")
struct SuiteSearchTests {
  private func mistakes(_ folder: TemporaryFolder) -> [String] {
    do {
      _ = try SuiteLoader(root: folder.path).load(paths: [folder.path])
      return []
    } catch {
      return error.mistakes.map(\.description)
    }
  }

  @Test(
    "What was meant to be a suite is a mistake",
    arguments: ["Suite", "siute", "suit", "suites", "sute", "SUITE", "a:suite", "b:Suites"]
  )
  func nearly(name: String) throws {
    let namespace = name.contains(":") ? " xmlns:\(name.prefix(1))=\"urn:x\"" : ""
    let folder = try TemporaryFolder(["good.xml": suite, "near.xml": "<\(name)\(namespace)/>"])
    #expect(
      mistakes(folder) == ["near.xml:1:1: the document's element is <\(name)>; expected <suite>"]
    )
  }

  @Test("XML of another kind is named, but for what suites read by themselves")
  func others() throws {
    let folder = try TemporaryFolder([
      "good.XML": suite, "notes.xml": "<notes/>", "report.xml": "<testsuites/>",
      "shared.xml": "<declarations/>", "good.expectations.xml": "<expectations/>",
      "gone.expectations.xml": "<expectations/>", "plain.xib": "",
      "b.xml": suite.replacing("\"s\"", with: "\"b\""), "Snapshots/b/a.x.xml": "<view/>",
      "Snapshots/c/a.x.xml": "<view/>",
    ])
    let search = SuiteLoader(root: folder.path).search([folder.path])
    let names = search.leftOut.map { $0.path.dropFirst(folder.path.count + 1) }
    #expect(names == ["Snapshots/c/a.x.xml", "gone.expectations.xml", "notes.xml", "report.xml"])
    #expect(try SuiteLoader(root: folder.path).load(search).map(\.file) == ["b.xml", "good.XML"])
  }

  @Test("What cannot be read as XML up to its first element is a mistake")
  func unreadable() throws {
    let folder = try TemporaryFolder(["good.xml": suite, "empty.xml": "", "cut.xml": "<!-- a"])
    try folder.link("gone.xml", to: folder.path + "/nowhere")
    let found = mistakes(folder)
    #expect(found.map { $0.prefix { $0 != ":" } } == ["gone.xml", "cut.xml", "empty.xml"])
  }

  @Test("A suite below a folder named Snapshots is a suite")
  func snapshotsFolder() throws {
    let folder = try TemporaryFolder(["b.xml": suite, "Snapshots/b/c.xml": suite])
    #expect(try SuiteLoader(root: folder.path).load(paths: [folder.path]).count == 2)
  }

  @Test("A linked suite outside of the root is a mistake; a linked folder is read when asked for")
  func outside() throws {
    let other = try TemporaryFolder(["far.xml": suite])
    let folder = try TemporaryFolder(["good.xml": suite])
    try folder.link("out", to: other.path)
    let loader = SuiteLoader()
    #expect(try loader.load(paths: [folder.path]).map(\.className) == ["good"])
    let all = loader.search([folder.path], includesIgnored: true)
    #expect(try loader.load(all).map(\.className) == ["good", "far"])
    try folder.link("far.xml", to: other.path + "/far.xml")
    #expect(mistakes(folder).count == 1)
  }

  @Test("UTF-16 suites are read")
  func utf16() throws {
    let folder = try TemporaryFolder([:])
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n" + suite
    try text.data(using: .utf16)?.write(to: URL(fileURLWithPath: folder.path + "/s.xml"))
    #expect(try SuiteLoader(root: folder.path).load(paths: [folder.path]).map(\.name) == ["s"])
  }
}
