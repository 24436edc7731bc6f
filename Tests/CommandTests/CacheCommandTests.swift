import Foundation
import Testing

@Suite("Documents that are as they were", .serialized)
struct CacheCommandTests {
  private static let told = "as they were in an earlier check"

  /// A project with two nibs, of which one has a finding, checked once.
  private static func checked() throws -> Tool {
    let tool = try Tool()
    try tool.write("", to: "Package.swift")
    try tool.write(Sample.xib(Sample.view()), to: "App/Plain.xib")
    try tool.write(Sample.xib(Sample.view(id: "a") + Sample.view(id: "a")), to: "App/Twice.xib")
    let first = try tool.run("check", "App")
    #expect(first.status == 1 && !first.output.contains(told), "\(first.output)")
    return tool
  }

  @Test("are not checked again, and what was found in them is told all the same")
  func unchanged() throws {
    let tool = try Self.checked()
    defer { tool.remove() }
    let again = try tool.run("check", "App")
    #expect(again.status == 1)
    #expect(again.output.contains("2 of 2 documents are " + Self.told), "\(again.output)")
    #expect(again.output.contains("another element's already"))
    #expect(try !tool.run("check", "App", "--no-cache").output.contains(Self.told))
    #expect(try !tool.run("check", "App", "--in-process").output.contains(Self.told))
    #expect(try !tool.run("check", "App", "--filter", "Plain").output.contains(Self.told))
    #expect(try !tool.run("check", "App", "--strict-classes").output.contains(Self.told))
    #expect(try !tool.run("check", "App", "--widths", "320").output.contains(Self.told))
  }

  @Test("a document that changed is checked, alone")
  func changed() throws {
    let tool = try Self.checked()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view(id: "a")), to: "App/Twice.xib")
    let answer = try tool.run("check", "App")
    #expect(answer.status == 0)
    #expect(answer.output.contains("1 of 2 documents are " + Self.told), "\(answer.output)")
    let moved = try tool.run("check", "App")
    #expect(moved.output.contains("2 of 2 documents are " + Self.told), "\(moved.output)")
  }

  @Test(
    "what a check reads beside a document counts as well",
    arguments: [
      "App/Fonts/Own.ttf", "App/Info.plist", "Colors.xcassets/Ink.colorset/Contents.json",
      "App/logo.png",
    ]
  )
  func surroundings(_ path: String) throws {
    let tool = try Self.checked()
    defer { tool.remove() }
    try tool.write("one", to: path)
    #expect(try !tool.run("check", "App").output.contains(Self.told))
    #expect(try tool.run("check", "App").output.contains("2 of 2 documents"))
    try FileManager.default.removeItem(atPath: tool.path(path))
    #expect(try !tool.run("check", "App").output.contains(Self.told))
  }

  @Test(
    "files count whose names or folders a search for documents passes over",
    arguments: [
      "Podfile", "App/Cartfile", ".gitmodules", "project.yml", "BUILD", "Vendor/LICENSE",
      "Pods/L/C.xcassets/Back.colorset/Contents.json", "Carthage/Checkouts/L/Pods/Fonts/Own.ttf",
      "Pods/L/Info.plist", "Pods/Pods.xcodeproj/project.pbxproj",
    ]
  )
  func passedOver(_ path: String) throws {
    let tool = try Self.checked()
    defer { tool.remove() }
    try tool.write("one", to: path)
    #expect(try tool.run("check", "App").status == 1)
    #expect(try tool.run("check", "App").output.contains("2 of 2 documents"))
    // The names stay as they are: only what is in the file tells.
    try tool.write("two", to: path)
    #expect(try !tool.run("check", "App").output.contains(Self.told))
  }

  @Test("a document in a folder whose surroundings are not looked at is always checked")
  func uncovered() throws {
    let tool = try Self.checked()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: ".hidden/View.xib")
    for _ in 0..<2 {
      #expect(try !tool.run("check", ".hidden/View.xib").output.contains(Self.told))
    }
  }

  @Test("what sources say is held against documents anew when a source changed, and else not")
  func sources() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let outlet = "<outlet property=\"back\" destination=\"v\" id=\"o\"/>"
    let view = Sample.view(id: "v").replacing(
      "<view ",
      with: "<view customClass=\"Card\" "
    ).replacing(
      "</view>",
      with: "<connections>\(outlet)</connections></view>"
    )
    try tool.write("", to: "App.xcodeproj/project.pbxproj")
    try tool.write(Sample.xib(view), to: "App/Card.xib")
    func finds(_ property: String) throws -> Bool {
      try tool.write(
        "class Card: UIView { @IBOutlet var \(property): UIView! }",
        to: "App/Card.swift"
      )
      let first = try tool.run("check", "App")
      let again = try tool.run("check", "App")
      #expect(again.output.contains("1 of 1 documents are " + Self.told), "\(again.output)")
      #expect(
        first.output.contains("no property “back”") == again.output.contains("no property “back”")
      )
      return first.output.contains("no property “back”")
    }
    #expect(try !finds("back"))
    #expect(try finds("front"))
    #expect(try !finds("back"))
  }

  @Test("a cache that is broken, or cannot be written, costs time only")
  func broken() throws {
    let tool = try Self.checked()
    defer { tool.remove() }
    let folder = tool.folder.path + ".cache/nibmark"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
    for data in [Data(), Data("nonsense\n".utf8), whole.prefix(whole.count / 2), whole + whole] {
      try data.write(to: URL(fileURLWithPath: folder + "/" + name))
      let answer = try tool.run("check", "App")
      #expect(answer.status == 1)
      #expect(answer.output.contains("1 failed, 4 passed"), "\(answer.output)")
    }
    try tool.write("", to: "file")
    let answer = try tool.run("check", "App", "--cache", "file/in/a/file")
    #expect(answer.status == 1 && answer.error.isEmpty, "\(answer.error)")
  }

  @Test(
    "what is found in a file that changes meanwhile is not kept",
    arguments: ["App/Later.xib", "App/Info.plist"]
  )
  func changedMeanwhile(_ path: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("", to: "Package.swift")
    try tool.write("good", to: "App/Info.plist")
    try tool.write(DocumentWorkerTests.long(labels: 2000), to: "App/Early.xib")
    try tool.write(Sample.xib(Sample.view()), to: "App/Later.xib")
    try tool.write(Sample.xib(Sample.view(id: "a") + Sample.view(id: "a")), to: "bad")
    let answer = try tool.shell(
      """
      export XDG_CACHE_HOME=$PWD/caches
      cp \(path) good
      "$nibmark" check App --workers 1 --output R >first 2>&1 &
      for _ in $(seq 3000); do
        grep -q '"caseStarted"' R/journal.jsonl 2>/dev/null && break
        sleep 0.01
      done
      cp bad \(path)
      wait $!
      cp good \(path)
      "$nibmark" check App
      """
    )
    #expect(answer.status == 0, "\(answer.output)\(answer.error)")
    #expect(!answer.output.contains("2 of 2 documents are"), "\(answer.output)")
  }

  @Test("old caches are removed from a folder, and nothing else")
  func pruning() throws {
    let tool = try Self.checked()
    defer { tool.remove() }
    let digits = String(repeating: "0", count: 32)
    let kept = ["check-all", "check-\(digits)0", "check-\(digits)/mine", "other"]
    let removed = "check-" + String(repeating: "1", count: 32)
    for name in kept + [removed] { try tool.write("old", to: "caches/" + name) }
    for name in tool.entries("caches") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)],
        ofItemAtPath: tool.path("caches/" + name)
      )
    }
    #expect(try tool.run("check", "App", "--cache", "caches").status == 1)
    #expect(!tool.entries("caches").contains(removed))
    for name in kept { #expect(try tool.read("caches/" + name) == "old") }
  }

  @Test("a document that ends its worker is checked again")
  func losses() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "App/Plain.xib")
    for _ in 0..<2 {
      let answer = try tool.run("check", "App", "--timeout", "0.000001")
      #expect(answer.status == 1 && !answer.output.contains(Self.told), "\(answer.output)")
    }
  }
}
