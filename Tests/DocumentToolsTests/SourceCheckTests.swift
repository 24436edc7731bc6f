import Foundation
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check holds connections against sources", .serialized)
struct SourceCheckTests {
  private static let project = "App.xcodeproj/project.pbxproj"

  /// What is found of one document of a project, as kinds and severities, and its messages.
  func found(
    _ document: String,
    named name: String = "View.xib",
    _ files: [String: String]
  ) throws -> (kinds: [String], messages: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sources-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files.merging(
      [name: document, Self.project: ""],
      uniquingKeysWith: { a, _ in a }
    ) {
      let path = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    var options = DocumentChecker.Options()
    options.root = folder.path
    let checker = DocumentChecker(
      options: options,
      clock: { 0 },
      now: { Timestamp(secondsSince1970: 0) }
    )
    let path = folder.appendingPathComponent(name).path
    let failures = checker.seen(checker.check(path), at: path).cases.flatMap { $0.failures ?? [] }
      .filter { $0.type.hasPrefix("Missing") }
    return (failures.map { "\($0.type) \($0.severity ?? .note)" }, failures.map(\.message))
  }

  private func nib(_ connection: String, owner: String = "", at place: String = "") -> String {
    CheckTests().xib(
      "<view id=\"v\" customClass=\"Card\" \(place)>\(CheckTests().frame())"
        + "<subviews><button id=\"b\" customClass=\"Key\">\(CheckTests().frame())"
        + "<connections><action selector=\"tap:\" destination=\"v\" eventType=\"touchUpInside\" id=\"t\"/>"
        + "</connections></button></subviews><connections>\(connection)</connections></view>",
      owner: owner
    )
  }

  private let outlet = "<outlet property=\"label\" destination=\"b\" id=\"o\"/>"
  private let key = "class Key: UIButton {}\n"

  @Test("an outlet and an action that the class has not, with the nearest name")
  func missing() throws {
    let source =
      "class Card: UIView { @IBOutlet var lable: Key!\n@IBAction func tapp(_ a: Any) {} }"
    let found = try found(nib(outlet), ["A.swift": key + source])
    #expect(Set(found.kinds) == ["MissingOutlet error", "MissingAction error"])
    #expect(found.messages.contains { $0.contains("Card has no property “label”") })
    #expect(found.messages.contains { $0.contains("nearest name there is “lable”") })
    #expect(found.messages.contains { $0.contains("nearest name there is “tapp:”") })
  }

  @Test("nothing where the class has both, or a superclass is in no source")
  func present() throws {
    let members = "{ @IBOutlet var label: Key! \n @IBAction func tap(_ sender: Any) {} }"
    #expect(try found(nib(outlet), ["A.swift": key + "class Card: UIView \(members)"]).kinds == [])
    let split = "class Card: UIView {}\nextension Card \(members)"
    #expect(try found(nib(outlet), ["A.swift": key, "B.swift": split]).kinds == [])
    #expect(try found(nib(outlet), ["A.swift": key + "class Card: FarView {}"]).kinds == [])
  }

  @Test("notes where a class has none of many outlets, as code makes its views")
  func elsewhere() throws {
    func outlets(_ count: Int) -> String {
      (1...count).map { "<outlet property=\"a\($0)\" destination=\"b\" id=\"o\($0)\"/>" }.joined()
    }
    let source = key + "class Card: UIView { @IBAction func tap(_ sender: Any) {} }"
    let few = Array(repeating: "MissingOutlet error", count: 3)
    #expect(try found(nib(outlets(3)), ["A.swift": source]).kinds == few)
    let many = Array(repeating: "MissingOutlet note", count: 4)
    #expect(try found(nib(outlets(4)), ["A.swift": source]).kinds == many)
    let one = source.replacingOccurrences(of: "{ @", with: "{ var a4: Key!; @")
    #expect(try found(nib(outlets(4)), ["A.swift": one]).kinds == few)
  }

  @Test("nothing of an outlet that leads nowhere, which Xcode leaves out")
  func dangling() throws {
    let outlet = "<outlet property=\"label\" destination=\"none\" id=\"o\"/>"
    let source = key + "class Card: UIView { @IBAction func tap(_ sender: Any) {} }"
    #expect(try found(nib(outlet), ["A.swift": source]).kinds == [])
  }

  @Test("a class that no source declares, where none can come from elsewhere")
  func missingClass() throws {
    let sources = ["A.swift": key]
    #expect(try found(nib(""), sources).kinds == ["MissingClass warning"])
    let own = nib("", at: "customModule=\"App\" customModuleProvider=\"target\"")
    #expect(try found(own, sources).kinds == ["MissingClass warning"])
    #expect(try found(nib("", at: "customModule=\"Kit\""), sources).kinds == [])
    let pods = sources.merging(["Podfile": "pod 'Kit'"]) { $1 }
    #expect(try found(nib(""), pods).kinds == [])
    #expect(try found(own, pods).kinds == ["MissingClass warning"])
    let far = "A = {isa = PBXFileReference; path = \"../Far/Card.swift\"; };"
    #expect(try found(own, sources.merging([Self.project: far]) { $1 }).kinds == [])
    let package = "A = {isa = XCRemoteSwiftPackageReference; };"
    #expect(try found(nib(""), sources.merging([Self.project: package]) { $1 }).kinds == [])
    let library = "A = {isa = PBXFileReference; lastKnownFileType = archive.ar; path = libKit.a; };"
    #expect(try found(nib(""), sources.merging([Self.project: library]) { $1 }).kinds == [])
  }

  @Test("an owner's outlet, unless a subclass that code may take has it")
  func owner() throws {
    let document = CheckTests().xib(
      "<view id=\"v\">\(CheckTests().frame())</view>",
      owner: "<connections><outlet property=\"card\" destination=\"v\" id=\"o\"/></connections>"
    ).replacingOccurrences(of: "id=\"-1\"", with: "id=\"-1\" customClass=\"Base\"")
    let base = "class Base: UIViewController {}\n"
    #expect(try found(document, ["A.swift": base]).kinds == ["MissingOutlet error"])
    let subclass = "class Sub: Base { @IBOutlet var card: UIView! }"
    #expect(try found(document, ["A.swift": base + subclass]).kinds == [])
    let other = "class Other: UIViewController { @IBOutlet var card: UIView! }"
    #expect(try found(document, ["A.swift": base + other]).kinds == [])
    #expect(try found(document, ["A.swift": key]).kinds == ["MissingClass note"])
  }

  @Test("an action for the first responder that no class has")
  func firstResponder() throws {
    func document(_ selector: String) -> String {
      nib("").replacingOccurrences(
        of: "selector=\"tap:\" destination=\"v\"",
        with: "selector=\"\(selector)\" destination=\"-2\""
      )
    }
    let sources = ["A.swift": key + "class Card: UIView { @objc func have(_ a: Any) {} }"]
    #expect(try found(document("lack:"), sources).kinds == ["MissingAction warning"])
    #expect(try found(document("have:"), sources).kinds == [])
    #expect(try found(document("paste:"), sources).kinds == [])
    let pods = sources.merging(["Podfile": "pod 'Kit'"]) { $1 }
    #expect(try found(document("lack:"), pods).kinds == [])
  }

  @Test(
    "notes of events that controls do not send: ends of touches in text fields, and under menus"
  )
  func unsent() throws {
    let source = key + "class Card: UIView { @IBOutlet var label: Key! }"
    #expect(try found(nib(outlet), ["A.swift": source]).kinds == ["MissingAction error"])
    let field = nib(outlet).replacingOccurrences(of: "button", with: "textField")
    #expect(try found(field, ["A.swift": source]).kinds == ["MissingAction note"])
    let edited = field.replacingOccurrences(of: "touchUpInside", with: "editingDidBegin")
    #expect(try found(edited, ["A.swift": source]).kinds == ["MissingAction error"])
    let menu = source.replacingOccurrences(
      of: "Key! }",
      with: "Key!\n func show() { label.showsMenuAsPrimaryAction = true } }"
    )
    #expect(try found(nib(outlet), ["A.swift": menu]).kinds == ["MissingAction note"])
    #expect(try found(nib(""), ["A.swift": menu]).kinds == ["MissingAction error"])
  }

  @Test("notes in documents for devices that their apps are not for")
  func otherDevices() throws {
    func kinds(_ family: String) throws -> [String] {
      let project = SampleProject.building(
        "View~iphone.xib",
        settings: "TARGETED_DEVICE_FAMILY = \"\(family)\";"
      )
      let files = [Self.project: project, "A.swift": key + "class Card: UIView {}"]
      return try found(nib(""), named: "View~iphone.xib", files).kinds
    }
    #expect(try kinds("1,2") == ["MissingAction error"])
    #expect(try kinds("2") == ["MissingAction note"])
  }

  @Test("a change of a source names what documents may lose")
  func change() {
    var change = DeclarationChange()
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    change.add(
      bytes("class A: UIView { var a: Int; func f(_ a: Int) {} }"),
      bytes("class A: UIView { var b: Int; func f(_ a: Int) {} }"),
      path: "A.swift"
    )
    #expect(change.names.isSuperset(of: ["A", "a", "b"]) && !change.names.contains("f:"))
    #expect(change.parents.isEmpty)
    change.add(bytes("class B: A {}"), bytes("class B: UIView {}"), path: "B.swift")
    change.add(nil, bytes("@interface C : A\n- (void)setName:(id)a;\n@end"), path: "C.h")
    #expect(change.parents == ["B", "C"] && change.names.isSuperset(of: ["setName:", "name"]))
  }
}

extension SourceCheckTests {
  private static func screen(_ segue: String = "", cells: String = "", more: String = "") -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <tableViewController storyboardIdentifier="List" id="c" customClass="ListController">
    <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
    <prototypes>\(cells)</prototypes></tableView>
    <connections>\(segue)</connections></tableViewController></objects></scene>\(more)</scenes></document>
    """
  }

  private static func asking(_ calls: String) -> [String: String] {
    [
      "List.swift":
        "class ListController: UITableViewController {\n  func ask() {\n\(calls)\n  }\n}\n"
    ]
  }

  /// The kinds that are found when a list controller makes some calls.
  func found(_ calls: String, _ screen: String = screen()) throws -> [String] {
    try found(screen, named: "Main.storyboard", Self.asking(calls)).kinds
  }

  @Test("segues, scenes, cells and nibs that code asks for and no document has")
  func askedAndMissing() throws {
    let all = """
      performSegue(withIdentifier: "gone", sender: nil)
      self.storyboard?.instantiateViewController(withIdentifier: "Lost")
      tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
      UINib(nibName: "Away", bundle: nil)
      """
    let found = try found(Self.screen(), named: "Main.storyboard", Self.asking(all))
    #expect(
      found.kinds == [
        "MissingSegue error", "MissingScene error", "MissingCell error", "MissingNib error",
      ]
    )
    #expect(
      found.messages[0].hasPrefix(
        "ListController (List.swift, line 3) performs the segue “gone”, and no document has one"
      )
    )
  }

  @Test(
    "calls that say too little are left alone",
    arguments: [
      "other.performSegue(withIdentifier: \"gone\", sender: nil)",
      "performSegue(withIdentifier: name, sender: nil)",
      "performSegue(withIdentifier: \"gone\" + suffix, sender: nil)",
      "performSegue(withIdentifier: \"gone\\(number)\", sender: nil)",
      "// performSegue(withIdentifier: \"gone\", sender: nil)",
      "/* x\nperformSegue(withIdentifier: \"gone\", sender: nil)\n*/",
      "tableView.dequeueReusableCell(withIdentifier: \"Row\")",
      "tableView.register(Row.self, forCellReuseIdentifier: \"Row\")\n"
        + "tableView.dequeueReusableCell(withIdentifier: \"Row\", for: path)",
      "UINib(nibName: \"Away\", bundle: Bundle(for: Self.self))",
      "}\n  static func viewController(withRestorationIdentifierPath path: [Any]) {\n"
        + "board.instantiateViewController(withIdentifier: \"Lost\")",
      "tableView.dequeueReusableCell(withIdentifier: \"ListController\", for: path)",
    ]
  )
  func askedAndUnknown(call: String) throws {
    #expect(try found(call).isEmpty)
  }

  @Test("what some document has is there, whichever")
  func askedAndThere() throws {
    let calls = """
      performSegue(withIdentifier: "show", sender: nil)
      self.storyboard?.instantiateViewController(withIdentifier: "List")
      tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
      """
    let screen = Self.screen(
      "<segue destination=\"c\" kind=\"show\" identifier=\"show\" id=\"g\"/>",
      cells: "<tableViewCell reuseIdentifier=\"Row\" id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" "
        + "width=\"320\" height=\"44\"/></tableViewCell>"
    )
    #expect(try found(calls, screen).isEmpty)
  }

  @Test("a nib of a class that no source declares may come with its library")
  func askedOfLibrary() throws {
    func found(_ name: String) throws -> [String] {
      try self.found("\(name)(nibName: \"Away\", bundle: nil)")
    }
    #expect(try found("FarController").isEmpty)
    #expect(try found("ListController") == ["MissingNib error"])
    #expect(try found("UINib") == ["MissingNib error"])
  }

  @Test("of apps that share the name of a class, each document is held to its own")
  func askedInOneApp() throws {
    let asking =
      Self.asking("performSegue(withIdentifier: \"gone\", sender: nil)")["List.swift"] ?? ""
    let other = "class ListController: UITableViewController {}"
    func found(_ folder: String) throws -> [String] {
      let files = ["One/Code/List.swift": asking, "Two/Code/List.swift": other]
      return try self.found(Self.screen(), named: "\(folder)/Main.storyboard", files).kinds
    }
    #expect(try found("One") == ["MissingSegue error"])
    #expect(try found("Two").isEmpty)
  }

  @Test("what leads to another scene is never connected, and asks nothing of a class")
  func otherScenes() throws {
    func kinds(_ destination: String) throws -> [String] {
      let cells = """
        <tableViewCell reuseIdentifier="Row" id="r"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <connections><action selector="go:" destination="\(destination)" id="a"/></connections></tableViewCell>
        """
      let more = """
        <scene sceneID="u"><objects><viewController id="d" customClass="OtherController"/></objects></scene>
        """
      var sources = Self.asking("")
      sources["Other.swift"] = "class OtherController: UIViewController {}"
      return try found(Self.screen(cells: cells, more: more), named: "Main.storyboard", sources)
        .kinds
    }
    #expect(try kinds("c") == ["MissingAction error"])
    #expect(try kinds("d") == [])
  }

  @Test("what asks in a source that no target compiles counts for nothing")
  func askedInNoTarget() throws {
    func kinds(_ source: String) throws -> [String] {
      let objects =
        SampleProject.file("DOC", "Main.storyboard") + SampleProject.file("SRC", source)
      let project = SampleProject.text(
        children: ["DOC", "SRC"],
        files: ["DOC", "SRC"],
        objects: objects
      )
      var files = Self.asking("performSegue(withIdentifier: \"gone\", sender: nil)")
      files["Other.swift"] = ""
      files[Self.project] = project
      return try found(Self.screen(), named: "Main.storyboard", files).kinds
    }
    #expect(try kinds("List.swift") == ["MissingSegue error"])
    #expect(try kinds("Other.swift") == [])
  }

  @Test("a nib for a list that has no cell is a note where the source registers cells")
  func askedAsFallback() throws {
    let load = """
        var cell = tableView.dequeueReusableCell(withIdentifier: "Row")
        if cell == nil { cell = UINib(nibName: "Away", bundle: nil).instantiate(withOwner: nil) }
      """
    #expect(try found(load) == ["MissingNib error"])
    let register = "  tableView.register(rowNib, forCellReuseIdentifier: \"Row\")\n"
    #expect(try found(register + load) == ["MissingNib note"])
  }

  @Test("Objective-C asks as well, and a class in a class leaves its file alone")
  func askedInObjectiveC() throws {
    let source = """
      @implementation ListController
      - (void)ask {
        [self performSegueWithIdentifier:@"gone" sender:nil];
        [other performSegueWithIdentifier:@"lost" sender:nil];
      }
      @end
      """
    let header = "@interface ListController : UITableViewController\n@end\n"
    let files = ["List.m": source, "List.h": header]
    #expect(
      try found(Self.screen(), named: "Main.storyboard", files).kinds == ["MissingSegue error"]
    )
    let nested = "class Inner: UIView {}\n      performSegue(withIdentifier: \"gone\", sender: nil)"
    #expect(try found("      " + nested).isEmpty)
  }
}
