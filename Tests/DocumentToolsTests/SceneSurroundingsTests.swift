import Foundation
import HeadlessUIKit
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

@MainActor
@Suite("scenes in containers and versions of their own")
struct SceneSurroundingsTests {
  private typealias Fixture = CanvasFixture

  /// The frame of a view that hangs on something of its scene's root.
  private func frame(
    _ constraint: String,
    tools: Int,
    root: CGRect = CGRect(x: 0, y: 0, width: 375, height: 667),
    controller: String = "",
    bar: String = "",
    device: String = "retina4_7",
    scenes: String = ""
  ) throws -> CGRect {
    let ties = ["leading", "trailing"].map { Fixture.tie("a", $0, "v", id: "t-\($0)") }.joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="\(device)" orientation="portrait"/><scenes>
      <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" \(bar) id="b">\
      \(Fixture.frame(0, 20, 375, 44))</navigationBar>\(scenes)<connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="s"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="c"><objects><viewController \(controller) id="c" \
      sceneMemberID="viewController"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" contentMode="scaleToFill" id="v">
      \(Fixture.frame(root.minX, root.minY, root.width, root.height))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(Fixture.frame(7, 7, 7, 7))
      <constraints>\(Fixture.tie("a", "height", nil, nil, 30, id: "h"))</constraints></view>
      </subviews><constraints>\(ties)\(constraint)</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
    return try #require(try Fixture.frames(of: text, "a.storyboard")["a"])
  }

  private let below = Fixture.tie("a", "top", "top", "bottom", id: "k")

  @Test("the guides of a canvas have no height")
  func farEdges() throws {
    #expect(try frame(below, tools: 12118).minY == 64)
    #expect(try frame(Fixture.tie("a", "top", "top", "top", id: "k"), tools: 12118).minY == 64)
    let above = Fixture.tie("a", "bottom", "bottom", "bottom", id: "k")
    #expect(try frame(above, tools: 12118).maxY == 667)
  }

  @Test("margins knew nothing of bars before there were safe areas")
  func margins() throws {
    let margin = Fixture.tie("a", "top", "v", "topMargin", id: "k")
    #expect(try frame(margin, tools: 12118).minY == 0)
    #expect(try frame(margin, tools: 14460).minY == 64)
  }

  @Test("guides once kept clear of opaque bars that a view lies under")
  func opaqueBars() throws {
    let opaque = #"translucent="NO""#
    let extended = #"extendedLayoutIncludesOpaqueBars="YES""#
    #expect(try frame(below, tools: 11762, controller: extended, bar: opaque).minY == 64)
    #expect(try frame(below, tools: 11762, bar: opaque).minY == 0)
    #expect(try frame(below, tools: 15400, controller: extended, bar: opaque).minY == 0)
    #expect(try frame(below, tools: 22155, bar: opaque).minY == 64)
  }

  @Test("a view as high as the screen ended below it where it began below an opaque bar")
  func shifted() {
    func insets(_ tools: Int, usesSafeAreas: Bool = true) -> UIEdgeInsets {
      let phone = CanvasDevice("retina5_5", tools: tools, usesSafeAreas: usesSafeAreas)
      return Fixture.insets(phone, 414, 736, isScene: true) {
        $0.hasNavigationBar = true
        $0.isBarOpaque = true
      }
    }
    #expect(insets(20037) == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(insets(20037, usesSafeAreas: false) == .zero)
    #expect(insets(22155) == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
  }

  @Test("what is wider than the screen has the room of its lower corners", arguments: [600.0, 360])
  func corners(width: Double) {
    let phone = CanvasDevice("retina5_9", tools: 19162)
    let found = Fixture.insets(phone, width, 600, isScene: true) { $0.isFreeform = true }
    #expect(found.bottom == (width > 375 ? 34 : 0))
  }

  @Test("a container's own size stands for the screen's")
  func containerSizes() throws {
    let size = #"<size key="freeformSize" width="414" height="736"/>"#
    let root = CGRect(x: 0, y: 64, width: 414, height: 672)
    let opaque = #"translucent="NO""#
    #expect(try frame(below, tools: 12118, root: root, bar: opaque, scenes: size).minY == 0)
    let whole = CGRect(x: 0, y: 0, width: 414, height: 736)
    #expect(try frame(below, tools: 12118, root: whole, scenes: size).minY == 64)
  }

  @Test("what ends above a tab bar ends above what the bar stands on, too")
  func tabBars() {
    let phone = CanvasDevice("retina6_1", tools: 20037)
    func bottom(_ height: Double) -> CGFloat {
      Fixture.insets(phone, 414, height, isScene: true) { $0.hasTabBar = true }.bottom
    }
    #expect(bottom(896) == 83)
    #expect(bottom(813) == 0)
    #expect(bottom(725) == 0)
  }

  @Test(
    "the root of an early nib has the margins of any view",
    arguments: [(6245, 8.0), (8191, 20)]
  )
  func earlyNibs(tools: Int, margin: CGFloat) throws {
    let ties =
      Fixture.tie("a", "leading", "v", "leadingMargin", id: "1")
      + Fixture.tie("a", "trailing", "v", "trailingMargin", id: "2")
      + Fixture.tie("a", "top", "v", id: "3") + Fixture.tie("a", "height", nil, nil, 30, id: "4")
    let text = Fixture.nib(
      """
      <view contentMode="scaleToFill" id="v">\(Fixture.frame(0, 0, 600, 600))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(Fixture.frame(7, 7, 7, 7))
      </view></subviews><constraints>\(ties)</constraints></view>
      """,
      tools: tools
    )
    .replacingOccurrences(of: #"<device id="retina4_7" orientation="portrait"/>"#, with: "")
    .replacingOccurrences(of: #" useSafeAreas="YES""#, with: "")
    #expect(try Fixture.frames(of: text, "a.xib")["a"]?.minX == margin)
  }

  @Test("a scene that does without a bar is followed by scenes that do")
  func withoutBars() throws {
    func scene(_ id: String, _ more: String, _ kind: String, _ next: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v-\(id)">\(Fixture.frame(0, 0, 375, 667))</view>
      \(more)<connections><segue destination="\(next)" kind="\(kind)" id="g-\(id)"/></connections>
      </viewController></objects></scene>
      """
    }
    let bare = #"<nil key="simulatedTopBarMetrics"/>"#
    let storyboard = { (more: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/><scenes>
      <scene sceneID="n"><objects><navigationController id="n" sceneMemberID="viewController">
      <connections><segue destination="r" kind="relationship" relationship="rootViewController" \
      id="s"/></connections></navigationController></objects></scene>
      \(scene("r", more, "show", "m"))\(scene("m", "", "show", "c"))
      <scene sceneID="c"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v">\(Fixture.frame(0, 0, 375, 667))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(Fixture.frame(7, 7, 7, 7))</view>
      </subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>\
      \(["leading", "trailing", "top", "bottom"].map { Fixture.tie("a", $0, "g", id: $0) }.joined())
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    }
    #expect(try Fixture.frames(of: storyboard(""), "a.storyboard")["a"]?.minY == 64)
    #expect(try Fixture.frames(of: storyboard(bare), "a.storyboard")["a"]?.minY == 20)
  }
}
