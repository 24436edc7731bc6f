import Foundation
import Testing

@testable import DocumentTools

extension SourceCheckTests {
  @Test("a nib that is registered and never dequeued is not loaded")
  func registeredAlone() throws {
    let register =
      "  table.register(UINib(nibName: \"Away\", bundle: nil), forCellReuseIdentifier: \"Row\")\n"
    func dequeue(_ name: String) -> String {
      "  table.dequeueReusableCell(withIdentifier: \(name))"
    }
    #expect(try found(register) == ["MissingNib note"])
    #expect(try found(register + dequeue("\"Other\"")) == ["MissingNib note"])
    #expect(try found(register + dequeue("\"Row\"")) == ["MissingNib error"])
    // A name may stand for a text that is there once more.
    #expect(try found(register + dequeue("name")) == ["MissingNib note"])
    let kept =
      "  let nib = UINib(nibName: \"Away\", bundle: nil)\n"
      + "  table.register(nib, forCellReuseIdentifier: \"Row\")\n"
    #expect(try found(kept) == ["MissingNib note"])
    #expect(try found(kept + dequeue("\"Row\"")) == ["MissingNib error"])
    let named = "  let name = \"Row\"\n"
    #expect(try found(named + register + dequeue("name")) == ["MissingNib error"])
  }

  @Test("a controller to which code gives a view loads no nib")
  func givenView() throws {
    let check = CheckTests()
    let document = check.xib(
      "<view id=\"v\">\(check.frame())</view>",
      owner: "<connections><outlet property=\"box\" destination=\"v\" id=\"o\"/></connections>"
    ).replacingOccurrences(of: "id=\"-1\"", with: "id=\"-1\" customClass=\"Panel\"")
    func kinds(_ source: String) throws -> [String] {
      try found(
        document,
        ["Panel.swift": "class Panel: UIViewController {}", "Page.swift": source]
      )
      .kinds
    }
    #expect(try kinds("class Page { func f() { let p = Panel() } }") == ["MissingOutlet error"])
    #expect(
      try kinds("class Page { func f() { let p = Panel()\n p.view = box } }")
        == ["MissingOutlet note"]
    )
  }

  @Test("a nib that a target builds and nobody committed is not missed")
  func builtNibs() throws {
    let files = [
      "Page.h": "@interface Page : UIViewController\n@end\n",
      "Page.m":
        "@implementation Page\n- (void)viewDidLoad {\n  [[NSBundle mainBundle] loadNibNamed:@\"Away\" "
        + "owner:self options:nil];\n}\n@end\n",
    ]
    func kinds(_ nib: String, compiling source: String = "Page.m") throws -> [String] {
      let text = SampleProject.text(
        children: ["DOC", "SRC"],
        files: ["DOC", "SRC"],
        objects: SampleProject.file("DOC", nib) + SampleProject.file("SRC", source)
      )
      let project = [Self.project: text]
      let document = CheckTests().xib("<view id=\"v\" customClass=\"Page\"/>")
      return try found(document, files.merging(project) { $1 }).kinds
    }
    #expect(try kinds("Cells/Other.xib") == ["MissingNib error"])
    #expect(try kinds("Cells/Away.xib") == [])
    #expect(try kinds("Cells/Away~ipad.xib") == [])
    // What no target compiles asks for nothing.
    #expect(try kinds("Cells/Other.xib", compiling: "Old/Page.m") == [])
  }

  @Test(
    "a controller that its function shows nowhere loads no nib",
    arguments: [
      ("", "note"), ("page.log.append(text)", "note"), ("page.title = text", "note"),
      ("show(page)", "error"), ("pages = [page]", "error"), ("page.view.alpha = 0", "error"),
      ("page.open()", "error"), ("other.page.open()", "note"), ("pages.title = text", "note"),
    ]
  )
  func shownNowhere(statement: String, severity: String) throws {
    let make = "    let page = ListController(nibName: \"Away\", bundle: nil)\n"
    #expect(try found(make + statement + "\n") == ["MissingNib \(severity)"])
    // It may be kept elsewhere.
    #expect(try found(make.dropFirst(8) + statement + "\n") == ["MissingNib error"])
  }

  @Test("so does one in Objective-C")
  func shownNowhereInC() throws {
    func kinds(_ statement: String) throws -> [String] {
      let make = "  Page *page = [[Page alloc] initWithNibName:@\"Away\" bundle:nil];\n"
      let files = [
        "Page.h": "@interface Page : UIViewController\n@end\n",
        "Page.m":
          "@implementation Page\n- (void)viewDidLoad {\n\(make)  \(statement)\n}\n@end\n",
      ]
      return try found(CheckTests().xib("<view id=\"v\" customClass=\"Page\"/>"), files).kinds
    }
    #expect(try kinds("page.title = text;") == ["MissingNib note"])
    #expect(try kinds("[self show:page];") == ["MissingNib error"])
    #expect(try kinds("[page open];") == ["MissingNib error"])
  }

  @Test("what is wrong with a cell that is registered and never dequeued is a note")
  func undequeuedCells() throws {
    let source = key + "class Card: UIView { @IBOutlet var label: Key! }"
    let register =
      "table.register(UINib(nibName: \"View\", bundle: nil), forCellReuseIdentifier: \"View\")\n"
    func kinds(_ name: String?, _ other: String = "") throws -> [String] {
      let dequeue = name.map { "  table.dequeueReusableCell(withIdentifier: \($0))\n" } ?? ""
      let list = "class List: UIViewController {\n func f() {\n\(register)\(dequeue) }\n}\n"
      let files = ["A.swift": source, "List.swift": list, "Other.swift": other]
      return try found(nib(outlet), files).kinds.filter { $0.hasPrefix("MissingAction") }
    }
    #expect(try kinds("\"Other\"") == ["MissingAction note"])
    #expect(try kinds("\"View\"") == ["MissingAction error"])
    #expect(try kinds("name") == ["MissingAction error"])
    // Another class dequeues it, or may.
    #expect(try kinds(nil) == ["MissingAction error"])
    #expect(try kinds("\"Other\"", "let name = \"View\"") == ["MissingAction error"])
    #expect(try kinds("\"Other\"", "// \"View\"") == ["MissingAction note"])
    #expect(try kinds("\"Other\"", "#import \"View.h\"") == ["MissingAction note"])
    #expect(try kinds("\"Other\"", "View.name") == ["MissingAction error"])
  }

  @Test("a copy of a project inside of it is told of in notes")
  func nestedCopies() throws {
    let files = ["A.swift": key + "class Card: UIView { @IBOutlet var label: Key! }"]
    func kinds(_ name: String, _ more: [String: String]) throws -> [String] {
      try found(nib(outlet), named: name, files.merging(more) { $1 }).kinds
    }
    let copy = ["Old/App.xcodeproj/project.pbxproj": "", "Old/Cards/View.xib": nib(outlet)]
    let own = ["Cards/View.xib": nib(outlet)]
    let all = copy.merging(own) { $1 }
    #expect(try kinds("Old/Cards/View.xib", all) == ["MissingAction note"])
    #expect(try kinds("Cards/View.xib", all) == ["MissingAction error"])
    // The project around it does not have the document, or has another name.
    #expect(try kinds("Old/Cards/View.xib", copy) == ["MissingAction error"])
    let other = own.merging(["Old/Other.xcodeproj/project.pbxproj": ""]) { $1 }
    #expect(try kinds("Old/Cards/View.xib", other) == ["MissingAction error"])
  }

  @Test("a branch of a project beside its trunk is told of in notes")
  func branches() throws {
    let files = ["A.swift": key + "class Card: UIView { @IBOutlet var label: Key! }"]
    func kinds(_ name: String, _ more: [String]) throws -> [String] {
      let others = Dictionary(
        uniqueKeysWithValues: more.map { ($0, $0.hasSuffix("xib") ? nib(outlet) : "") }
      )
      return try found(nib(outlet), named: name, files.merging(others) { $1 }).kinds
    }
    let projects = [
      "trunk/App/App.xcodeproj/project.pbxproj", "branches/old/App/App.xcodeproj/project.pbxproj",
    ]
    let (branch, trunk) = ("branches/old/App/View.xib", "trunk/App/View.xib")
    #expect(try kinds(branch, projects + [trunk]) == ["MissingAction note"])
    #expect(try kinds(trunk, projects + [branch]) == ["MissingAction error"])
    #expect(try kinds(branch, projects) == ["MissingAction error"])
    #expect(try kinds(branch, [projects[1], trunk]) == ["MissingAction error"])
  }

  @Test("what an archive of a Mac has twice is told once")
  func archives() throws {
    let files = ["A.swift": key + "class Card: UIView { @IBOutlet var label: Key! }"]
    let copy = "__MACOSX/Cards/View.xib"
    let both = files.merging(["Cards/View.xib": nib(outlet)]) { $1 }
    #expect(try found(nib(outlet), named: copy, both).kinds == ["MissingAction note"])
    #expect(try found(nib(outlet), named: copy, files).kinds == ["MissingAction error"])
  }

  /// A scene of a list with one prototype, whose outlet its class lacks.
  private static func list(_ source: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
    <tableViewController id="c" customClass="Page"><tableView key="view" id="t">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <prototypes>
    <tableViewCell reuseIdentifier="Row" id="r" customClass="RowCell">
    <rect key="frame" x="0" y="0" width="375" height="44"/>
    <connections><outlet property="gone" destination="r" id="o"/></connections></tableViewCell>
    </prototypes><connections>\(source)</connections></tableView></tableViewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f" customClass="UIResponder"/>
    </objects></scene></scenes></document>
    """
  }

  @Test("what is wrong with a prototype that the list's own class never takes is a note")
  func untakenPrototypes() throws {
    func kinds(_ body: String, _ others: [String: String] = [:], source: String = "c") throws
      -> [String]
    {
      let outlet = "<outlet property=\"dataSource\" destination=\"\(source)\" id=\"d\"/>"
      let files = [
        "Row.swift": "class RowCell: UITableViewCell {}",
        "Page.swift": "class Page: UITableViewController {\n  func f() { \(body) }\n}\n",
        "Other.swift": "class Other: UITableViewController { let name = \"Row\" }",
      ]
      return try found(
        Self.list(outlet),
        named: "Main.storyboard",
        files.merging(others) { $1 }
      ).kinds
    }
    func take(_ name: String) -> String { "list.dequeueReusableCell(withIdentifier: \(name))" }
    #expect(try kinds(take("\"Card\"")) == ["MissingOutlet note"])
    #expect(try kinds(take("\"Row\"")) == ["MissingOutlet error"])
    // A name is followed to its text, and what is no text may be anything.
    let named = ["Names.swift": "let cardName = \"Card\"\nlet rowName = \"Row\""]
    #expect(try kinds(take("cardName"), named) == ["MissingOutlet note"])
    #expect(try kinds(take("rowName"), named) == ["MissingOutlet error"])
    #expect(try kinds(take("cardName") + "; let b = \"Row\"", named) == ["MissingOutlet note"])
    #expect(try kinds(take("cardName") + "; let b = Kind.Row", named) == ["MissingOutlet error"])
    #expect(try kinds(take("name(of: row)")) == ["MissingOutlet error"])
    #expect(try kinds(take("names[row]")) == ["MissingOutlet error"])
    // Nor is anything known where the class takes no cell, names the cell's class or hands the list to another one.
    #expect(try kinds("") == ["MissingOutlet error"])
    #expect(try kinds(take("\"Card\"") + " as? RowCell") == ["MissingOutlet error"])
    #expect(try kinds(take("\"Card\"") + "; list.dataSource = a") == ["MissingOutlet error"])
    #expect(try kinds(take("\"Card\""), source: "f") == ["MissingOutlet error"])
    let more = ["More.swift": "extension Page {\n  func g() { \(take("\"Row\"")) }\n}\n"]
    #expect(try kinds(take("\"Card\""), more) == ["MissingOutlet error"])
    let header = ["More.m": "#import \"RowCell.h\"\n@implementation Page\n@end\n"]
    #expect(try kinds(take("\"Card\""), header) == ["MissingOutlet note"])
  }
}
