import Foundation
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check holds connections against sources", .serialized)
struct SourceCheckTests {
  static let project = "App.xcodeproj/project.pbxproj"

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

  func nib(_ connection: String, owner: String = "", at place: String = "") -> String {
    CheckTests().xib(
      "<view id=\"v\" customClass=\"Card\" \(place)>\(CheckTests().frame())"
        + "<subviews><button id=\"b\" customClass=\"Key\">\(CheckTests().frame())"
        + "<connections><action selector=\"tap:\" destination=\"v\" eventType=\"touchUpInside\" id=\"t\"/>"
        + "</connections></button></subviews><connections>\(connection)</connections></view>",
      owner: owner
    )
  }

  let outlet = "<outlet property=\"label\" destination=\"b\" id=\"o\"/>"
  let key = "class Key: UIButton {}\n"

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

  @Test("notes where a class has hardly one of many outlets, as code makes its views")
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
    #expect(try found(nib(outlets(5)), ["A.swift": one]).kinds == many)
    let two = source.replacingOccurrences(of: "{ @", with: "{ var a4, a5: Key!; @")
    let most = Array(repeating: "MissingOutlet error", count: 4)
    #expect(try found(nib(outlets(6)), ["A.swift": two]).kinds == most)
  }

  @Test("nothing of what a subclass has that code makes of the object")
  func changedClass() throws {
    let classes =
      key + "class Card: UIView { var label: Key! }\n"
      + "class Deck: Card { @IBAction func tap(_ sender: Any) {} }\n"
    #expect(try found(nib(outlet), ["A.swift": classes]).kinds == ["MissingAction error"])
    let change = "func deal(_ card: Card) { object_setClass(card, Deck.self) }\n"
    #expect(try found(nib(outlet), ["A.swift": classes, "B.swift": change]).kinds == [])
    let other = change.replacingOccurrences(of: "Deck", with: "Key")
    let without = classes.replacingOccurrences(of: "class Deck: Card", with: "class Deck: UIView")
    #expect(
      try found(nib(outlet), ["A.swift": without, "B.swift": other]).kinds
        == ["MissingAction error"]
    )
  }

  @Test("nothing of a class that only another app compiles")
  func otherApp() throws {
    func kinds(_ source: String, product: String = "application") throws -> [String] {
      let objects =
        SampleProject.file("DOC", "View.xib") + SampleProject.file("SRC", source)
        + SampleProject.file("KEY", "Key.swift")
      let own = SampleProject.text(
        children: ["DOC", "SRC", "KEY"],
        files: ["DOC", "SRC", "KEY"],
        objects: objects
      )
      let other = SampleProject.text(
        children: ["SRC"],
        files: ["SRC"],
        objects: SampleProject.file("SRC", "../Card.swift")
      ).replacingOccurrences(of: "product-type.application", with: "product-type.\(product)")
      let files = [
        Self.project: own, "Other/Other.xcodeproj/project.pbxproj": other, "Key.swift": key,
        "Card.swift": "class Card: UIView { var label: Key! }",
      ]
      return try found(nib(outlet), files).kinds
    }
    #expect(try kinds("Card.swift") == ["MissingAction error"])
    #expect(try kinds("Far.swift") == [])
    #expect(try kinds("Far.swift", product: "framework") == ["MissingAction error"])
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
    let twice = nib("").replacingOccurrences(
      of: "customClass=\"Key\"",
      with: "customClass=\"Card\""
    )
    #expect(try found(twice, sources).kinds.filter { $0.hasPrefix("MissingClass") }.count == 1)
    // What sources use and none declares is of a library, or they would not compile.
    for (use, kinds) in [
      ("var card: Card?", []), ("let name = \"Card\"", ["MissingClass warning"]),
      ("// Card", ["MissingClass warning"]), ("var card: Cards?", ["MissingClass warning"]),
    ] {
      #expect(try found(nib(""), ["A.swift": key + use]).kinds == kinds)
    }
    let own = nib("", at: "customModule=\"App\" customModuleProvider=\"target\"")
    #expect(try found(own, sources).kinds == ["MissingClass warning"])
    #expect(try found(nib("", at: "customModule=\"Kit\""), sources).kinds == [])
    for name in ["PDFView", "GLKView", "UICard"] {
      let document = nib("").replacingOccurrences(of: "\"Card\"", with: "\"\(name)\"")
      #expect(try !found(document, sources).kinds.contains { $0.hasPrefix("MissingClass") })
    }
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

  @Test("a note of a class that no connection asks for more than a plain object has")
  func plainClass() throws {
    let inner = "<subviews><view id=\"i\">\(CheckTests().frame())</view></subviews>"
    func kinds(_ more: String, _ element: String = "view") throws -> [String] {
      let view =
        "<\(element) id=\"v\" customClass=\"Card\">\(CheckTests().frame())\(more)</\(element)>"
      return try found(CheckTests().xib(view), ["A.swift": key]).kinds
    }
    #expect(try kinds(inner) == ["MissingClass note"])
    #expect(try kinds("") == ["MissingClass note"])
    #expect(try kinds("", "label") == ["MissingClass note"])
    let attribute =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
      + "keyPath=\"radius\"><integer key=\"value\" value=\"4\"/></userDefinedRuntimeAttribute>"
      + "</userDefinedRuntimeAttributes>"
    #expect(try kinds(inner + attribute) == ["MissingClass note"])
    let outlet = "<connections><outlet property=\"tag\" destination=\"i\" id=\"o\"/></connections>"
    #expect(try kinds(inner + outlet).contains("MissingClass warning"))
    let delegate = outlet.replacingOccurrences(of: "tag", with: "delegate")
    #expect(try kinds(inner + delegate).contains("MissingClass note"))
    let list =
      "<subviews><tableView id=\"i\">\(CheckTests().frame())<connections>"
      + "<outlet property=\"dataSource\" destination=\"v\" id=\"o\"/></connections></tableView></subviews>"
    #expect(try kinds(list) == ["MissingClass warning"])
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
    let changed = field.replacingOccurrences(of: "touchUpInside", with: "valueChanged")
    #expect(try found(changed, ["A.swift": source]).kinds == ["MissingAction error"])
    let plain = changed.replacingOccurrences(of: " customClass=\"Key\"", with: "")
    #expect(try found(plain, ["A.swift": source]).kinds == ["MissingAction note"])
    let button = nib(outlet).replacingOccurrences(of: "touchUpInside", with: "valueChanged")
    #expect(try found(button, ["A.swift": source]).kinds == ["MissingAction error"])
    let edited = field.replacingOccurrences(of: "touchUpInside", with: "editingDidBegin")
    #expect(try found(edited, ["A.swift": source]).kinds == ["MissingAction error"])
    let menu = source.replacingOccurrences(
      of: "Key! }",
      with: "Key!\n func show() { label.showsMenuAsPrimaryAction = true } }"
    )
    #expect(try found(nib(outlet), ["A.swift": menu]).kinds == ["MissingAction note"])
    #expect(try found(nib(""), ["A.swift": menu]).kinds == ["MissingAction error"])
  }

  @Test(
    "notes of actions of what code hides or disables, and nowhere the other way",
    arguments: [
      ("label.isHidden = true", "note"), ("label.isHidden = true; label.isHidden = false", "error"),
      ("label.isHidden = isOld", "error"), ("label.alpha = 0", "note"),
      ("label.alpha = 0.5", "error"), ("label.isUserInteractionEnabled = false", "note"),
      ("self.label?.isEnabled = false", "note"), ("label.isEnabled = true", "error"),
      ("other.isHidden = true", "error"),
    ]
  )
  func hiddenSenders(statement: String, severity: String) throws {
    let source = "class Card: UIView { @IBOutlet var label: Key!\n func show() { \(statement) } }"
    let kinds = try found(nib(outlet), ["A.swift": key + source]).kinds
    #expect(kinds == ["MissingAction \(severity)"])
  }

  @Test("an action of what the document hides is a note, unless code may show it")
  func hiddenInDocument() throws {
    func kinds(_ outlet: String, hiding id: String, _ statement: String = "") throws -> [String] {
      let source =
        "class Card: UIView { @IBOutlet var label: UIView!\n func show() { \(statement) } }"
      let document = nib(outlet).replacingOccurrences(
        of: "id=\"\(id)\"",
        with: "id=\"\(id)\" hidden=\"YES\""
      )
      return try found(document, ["A.swift": key + source]).kinds
    }
    let around = outlet.replacingOccurrences(of: "\"b\"", with: "\"v\"")
    #expect(try kinds("", hiding: "t") == ["MissingAction error"])
    for (id, outlet) in [("b", outlet), ("v", around)] {
      #expect(try kinds("", hiding: id) == ["MissingAction note"])
      #expect(try kinds(outlet, hiding: id) == ["MissingAction note"])
      #expect(try kinds(outlet, hiding: id, "label.isHidden = false") == ["MissingAction error"])
      #expect(try kinds(outlet, hiding: id, "label.isHidden = true") == ["MissingAction note"])
    }
  }

  @Test("an action of a bar's item with a segue is a note")
  func itemsWithSegues() throws {
    func kinds(_ more: String) throws -> [String] {
      let item =
        "<view id=\"v\" customClass=\"Card\">\(CheckTests().frame())</view>"
        + "<barButtonItem id=\"i\"><connections>"
        + "<action selector=\"tap:\" destination=\"v\" id=\"t\"/>\(more)</connections></barButtonItem>"
      return try found(CheckTests().xib(item), ["A.swift": "class Card: UIView {}"]).kinds
    }
    #expect(try kinds("") == ["MissingAction error"])
    #expect(
      try kinds("<segue destination=\"v\" kind=\"show\" id=\"s\"/>") == ["MissingAction note"]
    )
  }

  /// What is found of a navigation item's button with an action that its view's class lacks.
  private func kindsOfItem(_ key: String, _ view: String = "") throws -> [String] {
    let item =
      "<view id=\"v\" customClass=\"Card\">\(CheckTests().frame())</view>"
      + "<navigationItem id=\"n\"><barButtonItem key=\"\(key)\" id=\"i\">\(view)<connections>"
      + "<action selector=\"tap:\" destination=\"v\" id=\"t\"/></connections></barButtonItem>"
      + "</navigationItem>"
    return try found(CheckTests().xib(item), ["A.swift": "class Card: UIView {}"]).kinds
  }

  @Test("an action of the item that leads back is a note")
  func backItems() throws {
    func kinds(_ key: String) throws -> [String] {
      try kindsOfItem(key)
    }
    #expect(try kinds("leftBarButtonItem") == ["MissingAction error"])
    #expect(try kinds("backBarButtonItem") == ["MissingAction note"])
  }

  @Test("an action of an item that shows a view of its own is a note")
  func ownViews() throws {
    func kinds(_ view: String) throws -> [String] {
      try kindsOfItem("rightBarButtonItem", view)
    }
    #expect(try kinds("") == ["MissingAction error"])
    let button = "<button key=\"customView\" id=\"b\">\(CheckTests().frame())</button>"
    #expect(try kinds(button) == ["MissingAction note"])
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
