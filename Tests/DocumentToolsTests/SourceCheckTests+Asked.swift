import Foundation
import TestModel
import Testing

@testable import DocumentTools

// What code asks for by identifiers, and no document has.
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
        "class ListController: UITableViewController {\n  override func viewDidLoad() {\n\(calls)\n  }\n}\n"
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
    "a cell for a list that the class has not is a note",
    arguments: [
      ("", "", "note"), ("grid.dataSource = self", "", "error"),
      ("", "<outlet property=\"dataSource\" destination=\"c\" id=\"o\"/>", "error"),
    ]
  )
  func askedForNoList(statement: String, outlet: String, severity: String) throws {
    let grid =
      "<collectionView id=\"grid\">\(CheckTests().frame())<connections>\(outlet)</connections></collectionView>"
    let screen = Self.screen(more: "").replacingOccurrences(
      of: "</tableViewController>",
      with: "</tableViewController>\(grid)"
    )
    let source = """
      class ListController: UITableViewController {
        func collectionView(_ grid: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          return grid.dequeueReusableCell(withReuseIdentifier: "Row", for: path)
        }
        override func viewDidLoad() { \(statement) }
      }
      """
    let found = try found(screen, named: "Main.storyboard", ["List.swift": source]).kinds
    #expect(found == ["MissingCell \(severity)"])
  }

  @Test("an identifier with an entity is what that stands for")
  func entities() throws {
    let scene = Self.screen().replacingOccurrences(
      of: "storyboardIdentifier=\"List\"",
      with: "storyboardIdentifier=\"Edit&amp;Delete\""
    )
    func call(_ name: String) -> String {
      "self.storyboard?.instantiateViewController(withIdentifier: \"\(name)\")"
    }
    #expect(try found(call("Edit&Delete"), scene).isEmpty)
    #expect(try found(call("Edit&Add"), scene) == ["MissingScene error"])
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
    let inTwoLines = """
      FarController *far = [[FarController alloc]
                                                                initWithNibName:@"Away" bundle:nil];
      """
    let source = "@implementation ListController\n- (void)viewDidLoad {\n\(inTwoLines)\n}\n@end\n"
    let header = "@interface ListController : UITableViewController\n@end\n"
    let files = ["List.m": source, "List.h": header]
    let near = files.merging(["Far.h": "@interface FarController : UIViewController\n@end\n"]) {
      $1
    }
    let named = "Main.storyboard"
    #expect(try self.found(Self.screen(), named: named, files).kinds.isEmpty)
    #expect(try self.found(Self.screen(), named: named, near).kinds == ["MissingNib error"])
    #expect(try found("ListController") == ["MissingNib error"])
    #expect(try found("UINib") == ["MissingNib error"])
  }

  @Test(
    "the nib of phones is nothing to a document of tablets, nor the other way round",
    arguments: [
      ("List-iPad", "Away-iPhone", "note"), ("List-iPhone", "Away-iPhone", "error"),
      ("List-iPhone", "Away~ipad", "note"), ("List-iPad", "Away_iPad", "error"),
      ("List", "Away-iPhone", "error"), ("List-iPad", "Away", "error"),
    ]
  )
  func askedOfOneDevice(document: String, nib: String, severity: String) throws {
    let call = "ListController(nibName: \"\(nib)\", bundle: nil)"
    let kinds = try found(Self.screen(), named: document + ".storyboard", Self.asking(call)).kinds
    #expect(kinds == ["MissingNib \(severity)"])
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
      - (void)viewDidLoad {
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
