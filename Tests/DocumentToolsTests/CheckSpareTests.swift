import Foundation
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check tells what a project makes good as notes, or not at all", .serialized)
struct CheckSpareTests {
  private let check = CheckTests()
  private let project = ["App.xcodeproj/project.pbxproj": "", "App.xcassets/Contents.json": "{}"]
  private let picture = "<image name=\"picture\" width=\"16\" height=\"16\"/>"

  private func found(_ type: String, _ files: [String: String]) throws -> [String] {
    try check.failures(files.merging(project) { one, _ in one }, least: .note)
      .filter { $0.type == type }.map { $0.severity?.rawValue ?? "" }
  }

  private func pictured(_ view: String) -> String {
    check.xib(
      view,
      owner:
        "<connections><outlet property=\"face\" destination=\"linked\" id=\"o\"/></connections>"
    )
    .replacingOccurrences(of: "</document>", with: "<resources>\(picture)</resources></document>")
    .replacingOccurrences(of: "id=\"-1\"", with: "id=\"-1\" customClass=\"Page\"")
    .replacingOccurrences(of: "<document ", with: "<document useAutolayout=\"YES\" ")
  }

  private func image(_ id: String, _ more: String = "") -> String {
    "<imageView image=\"picture\" id=\"\(id)\" \(more)>\(check.frame())</imageView>"
  }

  @Test("a missing image that nobody sees is a note")
  func hiddenImages() throws {
    func missing(_ view: String, _ more: [String: String] = [:]) throws -> [String] {
      try found("MissingImage", more.merging(["View.xib": pictured(view)]) { $1 })
    }
    #expect(try missing(image("i")) == ["warning"])
    #expect(try missing(image("i", "hidden=\"YES\"")) == ["note"])
    #expect(try missing(image("linked", "hidden=\"YES\"")) == ["warning"])
    #expect(try missing("<label text=\"picture\" id=\"l\">\(check.frame())</label>") == [])
  }

  @Test(
    "a missing image is a note by a name that stands for others, and where code sets those of tabs"
  )
  func namedImages() throws {
    func missing(_ name: String) throws -> [String] {
      let text = pictured(image("i")).replacingOccurrences(of: "\"picture\"", with: "\"\(name)\"")
      return try found("MissingImage", ["View.xib": text])
    }
    #expect(try missing("tempImage.png") == ["note"])
    #expect(try missing("template") == ["warning"])
    #expect(try missing("photo") == ["warning"])
    func tab(_ statement: String) throws -> [String] {
      let item = "<tabBarItem title=\"One\" image=\"picture\" id=\"t\"/>"
      let source = "class Tabs: UITabBarController { func show() { \(statement) } }"
      return try found("MissingImage", ["View.xib": pictured(item), "Tabs.swift": source])
    }
    #expect(try tab("tabBar.items![0].image = one") == ["note"])
    #expect(try tab("home.tabBarItem.image = one") == ["note"])
    #expect(try tab("home.tabBarItem = UITabBarItem(title: a, image: b, tag: 0)") == ["note"])
    #expect(try tab("tabBar.items![0].title = one") == ["warning"])
  }

  @Test(
    "a missing image is a note where code looks for its tag as for that of a picture",
    arguments: [
      ("cell.viewWithTag(7) as? UIImageView", "note"),
      ("cell.viewWithTag(7) as? UILabel", "warning"),
      ("cell.viewWithTag(8) as? UIImageView", "warning"),
      ("cell.viewWithTag(index) as! UIImageView", "note"),
    ]
  )
  func taggedImages(code: String, severity: String) throws {
    func missing(_ id: String, _ tag: String) throws -> [String] {
      let files = [
        "View.xib": pictured(image(id, "tag=\"\(tag)\"")),
        "Other.swift": "class Other: UIView { func show() { let found = \(code) } }",
      ]
      return try found("MissingImage", files)
    }
    #expect(try missing("i", "7") == [severity])
    #expect(try missing("linked", "7") == ["warning"])
    #expect(try missing("i", "0") == ["warning"])
  }

  @Test("a missing image below another picture is a note")
  func coveredImages() throws {
    func missing(_ other: String, _ name: String, _ rect: String? = nil) throws -> [String] {
      let over = "<\(other) image=\"\(name)\" id=\"over\">\(rect ?? check.frame())</\(other)>"
      let view =
        "<view id=\"v\">\(check.frame())<subviews>\(image("i"))\(over)</subviews></view>"
      return try found("MissingImage", ["View.xib": pictured(view)])
    }
    #expect(try missing("imageView", "there") == ["note"])
    #expect(try missing("imageView", "picture") == ["warning"])
    #expect(try missing("view", "there") == ["warning"])
    let small = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"/>"
    #expect(try missing("imageView", "there", small) == ["warning"])
  }

  @Test("a view that only some size classes take away is seen in the others")
  func varyingImages() throws {
    func missing(_ key: String) throws -> [String] {
      let variation =
        "<variation key=\"\(key)\"><mask key=\"subviews\"><exclude reference=\"i\"/></mask></variation>"
      let view =
        "<view id=\"v\">\(check.frame())<subviews>\(image("i"))</subviews>\(variation)</view>"
      return try found("MissingImage", ["View.xib": pictured(view)])
    }
    #expect(try missing("widthClass=compact") == ["warning"])
    #expect(try missing("default") == ["note"])
  }

  @Test("a missing image that code replaces is a note")
  func replacedImages() throws {
    let source = "class Page: UIView { func show() { face.image = picture } }"
    for (id, severity) in [("linked", "note"), ("i", "warning")] {
      let files = ["View.xib": pictured(image(id)), "Page.swift": source]
      #expect(try found("MissingImage", files) == [severity])
    }
  }

  @Test("a prototype in a nib that no source can dequeue is a note")
  func prototypesInNibs() throws {
    func found(_ identifier: String, _ source: String? = "class Page {}") throws -> [String] {
      let list =
        "<tableView id=\"t\">\(check.frame())<prototypes><tableViewCell id=\"c\" \(identifier)>"
        + "\(check.frame())</tableViewCell></prototypes></tableView>"
      let sources = source.map { ["Page.swift": $0] } ?? [:]
      return try self.found(
        "PrototypeInNib",
        sources.merging(["View.xib": check.xib(list)]) { $1 }
      )
    }
    let row = "reuseIdentifier=\"Row\""
    #expect(try found(row) == ["note"])
    #expect(try found(row, nil) == ["warning"])
    #expect(try found(row, "let name = \"Row\"") == ["warning"])
    #expect(try found("", "let name = \"Row\"") == ["note"])
    for (name, severity) in [("Row", "note"), ("Other", "warning")] {
      let source =
        "let name = \"Row\"; t.register(Row.self, forCellReuseIdentifier: \"\(name)\")"
      #expect(try found(row, source) == [severity])
    }
  }

  @Test("the app's own nib connects the app to its delegate")
  func mainNibs() throws {
    let text = check.xib(
      "<customObject id=\"5\" customClass=\"AppDelegate\"/>",
      owner: "<connections><outlet property=\"delegate\" destination=\"5\" id=\"6\"/></connections>"
    ).replacingOccurrences(of: "id=\"-1\"", with: "id=\"-1\" customClass=\"UIApplication\"")
    #expect(try check.failures(["MainWindow.xib": text]) == [])
  }

  @Test("a missing image is a note where code hides it, or looks for pictures among the views")
  func hiddenByCode() throws {
    func missing(_ id: String, _ statement: String) throws -> [String] {
      let source = "class Page: UIView { func show() { \(statement) } }"
      return try found(
        "MissingImage",
        ["View.xib": pictured(image(id)), "Page.swift": source]
      )
    }
    #expect(try missing("linked", "face.isHidden = true") == ["note"])
    #expect(try missing("linked", "face.isHidden = isOld") == ["warning"])
    #expect(try missing("i", "view.image = picture") == ["warning"])
    let find = "if let found = view as? UIImageView { found.image = picture }"
    #expect(try missing("i", find) == ["note"])
  }

  @Test(
    "a library for images is code that replaces one",
    arguments: [
      ("swift", "face.sd_setImage(with: url)"), ("swift", "face.kf.setImage(with: url)"),
      ("swift", "self.face?.loadAvatar(of: user)"), ("m", "[self.face sd_setImageWithURL:url];"),
      ("m", "[_face loadAvatar:url];"), ("m", "[self.face setImageWithURL:url];"),
    ]
  )
  func libraries(_ ending: String, _ statement: String) throws {
    let source =
      ending == "swift"
      ? "class Page: UIView { func show() { \(statement) } }"
      : "@implementation Page\n- (void)show { \(statement) }\n@end"
    let files = ["View.xib": pictured(image("linked")), "Page.\(ending)": source]
    #expect(try found("MissingImage", files) == ["note"])
    let other = source.replacingOccurrences(of: "face", with: "other")
    #expect(
      try found("MissingImage", files.merging(["Page.\(ending)": other]) { $1 }) == ["warning"]
    )
  }

  @Test("a button shows the image of its normal state where that of another is missing")
  func states() throws {
    func missing(_ states: String) throws -> [String] {
      let button = "<button id=\"b\">\(check.frame())\(states)</button>"
      return try found("MissingImage", ["View.xib": pictured(button)])
    }
    let normal = "<state key=\"normal\" image=\"there\"/>"
    let selected = "<state key=\"selected\" image=\"picture\"/>"
    #expect(try missing(normal + selected) == ["note"])
    #expect(try missing(selected) == ["warning"])
  }

  @Test("an image that the project does not have has no size that could conflict")
  func missingSizes() throws {
    let view = """
      <view id="v">\(check.frame())<subviews>
      <imageView image="picture" id="i" translatesAutoresizingMaskIntoConstraints="NO" \
      horizontalCompressionResistancePriority="1000">\(check.frame())
      <constraints><constraint firstAttribute="width" constant="4" id="w"/></constraints></imageView>
      </subviews></view>
      """
    let there = ["App.xcassets/picture.imageset/Contents.json": "{}", "View.xib": pictured(view)]
    #expect(try found("Conflict", there) == ["warning"])
    #expect(try found("Conflict", ["View.xib": pictured(view)]) == [])
  }

  @Test("views of which code shows one at a time overlap as a note")
  func shownInTurn() throws {
    func field(_ id: String, _ x: Int) -> String {
      "<textField id=\"\(id)\" borderStyle=\"roundedRect\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"\(x)\" y=\"10\" width=\"180\" height=\"24\"/></textField>"
    }
    func constraint(_ id: String, _ attribute: String, _ rest: String) -> String {
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" id=\"\(id)-\(attribute)\" "
        + rest + "/>"
    }
    let constraints = [("one", "leading"), ("two", "trailing")].map { id, edge in
      constraint(id, edge, "secondItem=\"v\" secondAttribute=\"\(edge)\"")
        + constraint(id, "top", "secondItem=\"v\" secondAttribute=\"top\" constant=\"10\"")
        + constraint(id, "width", "constant=\"180\"") + constraint(id, "height", "constant=\"24\"")
    }
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
      <outlet property="panel" destination="two" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(field("one", 0))\(field("two", 195))</subviews>
      <constraints>\(constraints.joined())</constraints></view></objects></document>
      """
    func overlaps(_ statement: String) throws -> [String] {
      let source = "class Page: UIViewController { func show() { \(statement) } }"
      let files = ["Page.xib": nib, "Page.swift": source].merging(project) { one, _ in one }
      return try check.failures(files, least: .note, sweep: SweepOptions(widths: [320]))
        .filter { $0.type == "Overlap" }.map { $0.severity?.rawValue ?? "" }
    }
    #expect(try overlaps("") == ["warning"])
    #expect(try overlaps("panel.isHidden = true") == ["note"])
    #expect(try overlaps("self.panel?.alpha = 0") == ["note"])
    #expect(try overlaps("if panel.isHidden == true { }") == ["warning"])
  }

  // MARK: Scenes

  private func story(_ more: String, _ outlet: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" initialViewController="one"><scenes><scene sceneID="a"><objects>
    <viewController id="one" customClass="Page"><view key="view" id="v">\(check.frame())
    <subviews><tableView id="t" \(more)>\(check.frame())<connections>
    <outlet property="delegate" destination="other" id="d"/></connections></tableView></subviews>
    </view><connections>\(outlet)</connections></viewController></objects></scene>
    <scene sceneID="b"><objects><viewController storyboardIdentifier="b" id="other">
    <view key="view" id="w">\(check.frame())</view></viewController></objects></scene></scenes></document>
    """
  }

  @Test("the item of a controller that no tab bar contains is never shown")
  func tabItems() throws {
    func controller(_ id: String, _ name: String, _ more: String = "", _ segues: String = "")
      -> String
    {
      "<scene sceneID=\"s\(id)\"><objects><\(name) id=\"\(id)\" \(more)>"
        + "<connections>\(segues)</connections></\(name)></objects></scene>"
    }
    func segue(_ kind: String, _ destination: String) -> String {
      "<segue \(kind) destination=\"\(destination)\" id=\"to-\(destination)\"/>"
    }
    let tab = segue("kind=\"relationship\" relationship=\"viewControllers\"", "nav")
    func missing(
      _ segue: String,
      _ name: String = "viewController",
      _ more: String = "",
      source: String? = nil
    ) throws -> [String] {
      let item = "<tabBarItem key=\"tabBarItem\" image=\"picture\" id=\"item\"/>"
      let page = controller("page", "viewController", more)
        .replacingOccurrences(of: "<connections>", with: item + "<connections>")
      let root = "<segue kind=\"relationship\" relationship=\"rootViewController\" "
      let scenes =
        controller("start", name, "", segue)
        + controller("nav", "navigationController", "", root + "destination=\"page\" id=\"r\"/>")
        + page
      let document =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
        + "toolsVersion=\"21701\" initialViewController=\"start\"><scenes>\(scenes)</scenes>"
        + "<resources>\(picture)</resources></document>"
      let sources = source.map { ["Page.swift": $0] } ?? [:]
      return try found("MissingImage", ["Main.storyboard": document].merging(sources) { $1 })
    }
    #expect(try missing(segue("kind=\"show\"", "nav")) == ["note"])
    #expect(try missing(tab, "tabBarController") == ["warning"])
    #expect(try missing(tab) == ["warning"])
    #expect(try missing(segue("kind=\"show\"", "nav"), "tabBarController") == ["warning"])
    let custom = segue("kind=\"custom\" customClass=\"MyTabSegue\"", "nav")
    #expect(try missing(custom) == ["warning"])
    let named = "storyboardIdentifier=\"page\""
    let show = segue("kind=\"show\"", "nav")
    #expect(try missing(show, "viewController", named) == ["warning"])
    // Code makes it by its name, and there is no tab bar to put it into.
    let page = "class Page: UIViewController {}"
    #expect(try missing(show, "viewController", named, source: page) == ["note"])
    let bar = page + "\nclass Bar: UITabBarController { func f() { viewControllers = [a] } }"
    #expect(try missing(show, "viewController", named, source: bar) == ["warning"])
  }

  @Test("a conflict with a tab bar that a scene only simulates is a note where no tab bar is")
  func simulatedBars() throws {
    func scene(_ metrics: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="page">
      <device id="retina4_7"/><scenes><scene sceneID="s"><objects>
      <viewController id="page"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><imageView id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="467" width="375" height="200"/></imageView></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="467" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="v" \
      secondAttribute="trailing" id="r"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" \
      secondAttribute="bottom" id="b"/>
      <constraint firstItem="box" firstAttribute="height" constant="200" id="h"/>
      </constraints></view>\(metrics)</viewController></objects></scene></scenes></document>
      """
    }
    let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    func conflicts(_ files: [String: String], _ metrics: String? = nil) throws -> [String] {
      try found("Conflict", files.merging(["Send.storyboard": scene(metrics ?? bar)]) { $1 })
    }
    let plain = ["Page.swift": "class Page: UIViewController {}"]
    #expect(try conflicts(plain) == ["note"])
    #expect(try conflicts(plain, "") == [])
    #expect(try conflicts([:]) == ["warning"])
    let filling = "class Tabs: UITabBarController { func a() { viewControllers = pages } }"
    #expect(try conflicts(["Tabs.swift": filling]) == ["warning"])
    let tabs = "<tabBarController id=\"a\"/><viewControllerPlaceholder storyboardName=\"NAME\"/>"
    for (name, severity) in [("Send", "warning"), ("Other", "note")] {
      let other = tabs.replacingOccurrences(of: "NAME", with: name)
      #expect(try conflicts(plain.merging(["Main.storyboard": other]) { $1 }) == [severity])
    }
  }

  @Test("a connection to another scene is no fault where code makes it, or nobody can use it")
  func foreign() throws {
    let outlet = "<outlet property=\"list\" destination=\"t\" id=\"l\"/>"
    func foreign(_ more: String, _ outlet: String, _ source: String = "") throws -> [String] {
      try found("ForeignScene", ["Main.storyboard": story(more, outlet), "Page.swift": source])
    }
    #expect(try foreign("", outlet) == ["error"])
    #expect(try foreign("hidden=\"YES\"", outlet) == ["error"])
    #expect(try foreign("hidden=\"YES\"", "") == ["note"])
    let source = "class Page: UIViewController { func load() { list.delegate = self } }"
    #expect(try foreign("", outlet, source) == [])
    let other =
      source.replacingOccurrences(of: "delegate", with: "dataSource")
      + "\nextension Page { @objc func tableView(_ t: UITableView, didSelectRowAt p: Int) {} }"
    #expect(try foreign("", outlet, other) == ["error"])
    for disabled in ["userInteractionEnabled=\"NO\"", "enabled=\"NO\""] {
      #expect(try foreign(disabled, outlet, other) == ["note"])
      let enabling = other.replacingOccurrences(
        of: "list.dataSource",
        with: "list.isUserInteractionEnabled = true; list.isEnabled = true; list.dataSource"
      )
      #expect(try foreign(disabled, outlet, enabling) == ["error"])
    }
  }

  @Test("an outlet to another scene is a note where its class has none of that name")
  func foreignOutlet() throws {
    func found(_ members: String) throws -> [String] {
      let story = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes>
        <scene sceneID="s"><objects><viewController id="c" customClass="Page"><connections>
        <outlet property="done" destination="d" id="o"/></connections></viewController></objects></scene>
        <scene sceneID="u"><objects><viewController storyboardIdentifier="D" id="d"/></objects></scene>
        </scenes></document>
        """
      let source = "class Page: UIViewController { \(members) }"
      return try self.found("ForeignScene", ["Main.storyboard": story, "Page.swift": source])
    }
    let outlet = "@IBOutlet var done: UIViewController!\n"
    #expect(try found("\(outlet) func f() { done.show() }") == ["error"])
    #expect(try found(outlet) == ["note"])
    #expect(try found("\(outlet) deinit { done = nil }") == ["note"])
    #expect(try found("") == ["note"])
  }

  @Test("an action to another scene is a note where code gives the button a target")
  func foreignAction() throws {
    func found(_ source: String, times: Int = 1) throws -> [String] {
      let actions = (0..<times).map {
        "<action selector=\"go\($0):\" destination=\"d\" eventType=\"touchUpInside\" id=\"a\($0)\"/>"
      }
      let story = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes>
        <scene sceneID="s"><objects><viewController id="c" customClass="Page"><view key="view" id="v">
        \(check.frame())<subviews><button id="b">\(check.frame())<connections>
        \(actions.joined())</connections></button>
        </subviews></view><connections><outlet property="button" destination="b" id="o"/></connections>
        </viewController></objects></scene>
        <scene sceneID="u"><objects><viewController storyboardIdentifier="D" id="d"/></objects></scene>
        </scenes></document>
        """
      return try self.found("ForeignScene", ["Main.storyboard": story, "Page.swift": source])
    }
    #expect(try found("class Page: UIViewController { var button: UIButton! }") == ["error"])
    #expect(try found("", times: 3) == ["error"])
    let target = "class Page: UIViewController { func f() { button.addTarget(self, action: a) } }"
    #expect(try found(target) == ["note"])
  }

  @Test("a prototype that no code can dequeue breaks nothing")
  func prototypeWithoutIdentifier() throws {
    func found(_ identifier: String) throws -> [String] {
      let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        initialViewController="c"><scenes><scene sceneID="s"><objects><tableViewController id="c">
        <tableView key="view" dataMode="prototypes" style="plain" id="t">\(check.frame())<prototypes>
        <tableViewCell \(identifier) id="p">\(check.frame())
        <tableViewCellContentView key="contentView" id="i">\(check.frame())</tableViewCellContentView>
        <connections><outlet property="title" destination="i" id="o"/></connections></tableViewCell>
        </prototypes></tableView></tableViewController></objects></scene></scenes></document>
        """
      return try self.found("Instantiation", ["Main.storyboard": storyboard])
    }
    #expect(try found("reuseIdentifier=\"card\"") == ["error"])
    #expect(try found("reuseIdentifier=\"\"") == ["note"])
    #expect(try found("") == ["note"])
  }
}
