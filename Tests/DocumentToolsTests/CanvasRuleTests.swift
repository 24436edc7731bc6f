import Foundation
import HeadlessUIKit
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

@MainActor
@Suite("inspect follows what Interface Builder was seen to do", .serialized)
struct CanvasRuleTests {
  private typealias Fixture = CanvasFixture

  /// A root of 375 × 667 whose child `a` covers it, with this content.
  private func covered(_ child: String, _ attributes: String, _ content: String) -> String {
    let ties = ["leading", "trailing", "top", "bottom"].enumerated()
      .map { Fixture.tie("a", $1, "root", $1, id: "r\($0)") }.joined()
    return """
      <view contentMode="scaleToFill" id="root">\(Fixture.frame(0, 0, 375, 667))
      <subviews><\(child) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">
      \(Fixture.frame(3, 4, 5, 6))\(content)</\(child)></subviews>
      <constraints>\(ties)</constraints></view>
      """
  }

  private func item(
    _ element: String,
    _ id: String,
    _ size: (Double, Double),
    _ attributes: String = "",
    _ content: String = ""
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    \(Fixture.frame(1, 2, size.0, size.1))\(content)</\(element)>
    """
  }

  @Test("a stack that spreads its views is no longer than it must be")
  func spreadStack() throws {
    let wide = Fixture.tie("v", "width", nil, nil, 30, id: "w")
    let stack = item(
      "stackView",
      "s",
      (50, 50),
      #"distribution="equalSpacing" spacing="12""#,
      """
      <subviews>\(item("label", "l", (40, 20), #"text="x""#))
      \(item("view", "v", (9, 9), "", "<constraints>\(wide)</constraints>"))</subviews>
      """
    )
    let ties = """
      \(Fixture.tie("o", "leading", "a", id: "1"))\(Fixture.tie("s", "leading", "o", "trailing", id: "2"))
      \(Fixture.tie("a", "trailing", "s", id: "3"))\(Fixture.tie("o", "top", "a", id: "4"))
      \(Fixture.tie("s", "top", "a", id: "5"))\(Fixture.tie("o", "height", nil, nil, 9, id: "6"))
      """
    let content =
      "<subviews>\(item("view", "o", (70, 70)))\(stack)</subviews><constraints>\(ties)</constraints>"
    let found = try Fixture.frames(of: Fixture.nib(covered("view", "", content)), "a.xib")
    #expect(found["s"]?.width == 82)
    #expect(found["o"]?.width == 293)
  }

  @Test("first baselines leave spare room above, and later views may reach over the stack's edge")
  func firstBaselines() throws {
    let labels = """
      <subviews>\(item("label", "l", (40, 20.5), #"text="x""#))
      \(item("label", "m", (40, 20.5), #"text="x""#))</subviews>
      """
    let high = try Fixture.frames(
      of: Fixture.nib(covered("stackView", #"alignment="firstBaseline""#, labels)),
      "a.xib"
    )
    #expect(high["l"]?.maxY == 667)
    #expect(high["m"]?.maxY == 667)
  }

  @Test(
    "margins of a cell follow the canvas, the version and the accessory",
    arguments: [
      ("retina4_7", 12121, 375.0, "", 8.0, 8.0), ("retina4_7", 14113, 375, "", 16, 16),
      ("retina4_7", 16097, 375, "", 15, 15), ("retina6_1", 16097, 331, "", 20, 20),
      ("retina6_1", 19455, 320, "", 16, 16), ("retina6_1", 19455, 331, "", 20, 20),
      ("retina4_7", 19455, 331, "", 16, 16), ("retina6_12", 24127, 339, "", 20, 20),
      ("retina4_7", 17701, 375, #"accessoryType="disclosureIndicator""#, 16, 8),
    ]
  )
  func cellMargins(
    device: String,
    tools: Int,
    width: Double,
    attributes: String,
    left: Double,
    right: Double
  ) throws {
    let found = try Fixture.frames(
      of: Fixture.nib(cell(width, attributes, ""), device: device, tools: tools),
      "a.xib"
    )
    #expect(found["a"].map { Double($0.minX) } == left)
    #expect(found["a"].map { width - Double($0.maxX) } == right)
  }

  @Test("margins that a person set on a cell's content are no less than the list's")
  func explicitCellMargins() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="30" left="4" bottom="0.0" right="40"/>"#
    let found = try Fixture.frames(of: Fixture.nib(cell(375, "", margins)), "a.xib")
    #expect(found["a"] == CGRect(x: 16, y: 30, width: 319, height: 59))
  }

  private func cell(_ width: Double, _ attributes: String, _ margins: String) -> String {
    let ties = ["leading", "trailing", "top", "bottom"].enumerated()
      .map { Fixture.tie("a", $1, "content", $1 + "Margin", id: "c\($0)") }.joined()
    return """
      <tableViewCell \(attributes) id="cell">\(Fixture.frame(0, 0, width, 100))
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      \(Fixture.frame(0, 0, width, 100))\(margins)<subviews>\(item("view", "a", (9, 9)))</subviews>
      <constraints>\(ties)</constraints></tableViewCellContentView>
      <connections><outlet property="textLabel" destination="a" id="out"/></connections></tableViewCell>
      """
  }

  @Test(
    "a root's safe area reaches into the views below it that lie there, not into what scrolls",
    arguments: [("view", 52.0), ("scrollView", 8)]
  )
  func nestedSafeAreas(element: String, top: Double) throws {
    let content = nested("")
    let body = element == "view" ? content.replacingOccurrences(of: "b5", with: "x") : content
    let text = Fixture.nib(
      covered(element, "", element == "view" ? loosened(body) : body),
      device: "retina6_1"
    )
    let found = try Fixture.frames(of: text, "a.xib")
    // 44 of the device and 8 of the view's own margins.
    #expect(found["i"].map { Double($0.minY) } == top)
  }

  @Test("what scrolls hands its margins on at the sides, and its own at the ends")
  func scrolledMargins() throws {
    let preserves = #"preservesSuperviewLayoutMargins="YES""#
    let content = nested(preserves)
    let text = Fixture.nib(covered("scrollView", preserves, content), device: "retina6_1")
    let found = try Fixture.frames(of: text, "a.xib")
    #expect(found["i"]?.origin == CGPoint(x: 16, y: 8))
  }

  /// A view at the corner of `a`, with these attributes, and one at the corner of its margins.
  private func nested(_ attributes: String) -> String {
    let inner = """
      <subviews>\(item("view", "i", (9, 9)))</subviews><constraints>
      \(Fixture.tie("i", "top", "b", "topMargin", id: "i1"))\(Fixture.tie("i", "leading", "b", "leadingMargin", id: "i2"))
      \(Fixture.tie("i", "width", nil, nil, 5, id: "i3"))\(Fixture.tie("i", "height", nil, nil, 5, id: "i4"))
      </constraints>
      """
    return """
      <subviews>\(item("view", "b", (9, 9), attributes, inner))</subviews><constraints>
      \(Fixture.tie("b", "top", "a", id: "b1"))\(Fixture.tie("b", "leading", "a", id: "b2"))
      \(Fixture.tie("b", "width", nil, nil, 50, id: "b3"))\(Fixture.tie("b", "height", nil, nil, 90, id: "b4"))
      \(Fixture.tie("a", "bottom", "b", id: "b5"))\(Fixture.tie("a", "trailing", "b", id: "b6"))</constraints>
      """
  }

  /// The same without the constraints that only a scroll view can bear.
  private func loosened(_ content: String) -> String {
    content.replacingOccurrences(of: #"id="x"/>"#, with: #"priority="1" id="x"/>"#)
      .replacingOccurrences(of: #"id="b6"/>"#, with: #"priority="1" id="b6"/>"#)
  }

  @Test("low views of devices without a home button keep their insets")
  func lowViews() {
    func insets(_ device: String, _ tools: Int, _ width: Double, _ height: Double) -> UIEdgeInsets {
      let device = CanvasDevice(device, tools: tools)
      return Fixture.insets(device, width, height, isScene: false) { $0.isFreeform = true }
    }
    #expect(insets("retina4_7", 21225, 468, 280) == .zero)
    #expect(insets("retina6_1", 18122, 394, 165).top == 44)
    #expect(insets("retina6_1", 18122, 394, 165).bottom == 0)
    #expect(insets("retina6_1", 21225, 571, 171).bottom == 34)
    #expect(insets("retina6_0", 21507, 320, 360).bottom == 0)
    #expect(insets("retina6_12", 21507, 375, 667).bottom == 0)
    #expect(insets("retina6_12", 21701, 375, 667).bottom == 34)
  }

  @Test("what lies beside an opaque bar is not under it")
  func opaqueBars() {
    var bars = SceneSurroundings()
    bars.hasNavigationBar = true
    bars.isBarOpaque = true
    let phone = CanvasDevice("retina4_7", tools: 20037)
    let scene = phone.safeArea(
      of: CGRect(x: 0, y: 0, width: 375, height: 667),
      bars,
      isScene: true
    )
    #expect(scene.top == 0)
    let nib = phone.safeArea(
      of: CGRect(x: 0, y: 0, width: 375, height: 623),
      bars,
      isScene: false
    )
    #expect(nib.top == 0)
  }

  @Test("a root that is a stack arranges its views from its edges")
  func stackRoot() throws {
    let stack = """
      <stackView opaque="NO" id="root">\(Fixture.frame(0, 0, 375, 60))<subviews>
      \(item("view", "a", (5, 6)))</subviews></stackView>
      """
    let found = try Fixture.frames(of: Fixture.nib(stack, device: "retina6_1"), "a.xib")
    #expect(found["a"] == CGRect(x: 0, y: 0, width: 375, height: 60))
  }

  @Test("an effect covers what it holds, whatever the document says of it")
  func effectContent() throws {
    let content = """
      <view key="contentView" contentMode="center" id="e">\(Fixture.frame(0, 0, 90, 80))
      <autoresizingMask key="autoresizingMask"/><subviews>\(item("view", "i", (5, 6)))</subviews>
      <constraints>\(Fixture.tie("i", "leading", "e", id: "1"))\(Fixture.tie("i", "top", "e", id: "2"))\
      \(Fixture.tie("i", "trailing", "e", id: "3"))\(Fixture.tie("i", "bottom", "e", id: "4"))
      </constraints></view>
      """
    let found = try Fixture.frames(
      of: Fixture.nib(covered("visualEffectView", "", content)),
      "a.xib"
    )
    #expect(found["i"] == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("the baseline of a stack is that of the text that it shows last")
  func stackBaseline() throws {
    let label = item("label", "l", (40, 20), #"text="x""#)
    let stack = item(
      "stackView",
      "s",
      (9, 9),
      #"axis="vertical""#,
      "<subviews>\(label)</subviews>"
    )
    let ties =
      Fixture.tie("s", "top", "a", id: "1") + Fixture.tie("s", "leading", "a", id: "2")
      + Fixture.tie("m", "lastBaseline", "s", "lastBaseline", id: "3")
      + Fixture.tie("m", "leading", "a", id: "4")
    let body = """
      <subviews>\(stack)\(item("label", "m", (40, 20), #"text="x""#))</subviews>
      <constraints>\(ties.replacingOccurrences(of: "lastBaseline", with: "baseline"))</constraints>
      """
    let found = try Fixture.frames(of: Fixture.nib(covered("view", "", body)), "a.xib")
    #expect(found["m"]?.minY == 0)
  }

  @Test("size classes change what is hidden and how a stack spreads its views")
  func variedViews() throws {
    let varied = #"<variation key="widthClass=compact" hidden="YES"/>"#
    let content = """
      <subviews>\(item("view", "p", (5, 6)))\(item("view", "q", (5, 6), "", varied))
      \(item("view", "r", (5, 6)))</subviews>
      <variation key="heightClass=regular" distribution="fillEqually"/>
      """
    let found = try Fixture.frames(
      of: Fixture.nib(covered("stackView", #"axis="vertical""#, content)),
      "a.xib"
    )
    #expect(found["p"]?.height == 333.5)
    #expect(found["r"]?.minY == 333.5)
  }

  @Test("what constraints leave less than nothing has no height")
  func nothing() throws {
    let ties =
      Fixture.tie("v", "top", "a", "top", 600, id: "1")
      + Fixture.tie("a", "bottom", "v", "bottom", 100, id: "2")
      + Fixture.tie("v", "leading", "a", id: "3") + Fixture.tie("v", "trailing", "a", id: "4")
    let body = "<subviews>\(item("view", "v", (5, 6)))</subviews><constraints>\(ties)</constraints>"
    let found = try Fixture.frames(of: Fixture.nib(covered("view", "", body)), "a.xib")
    #expect(found["v"]?.height == 0)
  }

  @Test("between texts of 17 points, a stack's standard space is 22 from baseline to baseline")
  func baselineSpaces() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let members = ["p", "q"].map { item("label", $0, (40, 20), #"text="x""#, font) }.joined()
    let attributes =
      #"axis="vertical" distribution="fillEqually" spacingType="standard" "#
      + #"baselineRelativeArrangement="YES""#
    let found = try Fixture.frames(
      of: Fixture.nib(covered("stackView", attributes, "<subviews>\(members)</subviews>")),
      "a.xib"
    )
    let gap = (found["q"]?.minY ?? 0) - (found["p"]?.maxY ?? 0)
    #expect(abs(gap - (22 - UIFont.systemFont(ofSize: 17).lineHeight)) < 0.01)
  }

  @Test("controls have the size of the system that the version was made for")
  func versionSizes() throws {
    func frames(_ control: String, tools: Int) throws -> CGRect? {
      let ties = Fixture.tie("c", "top", "a", id: "1") + Fixture.tie("c", "leading", "a", id: "2")
      let body = "<subviews>\(control)</subviews><constraints>\(ties)</constraints>"
      let text = Fixture.nib(covered("view", "", body), tools: tools)
      return try Fixture.frames(of: text, "a.xib", .engine)["c"]
    }
    let toggle = item("switch", "c", (5, 6))
    #expect(try frames(toggle, tools: 23504)?.size == CGSize(width: 51, height: 31))
    #expect(try frames(toggle, tools: 24506)?.size == CGSize(width: 63, height: 28))
    let field = item("textField", "c", (5, 6), #"borderStyle="roundedRect""#)
    #expect(try frames(field, tools: 14113)?.height == 30)
    #expect(try frames(field, tools: 15505)?.height == 34)
    let button = item(
      "button",
      "c",
      (5, 6),
      "",
      #"<buttonConfiguration key="configuration" style="plain" title="Button"/>"#
    )
    #expect(try frames(button, tools: 23504)?.height == 34.5)
  }
}
