import Foundation
import Testing

@testable import DocumentTools

@Suite("Scenes that nothing shows")
struct HiddenScenesTests {
  private static let storyboard = """
    <document initialViewController="A">
    <scenes>
    <scene sceneID="1"><objects><viewController id="A" customClass="First">
    <view key="view" id="v"><connections><segue destination="B" kind="show" id="s"/></connections></view>
    <connections>
    <action selector="f:" destination="D" id="t"/></connections></viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="B" customClass="Second"/></objects></scene>
    <scene sceneID="3"><objects><tableViewController storyboardIdentifier="Card List" id="C"/></objects></scene>
    <scene sceneID="4"><objects><viewController id="D"/></objects></scene>
    </scenes></document>
    """

  /// The first lines of the scenes that nothing shows beside a source.
  private func hidden(
    _ sources: String...,
    loads: Bool = true,
    storyboard: String = storyboard
  ) throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-scenes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("Main.storyboard").path
    try storyboard.write(toFile: path, atomically: true, encoding: .utf8)
    var graph = UseGraph([])
    for source in sources { graph.add(SourceWords(Array(source.utf8), .swift)) }
    let named = loads ? [SourceWords.hash("Main")] : []
    let reach = graph.reach([NamedDocument(path)], named: Set(named))
    return reach.hidden.scenes.map(\.lines.lowerBound)
  }

  @Test("have no way from the initial one, and no source names their identifiers")
  func ways() throws { #expect(try hidden("@main class Start {}") == [8, 9]) }

  @Test(
    "are not those with an identifier that a source names, as it is or as generated names have it",
    arguments: [
      "\"Card List\"", "R.storyboard.main.cardList()", "StoryboardScene.Main.cardList",
      "\"Card\\(kind)\"", "\"Card\" + kind",
      "\"Others,Card List\".split(\",\")); let b = use(\"Card List\"",
    ]
  )
  func identifiers(text: String) throws {
    #expect(try hidden("@main class Start { let a = use(\(text)) }") == [9])
  }

  @Test("are those of which only unused types name the identifier")
  func unusedTypes() throws {
    #expect(
      try hidden("@main class Start {}", "class Other { let a = use(\"Card List\") }") == [8, 9]
    )
    #expect(
      try hidden("@main class Start {}", "class Second { let a = use(\"Card List\") }") == [9]
    )
  }

  @Test(
    "are those whose identifier is a word of code alone, and whose controller only actions name"
  )
  func words() throws {
    let call = "@main class Start { let a = x.cardList(); let b = x.CardList }"
    #expect(try hidden(call) == [8, 9])
  }

  @Test("are those to which a segue leads that only code performs, and no code does")
  func manualSegues() throws {
    func hidden(_ segue: String) throws -> [Int] {
      let control = "<segue destination=\"B\" kind=\"show\" id=\"s\"/>"
      let storyboard = Self.storyboard.replacing(control, with: "")
        .replacing("<connections>\n", with: "<connections>\n\(segue)")
      let source = "@main class Start { let a = use(\"Card List\"); let b = use(\"go\") }"
      return try self.hidden(source, storyboard: storyboard)
    }
    func segue(_ more: String) -> String { "<segue destination=\"B\" id=\"s\" \(more)/>" }
    #expect(try hidden("") == [7, 9])
    #expect(try hidden(segue("kind=\"show\"")) == [7, 9])
    #expect(try hidden(segue("kind=\"show\" identifier=\"stay\"")) == [7, 9])
    #expect(try hidden(segue("kind=\"show\" identifier=\"go\"")) == [9])
    #expect(try hidden(segue("kind=\"relationship\"")) == [9])
    #expect(try hidden(segue("kind=\"custom\" identifier=\"stay\"")) == [9])
  }

  @Test("are not told of a storyboard that nothing loads, nor of one that is cut off")
  func others() throws {
    #expect(try hidden("@main class Start {}", loads: false) == [])
    for end in ["<scene", "<scene>", "</scene>", "<scene id=\"", "<viewController id=\"\""] {
      #expect(NamedDocument.Contents(Array(end.utf8)).scenes.count <= 1)
    }
  }
}
