import Foundation
import Testing

@testable import DocumentTools

// What code asks for where it may never run.
extension SourceCheckTests {
  private static let call = "performSegue(withIdentifier: \"gone\", sender: nil)"

  /// The findings where a class of a list has some members, beside other sources.
  private func kinds(_ members: String, _ others: String...) throws -> [String] {
    var files = ["Page.swift": "class Page: UIViewController {\n\(members)\n}\n"]
    for (number, text) in others.enumerated() { files["Other\(number).swift"] = text }
    return try found(Self.page, named: "Main.storyboard", files).kinds
  }

  private static let page = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Page"/></objects></scene></scenes></document>
    """

  @Test("a class of the same name in an app beside this one calls nothing of it")
  func calledInAnotherApp() throws {
    func kinds(_ more: [String: String] = [:]) throws -> [String] {
      let files = [
        "One/Code/Page.swift":
          "class Page: UIViewController {\n  func quit() { \(Self.call) }\n}\n",
        "Two/Code/Page.swift":
          "class Page: UIViewController {\n  func quit() {}\n  func open() { quit() }\n}\n",
      ]
      return try found(
        Self.page,
        named: "One/Main.storyboard",
        files.merging(more) { $1 }
      ).kinds
    }
    #expect(try kinds() == ["MissingSegue note"])
    let beside = ["One/Code/More.swift": "extension Page {\n  override func open() { quit() }\n}\n"]
    #expect(try kinds(beside) == ["MissingSegue error"])
    let page = "class Page: UIViewController {\n  func quit() {}\n}\n"
    let others = ["Two/Code/More.swift": "func open(page: Page) { page.quit() }\n"]
    #expect(try kinds(["Two/Code/Page.swift": page]) == ["MissingSegue note"])
    #expect(try kinds(others) == ["MissingSegue error"])
  }

  @Test(
    "a call where a segue is prepared that no document has is a note",
    arguments: [
      ("segue.identifier == \"away\"", "note"), ("segue.identifier != \"away\"", "error"),
      ("segue.identifier == \"here\"", "error"), ("kind == \"away\"", "error"),
      ("segue.identifier == \"away\" || isNew", "error"),
    ]
  )
  func preparing(condition: String, severity: String) throws {
    let prepare = """
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if \(condition) {
            self.next = { \(Self.call) }
          }
        }
      """
    let page = Self.page.replacing(
      "customClass=\"Page\"/>",
      with: "customClass=\"Page\"><connections><segue destination=\"c\" kind=\"show\" "
        + "identifier=\"here\" id=\"t\"/></connections></viewController>"
    )
    let files = ["Page.swift": "class Page: UIViewController {\n\(prepare)\n}\n"]
    #expect(try found(page, named: "Main.storyboard", files).kinds == ["MissingSegue \(severity)"])
  }

  @Test(
    "a call for a cell of a reuse identifier that nothing has is a note",
    arguments: [
      ("cell.reuseIdentifier == \"away\"", "", "note"),
      ("cell.reuseIdentifier != \"away\"", "", "error"),
      ("cell.reuseIdentifier == \"here\"", "", "error"),
      ("cell.name == \"away\"", "", "error"),
      ("cell.reuseIdentifier == \"away\"", "let row = \"away\"", "error"),
    ]
  )
  func cellOfNoDocument(condition: String, more: String, severity: String) throws {
    let select = """
        override func tableView(_ list: UITableView, didSelectRowAt path: IndexPath) {
          if \(condition) {
            \(Self.call)
          }
        }
      """
    let page = Self.page.replacing(
      "customClass=\"Page\"/>",
      with: "customClass=\"Page\"><connections><segue destination=\"c\" kind=\"show\" "
        + "identifier=\"here\" id=\"t\"/></connections></viewController>"
    )
    let files = ["Page.swift": "class Page: UITableViewController {\n\(select)\n}\n\(more)\n"]
    #expect(try found(page, named: "Main.storyboard", files).kinds == ["MissingSegue \(severity)"])
  }

  @Test("a nib that the initialiser by a frame loads of a prototype's class is a note")
  func framesOfPrototypes() throws {
    let cell = """
      <view key="view" id="v"><subviews><collectionView id="l"><cells>
      <collectionViewCell reuseIdentifier="c" id="e" customClass="Cell"/></cells></collectionView></subviews></view>
      """
    let page = Self.page.replacing(
      "customClass=\"Page\"/>",
      with: "customClass=\"Page\">\(cell)</viewController>"
    )
    func kinds(_ more: String = "") throws -> [String] {
      let cell = """
        class Cell: UICollectionViewCell {
          override init(frame: CGRect) {
            Bundle.main.loadNibNamed("Gone", owner: self)
          }
        }
        """
      let files = ["Cell.swift": cell, "Page.swift": "class Page: UIViewController {\n}\n\(more)"]
      return try found(page, named: "Main.storyboard", files).kinds
        .filter { $0.hasPrefix("MissingNib") }
    }
    #expect(try kinds() == ["MissingNib note"])
    #expect(try kinds("let cell = Cell(frame: box)") == ["MissingNib error"])
    #expect(try kinds("list.register(Cell.self)") == ["MissingNib error"])
  }

  @Test("a nib of a controller that is made and kept nowhere is a note")
  func thrownAway() throws {
    let own = "  init() { super.init(nibName: \"Gone\", bundle: nil) }"
    // The storyboard makes its controllers without that initialiser.
    #expect(try kinds(own) == ["MissingNib note"])
    #expect(try kinds(own, "func f() { show(Page()) }") == ["MissingNib error"])
    #expect(try kinds(own, "func f() {\n  Page().setTitle(1)\n}") == ["MissingNib note"])
    let kept = "func f() {\n  Page().setTitle(1)\n}\nfunc g() { show(Page()) }"
    #expect(try kinds(own, kept) == ["MissingNib error"])
    #expect(
      try kinds(own, "func f() {\n  Page().setTitle(1)\n}\nlet t = Page.self") == [
        "MissingNib error"
      ]
    )
    let other = "  override func f() {\n    Card(nibName: \"Gone\", bundle: nil).setTitle(1)\n  }"
    let card = "class Card: UIViewController {}"
    #expect(try kinds(other, card) == ["MissingNib note"])
    #expect(
      try kinds(other.replacingOccurrences(of: "setTitle", with: "show"), card) == [
        "MissingNib error"
      ]
    )
  }

  @Test(
    "a call in a function that no code calls is a note",
    arguments: [
      "", "class Other: UIView { func open() { quit() } }",
      "class Other: UIView { func quit() {} }",
      "// page.quit()", "protocol Leaving { func quit() }", "func open() { quit() }",
      "let other = Other.quit()\nclass Other: UIView {}",
    ]
  )
  func uncalled(other: String) throws {
    #expect(try kinds("  func quit() { \(Self.call) }", other) == ["MissingSegue note"])
  }

  @Test(
    "a call in a function that something may call is an error",
    arguments: [
      "class Other: UIView { override func open() { page.quit() } }",
      "class Other: Page { override func open() { quit() } }",
      "class Other: Page { override func open() { self.quit() } }",
      "extension Page { override func open() { quit() } }",
      "let action = #selector(Page.quit)", "let action = Selector(\"quit\")",
      "let other = Far.quit()", "func open(page: Page) { quit() }",
      "protocol Leaving { func quit() }\nfunc open(other: Leaving) { other.quit() }",
    ]
  )
  func called(other: String) throws {
    #expect(try kinds("  func quit() { \(Self.call) }", other) == ["MissingSegue error"])
  }

  @Test(
    "a call in a function that the system may call is an error",
    arguments: [
      "override func quit()", "@objc func quit(now: Bool)", "func viewDidLoad()",
      "func cancel(_ sender: Any)",
    ]
  )
  func calledByOthers(head: String) throws {
    #expect(try kinds("  \(head) { \(Self.call) }") == ["MissingSegue error"])
  }

  /// A function that the system calls.
  private func loading(_ body: String, _ variable: String = "var isOpen = false") -> String {
    "  \(variable)\n  override func viewDidLoad() {\n\(body)\n  }"
  }

  @Test(
    "a call under a condition that never holds is a note",
    arguments: [
      "if isOpen { CALL }", "if self.isOpen == true { CALL }", "if !isOpen { a() } else { CALL }",
      "if isOpen == false { a() } else { if b { CALL } }", "if a { b() } else if isOpen { CALL }",
    ]
  )
  func never(body: String) throws {
    let text = body.replacingOccurrences(of: "CALL", with: Self.call)
    #expect(try kinds(loading(text)) == ["MissingSegue note"])
    let closed = loading(text, "var isOpen: Bool = true")
    #expect(try kinds(closed) == ["MissingSegue error"])
    let other = "class Other: UIView { func f() { page.isOpen = true } }"
    #expect(try kinds(loading(text), other) == ["MissingSegue error"])
  }

  @Test(
    "a call under a condition that may hold is an error",
    arguments: [
      "if isOpen == false { CALL }", "if !isOpen { CALL }", "if isOpen, a { a() }; CALL",
      "if isOpen || a { CALL }", "if isOpen { a() } else { CALL }",
      "isOpen.toggle(); if isOpen { CALL }",
      "set(&isOpen); if isOpen { CALL }",
    ]
  )
  func sometimes(body: String) throws {
    let text = body.replacingOccurrences(of: "CALL", with: Self.call)
    #expect(try kinds(loading(text)) == ["MissingSegue error"])
  }

  @Test("what a tap on a callout performs is a note where no callout has something to tap")
  func callouts() throws {
    let tapped = """
        func mapView(_ map: MKMapView, annotationView: MKAnnotationView, calloutAccessoryControlTapped: UIControl) {
          if x == annotationView.rightCalloutAccessoryView { \(Self.call) }
        }
      """
    #expect(try kinds(tapped) == ["MissingSegue note"])
    #expect(try kinds(tapped, "// a.leftCalloutAccessoryView = b") == ["MissingSegue note"])
    #expect(
      try kinds(tapped, "func f() { a.leftCalloutAccessoryView = b }") == ["MissingSegue error"]
    )
  }

  @Test("nothing is claimed of classes where a submodule is not there")
  func withoutSubmodule() throws {
    let source = ["A.swift": key + "class Card: UIView { @IBOutlet var label: Key! }"]
    #expect(try found(nib(outlet), source).kinds == ["MissingAction error"])
    let modules = ".gitmodules"
    let files = source.merging([modules: "[submodule \"Kit\"]\n\tpath = Kit\n"]) { $1 }
    #expect(try found(nib(outlet), files).kinds == [])
    let there = files.merging(["Kit/Kit.swift": ""]) { $1 }
    #expect(try found(nib(outlet), there).kinds == ["MissingAction error"])
  }

  @Test("an action is a note where the document takes its sender's touches and no code gives any")
  func untouched() throws {
    func found(_ more: String, _ statement: String = "") throws -> [String] {
      let source = "class Card: UIView { @IBOutlet var label: Key!; func f() { \(statement) } }"
      let document = nib(outlet).replacingOccurrences(
        of: "<button id=\"b\"",
        with: "<button \(more) id=\"b\""
      )
      return try self.found(document, ["A.swift": key + source]).kinds
    }
    #expect(try found("") == ["MissingAction error"])
    for off in ["enabled=\"NO\"", "userInteractionEnabled=\"NO\""] {
      #expect(try found(off) == ["MissingAction note"])
      #expect(
        try found(off, "label.isEnabled = true; label.isUserInteractionEnabled = true") == [
          "MissingAction error"
        ]
      )
    }
  }

  @Test("a list makes its cells without an owner, to whom an action could be sent")
  func cellOwners() throws {
    func found(_ root: String) throws -> [String] {
      let document = CheckTests().xib(
        "<\(root) id=\"v\">\(CheckTests().frame())<subviews><button id=\"b\">\(CheckTests().frame())"
          + "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" "
          + "id=\"t\"/></connections></button></subviews></\(root)>"
      ).replacingOccurrences(of: "id=\"-1\"", with: "id=\"-1\" customClass=\"Page\"")
      return try self.found(document, ["A.swift": "class Page: UIViewController {}"]).kinds
    }
    #expect(try found("view") == ["MissingAction error"])
    #expect(try found("tableViewCell") == ["MissingAction note"])
  }

  @Test("an outlet may have the name of a variable of the system's class")
  func systemVariables() throws {
    func found(_ name: String) throws -> [String] {
      let item = "<outlet property=\"\(name)\" destination=\"b\" id=\"i\"/>"
      let source = "class Card: UIControl { @IBAction func tap(_ sender: Any) {} }"
      return try self.found(nib(item), ["A.swift": key + source]).kinds
    }
    #expect(try found("_backgroundColor") == [])
    #expect(try found("_card") == ["MissingOutlet error"])
  }

  @Test("a call in an action that no document sends is a note")
  func unsentActions() throws {
    func found(_ connection: String, _ more: String = "") throws -> [String] {
      let source =
        "class Page: UIViewController {\n  @IBAction func quit(_ sender: Any) { \(Self.call) }\n}\n"
      let document = Self.page.replacingOccurrences(
        of: "customClass=\"Page\"/>",
        with: "customClass=\"Page\"><navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem "
          + "key=\"leftBarButtonItem\" id=\"i\"><connections>\(connection)</connections></barButtonItem>"
          + "</navigationItem></viewController>"
      )
      let files = ["Page.swift": source + more]
      return try self.found(document, named: "Main.storyboard", files).kinds
    }
    #expect(try found("") == ["MissingSegue note"])
    let action = "<action selector=\"quit:\" destination=\"c\" id=\"a\"/>"
    #expect(try found(action) == ["MissingSegue error"])
    #expect(try found("", "let action = #selector(Page.quit)") == ["MissingSegue error"])
  }

  @Test(
    "an action of a bar's item is a note where code takes the item out when the view loads",
    arguments: [
      ("navigationItem.rightBarButtonItem = nil", "", "note"),
      ("navigationItem.leftBarButtonItem = nil", "", "error"),
      ("navigationItem.rightBarButtonItem = item", "", "error"),
      (
        "navigationItem.rightBarButtonItem = nil",
        "<outlet property=\"item\" destination=\"i\" id=\"o\"/>", "error"
      ),
    ]
  )
  func itemsTakenOut(code: String, outlet: String, severity: String) throws {
    let item = """
      customClass="Page"><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
      <connections><action selector="gone:" destination="c" id="a"/></connections></barButtonItem>
      </navigationItem><connections>\(outlet)</connections></viewController>
      """
    let page = Self.page.replacing("customClass=\"Page\"/>", with: item)
    let source = """
      class Page: UIViewController {
        @IBOutlet var item: UIBarButtonItem!
        override func viewDidLoad() { \(code) }
      }
      """
    let kinds = try found(page, named: "Main.storyboard", ["Page.swift": source]).kinds
    #expect(kinds == ["MissingAction \(severity)"])
  }

  @Test("a call in an action of a gesture recogniser that no view has is a note")
  func unsentGestures() throws {
    func found(_ outlet: String) throws -> [String] {
      let source =
        "class Page: UIViewController {\n  @IBAction func quit(_ sender: Any) { \(Self.call) }\n}\n"
      let document = Self.page.replacingOccurrences(
        of: "customClass=\"Page\"/>",
        with:
          "customClass=\"Page\"><view key=\"view\" id=\"v\"><connections>\(outlet)</connections>"
          + "</view></viewController><tapGestureRecognizer id=\"tap\"><connections><action "
          + "selector=\"quit:\" destination=\"c\" id=\"a\"/></connections></tapGestureRecognizer>"
      )
      return try self.found(document, named: "Main.storyboard", ["Page.swift": source]).kinds
    }
    let outlet =
      "<outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"g\"/>"
    #expect(try found("") == ["MissingSegue note"])
    #expect(try found(outlet) == ["MissingSegue error"])
  }
}
