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
    storyboard: String = storyboard,
    replaced: Set<String> = []
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
    let reach = graph.reach([NamedDocument(path)], named: Set(named), replaced: replaced)
    return reach.hidden.scenes.map(\.lines.lowerBound)
  }

  @Test("have no way from the initial one, and no source names their identifiers")
  func ways() throws { #expect(try hidden("@main class Start {}") == [8, 9]) }

  @Test("are the initial one as well where launch code replaces the storyboard's window")
  func replaced() throws {
    #expect(try hidden("@main class Start {}", replaced: ["Main"]) == [3, 7, 8, 9])
    let named = "@main class Start { let a = use(\"Card List\") }"
    #expect(try hidden(named, replaced: ["Main"]) == [3, 7, 9])
  }

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

  @Test("are not those of an identifier with an entity, which code writes as what that stands for")
  func entities() throws {
    let story = Self.storyboard.replacingOccurrences(
      of: "Card List",
      with: "Cards &amp; Lists"
    )
    let named = #"@main class Start { let a = use("Cards & Lists") }"#
    #expect(try hidden(named, storyboard: story) == [9])
    #expect(try hidden("@main class Start {}", storyboard: story) == [8, 9])
  }

  @Test("are none of a main storyboard that begins nothing in its language and that no code names")
  func mainOfLanguage() throws {
    let other = Self.storyboard.replacing(" initialViewController=\"A\"", with: "")
    func isUnused(_ source: String, storyboard: String = other) throws -> Bool {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("nibmark-main-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent("Main.storyboard").path
      try storyboard.write(toFile: path, atomically: true, encoding: .utf8)
      var graph = UseGraph([])
      graph.add(SourceWords(Array(source.utf8), .swift))
      let named = Set([SourceWords.hash("Main")])
      return !graph.reach([NamedDocument(path)], named: named, begun: ["Main"]).unused.isEmpty
    }
    let start = "@main class Start { let a = use(\"Card List\")"
    #expect(try isUnused(start + "}"))
    #expect(try !isUnused(start + "}", storyboard: Self.storyboard))
    #expect(try !isUnused(start + "; let b = UIStoryboard(name: \"Main\", bundle: nil) }"))
    #expect(try !isUnused(start + "; let b = list[\"UIMainStoryboardFile\"] }"))
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

  @Test(
    "are those whose identifier only names a storyboard, a picture, a variable or what a switch finds",
    arguments: [
      "UIStoryboard(name: \"Card List\", bundle: nil)", "make(storyboard: \"Card List\")",
      "UIImage(named: \"Card List\")", "storyboard = cardList", "find(storyboard, cardList)",
      "{ switch kind { case .cardList: stop() } }()",
    ]
  )
  func otherNames(text: String) throws {
    #expect(try hidden("@main class Start { let a = \(text) }") == [8, 9])
  }

  @Test(
    "are not those of which a call, a case or generated code names the identifier",
    arguments: [
      "let a = make(name: \"Card List\")", "let a = make(named: \"Card List\")",
      "enum Kind { case first, cardList }", "let a = StoryboardScene.Main\n.cardList",
    ]
  )
  func ownNames(text: String) throws {
    #expect(try hidden("@main class Start { \(text) }") == [9])
  }

  @Test(
    "are those whose identifier has the letters of a word of code",
    arguments: [("UIScreen.main", [8, 9]), ("Screen.kind(\"Main\")", [9])]
  )
  func lettersOfWords(text: String, lines: [Int]) throws {
    let storyboard = Self.storyboard.replacing("Card List", with: "Main")
    let source = "@main class Start { let a = \(text) }"
    #expect(try hidden(source, storyboard: storyboard) == lines)
  }

  @Test("are those of a class that code makes and never asks for by its name")
  func madeTypes() throws {
    let storyboard = Self.storyboard.replacing(
      "storyboardIdentifier=\"Card List\"",
      with: "storyboardIdentifier=\"Cards\" customClass=\"Cards\""
    )
    func hidden(_ use: String) throws -> [Int] {
      try self.hidden("@main class Start { \(use) }", "class Cards {}", storyboard: storyboard)
    }
    #expect(try hidden("let a: Cards = Cards()") == [8, 9])
    #expect(try hidden("let a: Cards = load()") == [9])
    #expect(try hidden("let a = Cards.load()") == [9])
    #expect(try hidden("let a = Cards(); let b = load(Cards.self)") == [9])
  }

  @Test("are not those that are called as a class within them, which code asks for its name")
  func containers() throws {
    let storyboard = Self.storyboard.replacing("Card List", with: "Cards")
    func hidden(_ use: String) throws -> [Int] {
      try self.hidden("@main class Start { \(use) }", "class Cards {}", storyboard: storyboard)
    }
    #expect(try hidden("let a = make(Cards.className)") == [9])
    #expect(try hidden("let a: Cards = load()") == [8, 9])
  }

  @Test("are those whose identifier a document only names as a picture or storyboard")
  func documents() throws {
    func hidden(_ more: String) throws -> [Int] {
      let storyboard = Self.storyboard.replacing(
        "customClass=\"First\"",
        with: "customClass=\"First\" \(more)=\"Card List\""
      )
      return try self.hidden("@main class Start {}", storyboard: storyboard)
    }
    #expect(try hidden("image") == [8, 9])
    #expect(try hidden("storyboardName") == [8, 9])
    #expect(try hidden("value") == [9])
    #expect(try hidden("referencedIdentifier") == [9])
  }

  /// The first lines of the prototypes that no code takes beside a source.
  private func spare(_ source: String) throws -> [Int] {
    let storyboard = """
      <document><objects><tableViewController id="A"><tableView id="t"><prototypes>
      <tableViewCell reuseIdentifier="Card Row" customClass="Card Row" id="p"><view key="contentView" id="c"/></tableViewCell>
      <tableViewCell id="q"/>
      </prototypes><sections><tableViewSection id="s"><cells>
      <tableViewCell reuseIdentifier="Still" id="r"/></cells></tableViewSection></sections></tableView>
      <collectionView id="l"><cells>
      <collectionViewCell reuseIdentifier="Tile" id="i"/></cells></collectionView>
      </tableViewController></objects></document>
      """
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-spare-\(UUID().uuidString).storyboard").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try storyboard.write(toFile: path, atomically: true, encoding: .utf8)
    var graph = UseGraph([])
    graph.add(SourceWords(Array(source.utf8), .swift))
    let document = NamedDocument(path)
    let reach = graph.reach([document], named: [SourceWords.hash(document.name)])
    return reach.spare.prototypes.map(\.lines.lowerBound)
  }

  @Test("have prototypes that no code takes, apart from static cells")
  func prototypes() throws {
    #expect(try spare("@main class Start {}") == [2, 7])
    #expect(try spare("@main class Start { let a = take(\"Card Row\") }") == [7])
    #expect(try spare("@main class Start { let a = take(\"Card\\(kind)\") }") == [7])
    #expect(try spare("@main class Start { enum Kind { case cardRow } }") == [7])
    #expect(try spare("@main class Start {}\nclass Tile {}") == [2])
  }

  @Test("are those that only generated code names for others", arguments: ["SwiftGen", "Hand"])
  func generated(tool: String) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-generated-\(UUID().uuidString).swift").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = """
      // Generated using \(tool)
      enum StoryboardScene { static let cards = Scene("Card List") }
      let all = StoryboardScene.cards
      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(UseGraph([path]).sources.count == (tool == "Hand" ? 1 : 0))
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

  /// The documents of whose scenes of a class something is shown, where two storyboards have one.
  private func shown(_ use: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-cases-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let documents = try ["Home", "News", "Tabs"].map { name in
      let path = folder.appendingPathComponent(name + ".storyboard").path
      let text = """
        <document><scenes><scene sceneID="1"><objects><viewController storyboardIdentifier="Card" id="A"
        customClass="Card"/></objects></scene></scenes></document>
        """
      let hasCard = name != "Tabs"
      try (hasCard ? text : "<document/>").write(toFile: path, atomically: true, encoding: .utf8)
      return NamedDocument(path)
    }
    var graph = UseGraph([])
    let source = """
      @main class Start { \(use) }
      enum Board: String { case home = "Home", news = "News" }
      let boards = [Board.home, Board.news]
      class Card: UIViewController {}
      """
    graph.add(SourceWords(Array(source.utf8), .swift))
    let named = ["Home", "News"].map { SourceWords.hash($0) }
    let hidden = graph.reach(documents, named: Set(named)).hidden.scenes.map(\.document.name)
    return ["Home", "News"].filter { !hidden.contains($0) }
  }

  @Test(
    "are those of a class that code takes from other storyboards alone, which cases name",
    arguments: [
      ("let a = Card.make(from: .home)", ["Home"]), ("let a = Card.make(.news)", ["News"]),
      ("let a = [Card.make(.news), Card.make(from: .home)]", ["Home", "News"]),
      ("let a = Card.make(from: .home); let b = use(Card.self)", ["Home", "News"]),
      ("let a = Card.make(from: .home); let b: Card = make()", ["Home", "News"]),
      ("let a = Card.make(from: .home); func f() -> Card { make() }", ["Home", "News"]),
      ("let a = Card.make(from: .start)", ["Home", "News"]),
      ("let a = Card.make(from: .tabs)", ["Home", "News"]),
      ("let a = Card.make(from: .home); var b: Card", ["Home"]),
      ("let a = Card.make(from: .home, .news)", ["Home", "News"]),
      ("let a: Card = UIStoryboard.home.instantiateCard()", ["Home"]),
      ("let a = f(); func f() -> Card { return UIStoryboard.news.instantiateCard() }", ["News"]),
      (
        "let a = Card.make(); static func f() -> Card { UIStoryboard.news.instantiateCard() }; let b = f()",
        ["News"]
      ),
      ("let a = Card.make(); let b = Card.make(from: .news)", ["Home", "News"]),
      ("let a = f(); func f() -> Card { UIStoryboard.news.instantiateCard() }", ["News"]),
      (
        "let a = f(); func f() -> Card {\n let b : Card = UIStoryboard.news.instantiateCard()\n return b\n}",
        ["News"]
      ),
      ("let a: Card = UIStoryboard.home.instantiateCard(name)", ["Home", "News"]),
      ("let a: Card = UIStoryboard.home.made()", ["Home", "News"]),
    ]
  )
  func storyboardsOfCases(use: String, names: [String]) throws {
    #expect(try shown(use) == names)
  }
}
