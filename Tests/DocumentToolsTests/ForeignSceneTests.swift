import Foundation
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check tells of connections to another scene what somebody misses", .serialized)
struct ForeignSceneTests {
  private let check = CheckTests()

  /// The severities of what is found of a scene with some views, copied from another one.
  private func found(
    _ views: String,
    _ source: String,
    outlets: String = "",
    more: String = "",
    item: String = ""
  ) throws -> [String] {
    let story = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes>
      <scene sceneID="s"><objects><viewController id="c" customClass="Copy"><view key="view" id="v">
      \(check.frame())<subviews>\(views)</subviews></view>\(item)<connections>\(outlets)
      <segue destination="d" kind="show" id="to"/></connections></viewController>\(more)</objects></scene>
      <scene sceneID="u"><objects><viewController id="d" customClass="First"><view key="view" id="w">
      \(check.frame())<subviews><searchBar id="bar">\(check.frame())</searchBar></subviews></view>
      </viewController><searchDisplayController id="search"/></objects></scene></scenes></document>
      """
    let files = [
      "Main.storyboard": story, "Code.swift": source, "App.xcodeproj/project.pbxproj": "",
    ]
    return try check.failures(files, least: .note).filter { $0.type == "ForeignScene" }
      .map { $0.severity?.rawValue ?? "" }
  }

  private func sender(_ name: String, _ event: String) -> String {
    "<\(name) id=\"b\">\(check.frame())<connections><action selector=\"go:\" destination=\"d\" "
      + "eventType=\"\(event)\" id=\"a\"/></connections></\(name)>"
  }

  private func classes(copy: String = "", first: String = "") -> String {
    "class Copy: UIViewController {\n  \(copy)\n}\nclass First: UIViewController {\n  \(first)\n}\n"
  }

  private let working = "@IBAction func go(_ sender: Any) { start() }"

  @Test(
    "an item of a bar that code replaces is missed by nobody",
    arguments: [
      ("navigationItem.rightBarButtonItem = item", "note"),
      ("self.navigationItem.setRightBarButtonItem(item, animated: true)", "note"),
      ("navigationItem.rightBarButtonItem = nil", "error"),
      ("navigationItem.leftBarButtonItem = item", "error"),
      ("other.navigationItem.rightBarButtonItem = item", "error"),
    ]
  )
  func replaced(code: String, severity: String) throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i">
      \(sender("button", "touchUpInside").replacing("<button ", with: "<button key=\"customView\" "))
      </barButtonItem></navigationItem>
      """
    let source = classes(copy: "override func viewDidLoad() {\n    \(code)\n  }", first: working)
    #expect(try found("", source, item: item) == [severity])
    let outlet = "<outlet property=\"item\" destination=\"i\" id=\"o\"/>"
    #expect(try found("", source, outlets: outlet, item: item) == ["error"])
  }

  @Test(
    "a control that lies wholly below another view is missed by nobody",
    arguments: [
      ("view", "", "note"), ("visualEffectView", "", "note"), ("view", "hidden=\"YES\"", "error"),
      ("view", "userInteractionEnabled=\"NO\"", "error"), ("view", "alpha=\"0.0\"", "error"),
      ("view", "customClass=\"Copy\"", "error"), ("label", "", "error"),
    ]
  )
  func covered(name: String, more: String, severity: String) throws {
    func cover(_ rect: String) -> String { "<\(name) id=\"over\" \(more)>\(rect)</\(name)>" }
    let panel =
      "<scrollView id=\"p\">\(check.frame())<subviews>"
      + "\(sender("button", "touchUpInside"))</subviews></scrollView>"
    let source = classes(first: working)
    #expect(try found(panel + cover(check.frame()), source) == [severity])
    #expect(try found(cover(check.frame()) + panel, source) == ["error"])
    let small = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/>"
    #expect(try found(panel + cover(small), source) == ["error"])
    let outlet = "<outlet property=\"over\" destination=\"over\" id=\"o\"/>"
    #expect(try found(panel + cover(check.frame()), source, outlets: outlet) == ["error"])
  }

  @Test(
    "a method that does nothing is missed by nobody",
    arguments: [
      "{ }", "{\n    // start()\n  }", "{\n    super.go(sender)\n  }", "{\n    print(sender)\n  }",
      "{ return }",
    ]
  )
  func idle(body: String) throws {
    let idle = "@IBAction override func go(_ sender: Any) \(body)"
    let button = sender("button", "touchUpInside")
    #expect(try found(button, classes(first: idle)) == ["note"])
    #expect(try found(button, classes(copy: idle, first: working)) == ["note"])
    #expect(try found(button, classes(copy: working, first: idle)) == ["error"])
  }

  @Test("a button that does nothing in its scene is an error, whichever class has the method")
  func dead() throws {
    let button = sender("button", "touchUpInside")
    #expect(try found(button, classes(first: working)) == ["error"])
    #expect(try found(button, classes(copy: working, first: working)) == ["error"])
    #expect(try found(button, classes()) == ["error"])
    let returning = "@IBAction func go(_ sender: Any) { return start() }"
    #expect(try found(button, classes(first: returning)) == ["error"])
  }

  @Test(
    "an event that the control does not send is a note",
    arguments: [
      ("button", "valueChanged", "note"), ("button", "touchDown", "error"),
      ("textField", "touchUpInside", "note"), ("textField", "touchDown", "error"),
      ("datePicker", "touchUpInside", "note"), ("datePicker", "valueChanged", "error"),
    ]
  )
  func unheard(name: String, event: String, severity: String) throws {
    let both = classes(copy: working, first: working)
    #expect(try found(sender(name, event), both) == [severity])
  }

  @Test("the controller of a copied field misses no editing that it never heard of")
  func editing() throws {
    let field = sender("textField", "editingChanged")
    #expect(try found(field, classes(first: working)) == ["note"])
    #expect(try found(field, classes(copy: working, first: working)) == ["error"])
    #expect(try found(field, "class Copy: Far {}\nclass First: Far {}") == ["error"])
  }

  @Test(
    "a control that code binds needs no action, and a field no delegate",
    arguments: [
      ("flag.rac_command = command", "note"), ("self.flag.reactive.pressed = action", "note"),
      ("flag.reactive.controlEvents(.touchUpInside).observe { }", "note"),
      ("flag.addTarget(self, action: #selector(go), for: .editingChanged)", "note"),
      ("flag.isEnabled = true", "error"), ("other.rac_command = command", "error"),
    ]
  )
  func bound(statement: String, severity: String) throws {
    let outlet = "<outlet property=\"flag\" destination=\"b\" id=\"o\"/>"
    let copy =
      "@IBOutlet var flag: UIControl!\nfunc textFieldDidBeginEditing() {}\nfunc set() { \(statement) }"
    let source = classes(copy: copy, first: working)
    let button = sender("button", "touchUpInside")
    #expect(try found(button, source, outlets: outlet) == [severity])
    let field =
      "<textField id=\"b\">\(check.frame())<connections><outlet property=\"delegate\" "
      + "destination=\"d\" id=\"x\"/></connections></textField>"
    #expect(try found(field, source, outlets: outlet) == [severity])
  }

  @Test("a control whose value code reads by an outlet needs no action")
  func values() throws {
    let outlet = "<outlet property=\"flag\" destination=\"b\" id=\"o\"/>"
    func found(_ statement: String) throws -> [String] {
      let copy = "@IBOutlet var flag: UISwitch!\nfunc save() { \(statement) }"
      let source = classes(copy: copy, first: working)
      return try self.found(sender("switch", "valueChanged"), source, outlets: outlet)
    }
    #expect(try found("store(flag.isOn)") == ["note"])
    #expect(try found("if flag?.isOn == true {}") == ["note"])
    #expect(try found("flag.isOn = true") == ["error"])
    #expect(try found("") == ["error"])
  }

  private func list(_ property: String = "delegate") -> String {
    "<tableView id=\"t\">\(check.frame())<connections><outlet property=\"\(property)\" "
      + "destination=\"d\" id=\"x\"/></connections></tableView>"
  }

  @Test("a delegate of another scene is missed where its own controller could be one")
  func delegates() throws {
    let row = "func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {}"
    #expect(try found(list(), classes(copy: row)) == ["error"])
    #expect(try found(list(), classes(copy: "func textFieldDidBegin() {}")) == ["note"])
    #expect(try found(list("dataSource"), classes()) == ["note"])
    #expect(try found(list("dataSource"), "class Copy: FormController {}") == ["note"])
    #expect(try found(list("dataSource"), "class Other {}") == ["error"])
  }

  @Test("what lies in a view beside the controller belongs to that one, where an outlet holds it")
  func beside() throws {
    let panel = "<view id=\"p\">\(check.frame())<subviews>\(list())</subviews></view>"
    let outlet = "<outlet property=\"panel\" destination=\"p\" id=\"o\"/>"
    let row = "func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {}"
    func found(_ copy: String) throws -> [String] {
      try self.found(
        "",
        classes(copy: copy + "\n  var panel: UIView!"),
        outlets: outlet,
        more: panel
      )
    }
    #expect(try found("") == ["note"])
    #expect(try found(row) == ["error"])
  }

  @Test("all that one scene has of another one is told together, and notes apart")
  func pairs() throws {
    let row = "func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {}"
    // What lies below another view is missed by nobody either.
    let views = list() + sender("textField", "editingChanged") + sender("button", "touchUpInside")
    let source = classes(copy: row, first: working)
    #expect(try found(views, source) == ["error", "note"])
  }

  @Test("the search display controller of another scene is replaced by the scene's own one")
  func searching() throws {
    let outlet = "<outlet property=\"searchDisplayController\" destination=\"search\" id=\"o\"/>"
    let bar = "<searchBar id=\"own\">\(check.frame())</searchBar>"
    #expect(try found("", classes(), outlets: outlet) == ["note"])
    #expect(try found(bar, classes(), outlets: outlet) == ["error"])
    let own = "<searchDisplayController id=\"mine\"/>"
    #expect(try found(bar, classes(), outlets: outlet, more: own) == ["note"])
  }
}
