import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

@MainActor
@Suite("inspect lays documents out as the canvas did", .serialized)
struct CanvasTests {
  /// The frames of a document whose root view has this content, by id.
  private func frames(
    device: String = "retina4_7",
    tools: Int = 14113,
    root: String = #"<rect key="frame" x="0" y="0" width="375" height="667"/>"#,
    _ content: String,
    sizes: DocumentInspector.IntrinsicSizes = .stored
  ) throws -> [String: CGRect] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="\(device)" orientation="portrait"/>
      <objects><view contentMode="scaleToFill" id="root">\(root)\(content)</view></objects>
      </document>
      """
    return try frames(of: text, "canvas.xib", sizes)
  }

  private func frames(
    of text: String,
    _ name: String,
    _ sizes: DocumentInspector.IntrinsicSizes = .stored
  ) throws -> [String: CGRect] {
    try CanvasFixture.frames(of: text, name, sizes)
  }

  private func view(_ id: String, _ content: String = "", element: String = "view") -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="7" y="9" width="31" height="33"/>\(content)</\(element)>
    """
  }

  /// Ties a view to the leading and trailing edges and the top of the root.
  private func edges(_ id: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="\(id)-l"/>
    <constraint firstAttribute="trailing" secondItem="\(id)" secondAttribute="trailing" id="\(id)-t"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" id="\(id)-y"/>
    """
  }

  @Test("placeholder constraints count on the canvas")
  func placeholders() throws {
    let inner = view(
      "a",
      #"<constraints><constraint firstAttribute="height" constant="53" placeholder="YES" id="h"/></constraints>"#
    )
    let found = try frames("<subviews>\(inner)</subviews><constraints>\(edges("a"))</constraints>")
    #expect(found["a"] == CGRect(x: 0, y: 0, width: 375, height: 53))
  }

  @Test(
    "the size classes of the device choose among constraints",
    arguments: [("retina4_7", 20.0), ("ipad9_7", 40.0)]
  )
  func sizeClasses(device: String, height: Double) throws {
    let inner = view(
      "a",
      """
      <constraints><constraint firstAttribute="height" constant="20" id="c"/>
      <constraint firstAttribute="height" constant="40" id="r"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="r"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">
      <exclude reference="c"/><include reference="r"/></mask></variation>
      """
    )
    let found = try frames(
      device: device,
      "<subviews>\(inner)</subviews><constraints>\(edges("a"))</constraints>"
    )
    #expect(found["a"].map { Double($0.height) } == height)
  }

  @Test("a size class changes a constant")
  func constants() throws {
    let inner = view(
      "a",
      """
      <constraints><constraint firstAttribute="height" constant="20" id="c">
      <variation key="widthClass=compact" constant="30"/></constraint></constraints>
      """
    )
    let content = "<subviews>\(inner)</subviews><constraints>\(edges("a"))</constraints>"
    #expect(try frames(content)["a"]?.height == 30)
    #expect(try frames(device: "ipad9_7", content)["a"]?.height == 20)
  }

  @Test("a stack with nothing to show has no size")
  func emptyStack() throws {
    let hidden = """
      <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="h">
      <rect key="frame" x="0" y="0" width="56" height="56"/><constraints>
      <constraint firstAttribute="height" constant="56" id="hh"/></constraints></view>
      """
    let stack = view("s", "<subviews>\(hidden)</subviews>", element: "stackView")
    let found = try frames(
      """
      <subviews>\(stack)</subviews><constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="x"/>
      <constraint firstItem="s" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="y"/>
      </constraints>
      """
    )
    #expect(found["s"] == CGRect(x: 16, y: 333.5, width: 0, height: 0))
  }

  @Test("a hidden view takes no room along a stack and has its say across")
  func hiddenAcross() throws {
    let members = """
      \(view("a"))<view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="h">
      <rect key="frame" x="0" y="0" width="56" height="56"/><constraints>
      <constraint firstAttribute="height" constant="130" id="hh"/></constraints></view>
      """
    let stack = view("s", "<subviews>\(members)</subviews>", element: "stackView")
    let found = try frames(
      "<subviews>\(stack)</subviews><constraints>\(edges("s"))</constraints>"
    )
    #expect(found["s"] == CGRect(x: 0, y: 0, width: 375, height: 130))
    #expect(found["a"] == CGRect(x: 0, y: 0, width: 375, height: 130))
  }

  @Test("a table's header is as wide as the table")
  func tableHeader() throws {
    let table = view(
      "t",
      """
      <view key="tableHeaderView" id="e"><rect key="frame" x="0" y="0" width="375" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
      """,
      element: "tableView"
    )
    let bottom =
      #"<constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" id="b"/>"#
    let found = try frames(
      "<subviews>\(table)</subviews><constraints>\(edges("t"))\(bottom)</constraints>"
    )
    #expect(found["e"] == CGRect(x: 0, y: 0, width: 375, height: 50))
  }

  @Test(
    "the safe area follows device, version and size",
    arguments: [
      ("retina4_7", 14113, 667.0, 20.0), ("retina4_7", 16097, 667, 0),
      ("retina4_7", 22505, 667, 20),
      ("retina6_1", 18122, 896, 44), ("retina6_1", 21507, 896, 48), ("retina4_7", 14113, 351, 0),
      ("ipad9_7", 21225, 1024, 0),
    ]
  )
  func safeArea(device: String, tools: Int, height: Double, top: Double) throws {
    let frame = #"<rect key="frame" x="0" y="0" width="375" height="\#(height)"/>"#
    let content = """
      <subviews>\(view("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(edges("a").replacingOccurrences(of: #"secondItem="root" secondAttribute="top""#, with: #"secondItem="safe" secondAttribute="top""#))
      <constraint firstItem="a" firstAttribute="height" secondItem="root" secondAttribute="height" multiplier="0.5" id="h"/>
      </constraints>
      """
    let found = try frames(device: device, tools: tools, root: frame, content)
    #expect(found["a"].map { Double($0.minY) } == top)
  }

  @Test("scenes below a bar begin where it ends, and sheets have a higher bar")
  func scenesThatEndEarly() {
    var bars = SceneSurroundings()
    bars.hasNavigationBar = true
    let phone = CanvasDevice("retina5_9", tools: 15505)
    let whole = phone.safeArea(
      of: CGRect(x: 0, y: 0, width: 375, height: 812),
      bars,
      isScene: true
    )
    #expect(whole == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    let below = phone.safeArea(
      of: CGRect(x: 0, y: 0, width: 375, height: 724),
      bars,
      isScene: true
    )
    #expect(below.top == 0)
    let sheet = phone.safeArea(
      of: CGRect(x: 0, y: 0, width: 375, height: 758),
      bars,
      isScene: true
    )
    #expect(sheet.top == 56)
  }

  @Test("what bars leave of a small screen is a screen")
  func screensBetweenBars() {
    var bars = SceneSurroundings()
    (bars.hasNavigationBar, bars.hasTabBar) = (true, true)
    let phone = CanvasDevice("retina4_0", tools: 7706)
    func insets(_ height: CGFloat) -> UIEdgeInsets {
      phone.safeArea(of: CGRect(x: 0, y: 0, width: 320, height: height), bars, isScene: true)
    }
    // 568 points without a bar of 64 and one of 49.
    #expect(insets(455) == .zero)
    #expect(insets(450) != .zero)
    let onSide = CanvasDevice("retina4_7", tools: 17701, isOnSide: true)
    let low = CGRect(x: 0, y: 0, width: 667, height: 343)
    #expect(onSide.safeArea(of: low, bars, isScene: true).bottom == 0)
    let whole = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(onSide.safeArea(of: whole, bars, isScene: true).bottom == 32)
  }

  @Test("televisions keep their overscan free in later versions")
  func televisions() {
    let frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    let bars = SceneSurroundings()
    let older = CanvasDevice("appleTV", tools: 10117)
    let newer = CanvasDevice("appleTV", tools: 14113)
    #expect(older.safeArea(of: frame, bars, isScene: true) == .zero)
    #expect(newer.safeArea(of: frame, bars, isScene: true).top == 60)
  }

  @Test("large signs of activity are larger")
  func activity() throws {
    let text = #"""
      <subviews><activityIndicatorView style="large" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="7" y="9" width="31" height="31"/></activityIndicatorView></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="x"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
      </constraints>
      """#
    let found = try frames(text, sizes: .engine)
    #expect(found["a"] == CGRect(x: 169, y: 0, width: 37, height: 37))
  }

  @Test("what a person wrote for the canvas stands before what the class answered")
  func declaredSizes() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="14113" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view placeholderIntrinsicWidth="243" placeholderIntrinsicHeight="30" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a" customClass="Plain">
      <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
      <constraints>\(edges("a"))</constraints></view></objects>
      <designables><designable name="a">
      <size key="intrinsicContentSize" width="243" height="27"/></designable></designables></document>
      """
    #expect(try frames(of: text, "declared.xib")["a"]?.height == 30)
  }

  @Test("switches and sliders have the size of their frame on the canvas")
  func alignmentRectangles() throws {
    let text = #"""
      <subviews><slider translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="7" y="9" width="31" height="31"/></slider></subviews>
      <constraints>\#(edges("a"))</constraints>
      """#
    for sizes in DocumentInspector.IntrinsicSizes.allCases {
      #expect(try frames(text, sizes: sizes)["a"] == CGRect(x: -2, y: 0, width: 379, height: 31))
    }
  }
}
