import Foundation
import Testing

@testable import DocumentTools

// What code asks for where nothing that runs comes to it.
extension SourceCheckTests {
  private static let call = "performSegue(withIdentifier: \"gone\", sender: nil)"
  private static let callInC = "[self performSegueWithIdentifier:@\"gone\" sender:self];"

  private static func scene(_ more: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Page">\(more)</viewController></objects></scene></scenes></document>
    """
  }

  private func kinds(_ files: [String: String], _ document: String = scene()) throws -> [String] {
    try found(document, named: "Main.storyboard", files).kinds
  }

  @Test(
    "a call behind a chain of functions counts where something that runs begins the chain",
    arguments: [
      ("func open() { quit() }", "note"), ("override func open() { quit() }", "error"),
      ("func open() { quit() }\n  func viewDidLoad() { open() }", "error"),
      ("func open() { quit() }\n  func show() { open() }", "note"),
      (
        "func open() { quit() }\n  func close() { open(); open() }\n  func show() { close() }",
        "note"
      ),
      ("lazy var open = { self.quit() }", "error"),
    ]
  )
  func chains(members: String, severity: String) throws {
    let page = "class Page: UIViewController {\n  func quit() { \(Self.call) }\n  \(members)\n}\n"
    #expect(try kinds(["Page.swift": page]) == ["MissingSegue \(severity)"])
  }

  @Test(
    "a call has the first label of the function",
    arguments: [
      ("email: String", "x.quit(email: a)", "error"),
      ("email: String", "x.quit(withEmail: a)", "note"),
      ("email: String = \"\"", "x.quit(withEmail: a)", "error"),
      ("_ a: String", "x.quit(a)", "error"),
      ("_ a: String", "x.quit(email: a)", "note"), ("email: String", "x.quit(a)", "note"),
      ("", "x.quit()", "error"), ("", "x.quit(a)", "note"), ("email: String", "x.quit()", "note"),
      ("done: () -> Void", "x.quit() { }", "error"), ("done: () -> Void", "x.quit { }", "error"),
    ]
  )
  func labels(parameters: String, call: String, severity: String) throws {
    let page =
      "class Page: UIViewController {\n  func quit(\(parameters)) { \(Self.call) }\n"
      + "  override func viewDidLoad() { \(call) }\n}\n"
    #expect(try kinds(["Page.swift": page]) == ["MissingSegue \(severity)"])
  }

  @Test(
    "a call is asked of an object that may be of the class",
    arguments: [
      ("other: Other", "other.quit()", "note"), ("other: Page", "other.quit()", "error"),
      ("other: Leaving", "other.quit()", "error"),
      ("", "let other = Other()\n    other.quit()", "note"),
      ("", "let other = make()\n    other.quit()", "error"),
      ("", "for other in all { other.quit() }", "error"),
      ("other: Other", "maker.other.quit()", "error"),
      ("other: Other", "self.other.quit()", "note"),
    ]
  )
  func receivers(parameters: String, call: String, severity: String) throws {
    let page =
      "class Page: UIViewController {\n  func quit() { \(Self.call) }\n"
      + "  override func open(\(parameters)) {\n    \(call)\n  }\n}\n"
    let other = "class Other: UIView {\n  func quit() {}\n}\n"
    #expect(try kinds(["Page.swift": page, "Other.swift": other]) == ["MissingSegue \(severity)"])
  }

  @Test(
    "a function that UIKit cannot know needs a call",
    arguments: [
      ("@objc func quit()", "", "note"), ("@objc func quit()", "#selector(quit)", "error"),
      ("@objc func quit(_ sender: Any)", "", "note"), ("func cancel()", "", "note"),
      ("func cancel()", "cancel()", "error"), ("func layoutSubviews()", "", "error"),
    ]
  )
  func needed(head: String, statement: String, severity: String) throws {
    let page =
      "class Page: UIViewController {\n  \(head) { \(Self.call) }\n"
      + "  override func open() { \(statement) }\n}\n"
    #expect(try kinds(["Page.swift": page]) == ["MissingSegue \(severity)"])
  }

  @Test("the identifier of a segue is no selector")
  func identifiers() throws {
    func found(_ statement: String) throws -> [String] {
      let page =
        "class Page: UIViewController {\n  func quit() { \(Self.call) }\n"
        + "  override func open() { \(statement) }\n}\n"
      return try kinds(["Page.swift": page])
    }
    #expect(try found("if segue.identifier == \"quit\" { }") == ["MissingSegue note"])
    #expect(try found("perform(Selector(\"quit\"))") == ["MissingSegue error"])
  }

  @Test("a method of Objective-C stands behind directives as well")
  func directives() throws {
    func found(_ more: String) throws -> [String] {
      let page = """
        @implementation Page
        - (void)other {
        }
        #pragma mark - Actions
        - (IBAction)quit:(id)sender {
          \(Self.callInC)
        }
        @end
        """
      return try kinds(
        ["Page.m": page, "Page.h": "@interface Page : UIViewController\n@end\n"],
        more
      )
      .filter { $0.hasPrefix("MissingSegue") }
    }
    #expect(try found(Self.scene()) == ["MissingSegue note"])
    #expect(try found(Self.button("quit:", "c")) == ["MissingSegue error"])
  }

  private static func button(_ selector: String, _ destination: String) -> String {
    scene(
      "<view key=\"view\" id=\"v\"><subviews><view id=\"o\" customClass=\"Other\"/><button id=\"b\">"
        + "<connections><action selector=\"\(selector)\" destination=\"\(destination)\" "
        + "eventType=\"touchUpInside\" id=\"a\"/></connections></button></subviews></view>"
    )
  }

  @Test(
    "a document sends an action to a function of the class that it names",
    arguments: [
      ("quit:", "c", "error"), ("quit:", "o", "note"), ("quitWithSender:", "c", "error"),
      ("quitting:", "c", "note"), ("quit:", "-1", "error"),
    ]
  )
  func actions(selector: String, destination: String, severity: String) throws {
    let page =
      "class Page: UIViewController {\n  @IBAction func quit(_ sender: Any) { \(Self.call) }\n"
      + "  @objc func quitWithSender(_ sender: Any) {}\n  @objc func quitting(_ sender: Any) {}\n}\n"
    let other = "class Other: UIView {\n  @objc func quit(_ sender: Any) {}\n}\n"
    let found = try kinds(
      ["Page.swift": page, "Other.swift": other],
      Self.button(selector, destination)
    )
    #expect(found.filter { $0.hasPrefix("MissingSegue") } == ["MissingSegue \(severity)"])
  }

  @Test("an initialiser of the app's own is called by name")
  func initialisers() throws {
    func found(_ name: String, _ more: String = "") throws -> [String] {
      let page = """
        @implementation Page
        - (id)\(name):(NSArray *)list {
          self = [super initWithNibName:@"Gone" bundle:nil];
          return self;
        }
        \(more)
        @end
        """
      let header = "@interface Page : UIViewController\n@end\n"
      return try kinds(
        ["Page.m": page, "Page.h": header],
        Self.scene()
      )
    }
    #expect(try found("initWithList") == ["MissingNib note"])
    let use = "- (void)viewDidLoad {\n  [self show:[[Page alloc] initWithList:nil]];\n}"
    #expect(try found("initWithList", use) == ["MissingNib error"])
  }

  @Test("a controller that is made only to ask it for another one loads no nib")
  func chained() throws {
    func found(_ made: String, _ more: String = "") throws -> [String] {
      let page =
        "class Page: UIViewController {\n  convenience init() { self.init(nibName: \"Gone\", bundle: nil) }\n"
        + "  override func viewDidLoad() { push(\(made)) }\n}\n" + more
      return try kinds(["Page.swift": page])
    }
    #expect(try found("Page()") == ["MissingNib error"])
    #expect(try found("Page.init().filled(with: 1)") == ["MissingNib note"])
    #expect(try found("Page().filled(with: 1)") == ["MissingNib note"])
    let question = "let isPage = other.isKind(of: Page.self)"
    #expect(try found("Page().filled(with: 1)", question) == ["MissingNib note"])
    #expect(try found("Page().filled(with: 1)", "let type = Page.self") == ["MissingNib error"])
  }

  @Test("a controller that makes its view itself loads no nib")
  func containers() throws {
    func found(_ superclass: String) throws -> [String] {
      let page =
        "class Page: UIViewController {\n  override func viewDidLoad() {\n"
        + "    let tabs = Tabs(nibName: \"Gone\", bundle: nil)\n    show(tabs)\n  }\n}\n"
      return try kinds(["Page.swift": page, "Tabs.swift": "class Tabs: \(superclass) {}\n"])
    }
    #expect(try found("UIViewController") == ["MissingNib error"])
    #expect(try found("UITabBarController") == ["MissingNib note"])
  }

  @Test("what an empty document may have is not missed")
  func emptyDocuments() throws {
    let page = "class Page: UIViewController {\n  override func open() { \(Self.call) }\n}\n"
    #expect(try kinds(["Page.swift": page]) == ["MissingSegue error"])
    #expect(try kinds(["Page.swift": page, "Other.storyboard": ""]) == [])
  }

  @Test("a nib for where no cell is dequeued is not asked for where a document has the prototype")
  func prototypes() throws {
    let list = Self.scene(
      "<tableView key=\"view\" id=\"t\"><prototypes><tableViewCell reuseIdentifier=\"Row\" id=\"p\"/>"
        + "</prototypes></tableView>"
    )
    func found(_ name: String) throws -> [String] {
      let page = """
        @implementation Page
        - (UITableViewCell *)tableView:(UITableView *)view cellForRowAtIndexPath:(NSIndexPath *)path {
          static NSString *name = @"\(name)";
          UITableViewCell *cell = [view dequeueReusableCellWithIdentifier:name];
          if (cell == nil) {
            cell = [[[NSBundle mainBundle] loadNibNamed:@"Gone" owner:self options:nil] objectAtIndex:0];
          }
          return cell;
        }
        @end
        """
      return try kinds(
        ["Page.m": page, "Page.h": "@interface Page : UIViewController\n@end\n"],
        list
      )
      .filter { $0.hasPrefix("MissingNib") }
    }
    #expect(try found("Row") == ["MissingNib note"])
    #expect(try found("Other") == ["MissingNib error"])
  }

  private func sending(_ views: String, _ more: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Page"><view key="view" id="v"><subviews>\(views)</subviews></view>
    <connections><outlet property="next" destination="b" id="n"/></connections></viewController>\(more)
    </objects></scene></scenes></document>
    """
  }

  private func actions(_ document: String, _ code: String = "") throws -> [String] {
    let page = """
      class Page: UIViewController {
        @IBOutlet var next: UIButton!
        override func viewDidLoad() { \(code) }
      }
      """
    return try found(document, named: "Main.storyboard", ["Page.swift": page]).kinds
      .filter { $0.hasPrefix("MissingAction") }
  }

  @Test("an action of a gesture whose views are all hidden is a note")
  func hiddenGestures() throws {
    func views(_ first: String, _ second: String) -> String {
      [("h", first), ("k", second)].map { id, more in
        """
        <view id="\(id)" \(more)><subviews><view id="\(id)1"><connections>
        <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="\(id)2"/>
        </connections></view></subviews></view>
        """
      }.joined() + "<button id=\"b\"/>"
    }
    let tap = """
      <tapGestureRecognizer id="g"><connections><action selector="gone:" destination="c" id="a"/>
      </connections></tapGestureRecognizer>
      """
    let hidden = "hidden=\"YES\""
    #expect(try actions(sending(views(hidden, hidden), tap)) == ["MissingAction note"])
    #expect(try actions(sending(views(hidden, ""), tap)) == ["MissingAction error"])
    #expect(try actions(sending(views("", ""), tap)) == ["MissingAction error"])
  }

  @Test(
    "an action of a button to which code gives a tap gesture is a note",
    arguments: [
      ("next.rx.tapGesture().bind {}", "note"), ("next.addGestureRecognizer(tap)", "note"),
      ("self.next.addGestureRecognizer(UITapGestureRecognizer(target: a, action: b))", "note"),
      ("next.rx.tap.bind {}", "error"), ("next.addGestureRecognizer(longTap)", "error"),
      ("next.addGestureRecognizer(swipe)", "error"), ("view.addGestureRecognizer(tap)", "error"),
      ("next.addGestureRecognizer(tap); tap.cancelsTouchesInView = false", "error"),
    ]
  )
  func tappedButtons(code: String, severity: String) throws {
    let button = """
      <button id="b"><connections><action selector="gone:" destination="c" eventType="touchUpInside" id="a"/>
      </connections></button>
      """
    #expect(try actions(sending(button), code) == ["MissingAction \(severity)"])
  }
}
