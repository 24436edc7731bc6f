import Foundation
import Testing

@testable import DocumentTools

@Suite("Orientations of apps")
struct AppOrientationsTests {
  /// The screens on which an app with a list is on its side alone.
  private func onSide(_ list: String) throws -> [ScreenFamilies.Screens] {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-sides-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data(list.utf8).write(to: root.appendingPathComponent("Info.plist"))
    let orientations = AppOrientations(ProjectFiles(below: root.path))
    return [ScreenFamilies.Screens.phones, .tablets].filter {
      orientations.isOnSide(root.path + "/Card.xib", on: $0)
    }
  }

  private func entry(_ orientation: String, _ screens: String = "") -> String {
    "<key>UISupportedInterfaceOrientations\(screens)</key><array>"
      + "<string>UIInterfaceOrientation\(orientation)</string></array>"
  }

  @Test("are those of the screens that a key is for")
  func screens() throws {
    #expect(try onSide(entry("LandscapeLeft")) == [.phones, .tablets])
    #expect(try onSide(entry("Portrait")) == [])
    #expect(try onSide(entry("Portrait") + entry("LandscapeLeft", "~ipad")) == [.tablets])
    #expect(try onSide(entry("LandscapeLeft") + entry("Portrait", "~ipad")) == [.phones])
    #expect(try onSide(entry("LandscapeLeft", "~ipad")) == [.tablets])
    #expect(try onSide("<key>Other</key>") == [])
  }

  @Test(
    "are those that a controller's class answers",
    arguments: [
      ("return .landscape", true), ("return [.landscapeLeft, .landscapeRight]", true),
      ("if a { return .landscape }\n return .landscapeLeft", true),
      ("if a { return .landscape }\n return .portrait", false),
      ("return .all", false), ("return .allButUpsideDown", false), ("return super.x", false),
    ]
  )
  func classes(body: String, isOnSide: Bool) {
    var facts = SourceFacts([])
    let member =
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n\(body)\n  }"
    facts.add(
      SourceText("class First: UIViewController {\n  \(member)\n  func g() { a(.portrait) }\n}")
    )
    facts.add(SourceText("class Second: First {}"))
    #expect(facts.isOnSide("Second") == isOnSide)
    #expect(!facts.isOnSide("Third"))
  }
}
