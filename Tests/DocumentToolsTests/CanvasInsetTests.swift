import Foundation
import HeadlessUIKit
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

@MainActor
@Suite("what devices, bars and lists take of a canvas", .serialized)
struct CanvasInsetTests {
  private typealias Fixture = CanvasFixture

  private func insets(
    _ device: CanvasDevice,
    _ width: Double,
    _ height: Double,
    isScene: Bool = false,
    _ change: (inout SceneSurroundings) -> Void = { _ in }
  ) -> UIEdgeInsets {
    Fixture.insets(device, width, height, isScene: isScene, change)
  }

  @Test("later versions give roots what their windows give them already")
  func countedTwice() {
    let phone = CanvasDevice("retina6_1", tools: 24765)
    #expect(insets(phone, 414, 896) == UIEdgeInsets(top: 96, left: 0, bottom: 68, right: 0))
    #expect(insets(phone, 414, 896, isScene: true) { $0.hasNavigationBar = true }.top == 150)
    #expect(insets(phone, 392, 197) { $0.isFreeform = true }.bottom == 34)
    #expect(insets(phone, 514, 197) { $0.isFreeform = true }.bottom == 68)
    #expect(insets(phone, 414, 848, isScene: true).top == 48)
    #expect(insets(CanvasDevice("retina6_1", tools: 23504), 414, 896).top == 48)
    #expect(insets(CanvasDevice("retina4_0", tools: 24128), 320, 568).top == 20)
    #expect(insets(CanvasDevice("retina6_3", tools: 25079), 402, 874).top == 124)
  }

  @Test("phones on their side keep the camera's housing free at both sides")
  func onTheirSide() {
    let phone = CanvasDevice("retina6_0", tools: 24412, isOnSide: true)
    #expect(phone.screen == CGSize(width: 844, height: 390))
    #expect(
      insets(phone, 844, 390, isScene: true)
        == UIEdgeInsets(top: 47, left: 47, bottom: 55, right: 47)
    )
    let below = insets(phone, 844, 390, isScene: true) {
      $0.hasNavigationBar = true
      $0.hasTabBar = true
    }
    #expect(below == UIEdgeInsets(top: 101, left: 47, bottom: 86, right: 47))
  }

  @Test("devices of one kind were simulated alike until each had insets of its own")
  func insetsByVersion() {
    #expect(insets(CanvasDevice("retina6_0", tools: 21179), 390, 844).top == 44)
    #expect(insets(CanvasDevice("retina6_7", tools: 17506), 428, 926).top == 44)
    #expect(insets(CanvasDevice("retina6_0", tools: 21507), 390, 844).top == 47)
    #expect(insets(CanvasDevice("retina4_7", tools: 21507), 375, 667).top == 0)
    #expect(insets(CanvasDevice("retina4_7", tools: 21701), 375, 667).top == 20)
    #expect(insets(CanvasDevice("appleTV", tools: 21225), 1920, 1080).left == 80)
    let wide = insets(CanvasDevice("retina6_1", tools: 17701), 431, 155) { $0.isFreeform = true }
    #expect(wide.bottom == 34)
  }

  @Test("what bars take of a scene's own size is free of them at its top")
  func freeformBelowBars() {
    let phone = CanvasDevice("retina6_1", tools: 15705)
    func insets(_ height: Double, _ change: (inout SceneSurroundings) -> Void) -> UIEdgeInsets {
      self.insets(phone, 414, height, isScene: true) {
        ($0.isFreeform, $0.freeformSize) = (true, CGSize(width: 414, height: 1400))
        change(&$0)
      }
    }
    let below = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    #expect(insets(1312) { $0.hasNavigationBar = true } == below)
    #expect(insets(1346) { _ in } == below)
    #expect(insets(1400) { $0.hasNavigationBar = true }.top == 88)
    // What a stack of its own size shows is cut off above the device's corners.
    let small = self.insets(phone, 320, 667, isScene: true) {
      $0.containerSize = CGSize(width: 320, height: 667)
    }
    #expect(small.bottom == 0)
  }

  @Test("a view below a navigation bar is free of it, also of higher ones and of large titles")
  func belowHighBars() {
    let pad = CanvasDevice("ipad10_2", tools: 19529)
    #expect(insets(pad, 810, 1080, isScene: true) { $0.hasNavigationBar = true }.top == 70)
    #expect(insets(pad, 810, 1010, isScene: true) { $0.hasNavigationBar = true }.top == 0)
    let phone = CanvasDevice("retina4_7", tools: 14490)
    func top(_ height: Double) -> CGFloat {
      insets(phone, 375, height, isScene: true) {
        ($0.hasNavigationBar, $0.hasLargeTitle, $0.hasTabBar) = (true, true, true)
      }.top
    }
    #expect(top(551) == 0)
    #expect(top(667) == 116)
  }

  @Test("sheets that are smaller than a tablet keep clear of nothing, however they are presented")
  func tabletSheets() {
    let pad = CanvasDevice("ipad10_2", tools: 19529)
    for presentation in [SceneSurroundings.Presentation.automatic, .formSheet, .pageSheet] {
      #expect(
        insets(pad, 704, 995.5, isScene: true) { $0.presentation = presentation } == .zero
      )
    }
    #expect(insets(pad, 704, 995.5, isScene: true) { $0.presentation = .popover }.top == 20)
  }

  /// The first child of a root that follows the root's edges, by a guide or not.
  private func storyboard(_ scenes: String, tools: Int = 21507) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes></document>
    """
  }

  private func scene(_ id: String, _ objects: String) -> String {
    #"<scene sceneID="s-\#(id)"><objects>\#(objects)</objects></scene>"#
  }

  private func screen(_ guide: String, _ controller: String = "") -> String {
    let ties = ["leading", "trailing", "top"].enumerated()
      .map { Fixture.tie("a", $1, "v", $1, id: "r\($0)") }.joined()
    return """
      <viewController id="c" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v">\(Fixture.frame(0, 0, 375, 667))
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      \(Fixture.frame(3, 4, 5, 6))</view></subviews>\(guide)
      <constraints>\(ties)\(Fixture.tie("g", "top", "a", "bottom", id: "b"))</constraints></view>
      \(controller)</viewController>
      """
  }

  private let safeArea = #"<viewLayoutGuide key="safeArea" id="g"/>"#

  private func navigation(_ more: String) -> String {
    """
    <navigationController id="n" sceneMemberID="viewController">\(more)
    <connections><segue destination="c" kind="relationship" \
    relationship="rootViewController" id="q"/></connections></navigationController>
    """
  }

  @Test("a scene has the tab bar that its navigation controller stands above or simulates")
  func barsOfContainers() throws {
    let bottom = Fixture.tie("a", "bottom", "g", "bottom", id: "z")
    let inner = scene("c", screen(safeArea))
      .replacingOccurrences(of: Fixture.tie("g", "top", "a", "bottom", id: "b"), with: bottom)
    let simulated = navigation(#"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#)
    let tabs = """
      <tabBarController id="t" sceneMemberID="viewController"><connections><segue destination="n" \
      kind="relationship" relationship="viewControllers" id="w"/></connections></tabBarController>
      """
    let alone = try Fixture.frames(
      of: storyboard(inner + scene("n", navigation(""))),
      "a.storyboard"
    )
    #expect(alone["a"]?.height == 667)
    let said = try Fixture.frames(of: storyboard(inner + scene("n", simulated)), "b.storyboard")
    #expect(said["a"]?.height == 618)
    let shown = try Fixture.frames(
      of: storyboard(inner + scene("n", navigation("")) + scene("t", tabs)),
      "c.storyboard"
    )
    #expect(shown["a"]?.height == 618)
  }

  @Test("without a keyboard its guide is what the safe area leaves out")
  func keyboard() throws {
    let text = storyboard(scene("c", screen(#"<keyboardLayoutGuide key="keyboard" id="g"/>"#)))
    #expect(try Fixture.frames(of: text, "a.storyboard")["a"]?.height == 667)
  }

  @Test("views beside the controller of a scene are laid out")
  func looseViews() throws {
    let loose = """
      <view contentMode="scaleToFill" id="l">\(Fixture.frame(0, 0, 200, 100))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="x">\(Fixture.frame(3, 4, 5, 6))</view>
      </subviews><constraints>\(Fixture.tie("x", "leading", "l", id: "1"))\
      \(Fixture.tie("x", "trailing", "l", id: "2"))\(Fixture.tie("x", "top", "l", id: "3"))\
      \(Fixture.tie("x", "bottom", "l", id: "4"))</constraints></view>
      """
    let found = try Fixture.frames(
      of: storyboard(scene("c", screen(safeArea) + loose)),
      "a.storyboard"
    )
    #expect(found["x"] == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("the cells of a section that no list has are laid out")
  func looseSections() throws {
    let section = """
      <tableViewSection id="s"><cells><tableViewCell id="e">\(Fixture.frame(0, 0, 375, 80))
      <tableViewCellContentView key="contentView" tableViewCell="e" id="k">
      \(Fixture.frame(0, 0, 375, 80))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="x">\(Fixture.frame(3, 4, 5, 6))</view>
      </subviews><constraints>\(Fixture.tie("x", "leading", "k", id: "1"))\
      \(Fixture.tie("x", "trailing", "k", id: "2"))\(Fixture.tie("x", "top", "k", id: "3"))\
      \(Fixture.tie("x", "bottom", "k", id: "4"))</constraints>
      </tableViewCellContentView></tableViewCell></cells></tableViewSection>
      """
    let whole = CGRect(x: 0, y: 0, width: 375, height: 80)
    let scenes = storyboard(scene("c", screen(safeArea) + section))
    #expect(try Fixture.frames(of: scenes, "a.storyboard")["x"] == whole)
    #expect(try Fixture.frames(of: Fixture.nib(section), "a.xib")["x"] == whole)
  }

  private func cell(_ id: String, _ y: Double, _ attributes: String = "", _ more: String = "")
    -> String
  {
    """
    <tableViewCell \(attributes) rowHeight="500" id="\(id)">\(Fixture.frame(0, y, 375, 500))
    <tableViewCellContentView key="contentView" \(attributes) tableViewCell="\(id)" id="k\(id)">
    \(Fixture.frame(0, 0, 375, 500))<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="i\(id)">\(Fixture.frame(60, 70, 5, 6))
    </view></subviews><constraints>\
    \(Fixture.tie("i\(id)", "leading", "k\(id)", "leadingMargin", id: "1\(id)"))\
    \(Fixture.tie("i\(id)", "top", "k\(id)", id: "2\(id)"))\
    \(Fixture.tie("i\(id)", "bottom", "k\(id)", id: "3\(id)"))\
    \(Fixture.tie("i\(id)", "trailing", "k\(id)", id: "4\(id)"))</constraints>
    </tableViewCellContentView>\(more)</tableViewCell>
    """
  }

  @Test("static cells below the screen are laid out, with the margins that their cells have")
  func staticCells() throws {
    let margins = #"<edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="30"/>"#
    let preserved = #"preservesSuperviewLayoutMargins="YES""#
    let cells =
      cell("p", 0) + cell("q", 500, preserved, margins) + cell("r", 1000, "", margins)
    let table = """
      <tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="plain" id="t">\(Fixture.frame(0, 0, 375, 667))
      <sections><tableViewSection id="e"><cells>\(cells)</cells></tableViewSection></sections>
      </tableView></tableViewController>
      """
    let found = try Fixture.frames(of: storyboard(scene("c", table)), "a.storyboard")
    #expect(found["ip"]?.minX == 16)
    #expect(found["iq"] == CGRect(x: 30, y: 0, width: 345, height: 500))
    // The last cell lies below all that the list shows.
    #expect(found["ir"] == CGRect(x: 8, y: 0, width: 367, height: 500))
  }

  @Test(
    "a cell by itself had the margins of a list of its width at first",
    arguments: [(14113, 20.0), (15505, 15), (17701, 16)]
  )
  func wideCells(tools: Int, margin: Double) throws {
    let wide = cell("p", 0).replacingOccurrences(of: #"width="375.0""#, with: #"width="600.0""#)
    let found = try Fixture.frames(of: Fixture.nib(wide, tools: tools), "a.xib")
    #expect(found["ip"].map { Double($0.minX) } == margin)
  }

  @Test(
    "a cell in a list had the list's margins at first only where it preserves them",
    arguments: [
      (12120, 375.0, "", 8.0), (12120, 375, #"preservesSuperviewLayoutMargins="YES""#, 15),
      (13122, 414, "", 8), (14490, 500, "", 15), (16097, 375, "", 15), (17701, 375, "", 16),
    ]
  )
  func listCells(tools: Int, width: Double, attributes: String, margin: Double) throws {
    let row = cell("p", 0, attributes)
      .replacingOccurrences(of: #"width="375.0""#, with: "width=\"\(width)\"")
    let table = """
      <tableView dataMode="prototypes" style="plain" id="t">\(Fixture.frame(0, 0, width, 667))
      <prototypes>\(row)</prototypes></tableView>
      """
    let found = try Fixture.frames(of: Fixture.nib(table, tools: tools), "a.xib")
    #expect(found["ip"].map { Double($0.minX) } == margin)
  }

  @Test(
    "a list that is the view of a scene has the scene's margins",
    arguments: [(14460, 375.0, 16.0), (14460, 400, 20), (16097, 343, 16)]
  )
  func sceneLists(tools: Int, width: Double, margin: Double) throws {
    let row = cell("p", 0)
      .replacingOccurrences(of: #"width="375.0""#, with: "width=\"\(width)\"")
    let table = """
      <tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" style="plain" id="t">
      \(Fixture.frame(0, 0, width, 667))<prototypes>\(row)</prototypes></tableView>
      </tableViewController>
      """
    let text = storyboard(scene("c", table), tools: tools)
    let found = try Fixture.frames(of: text, "a.storyboard")
    #expect(found["ip"].map { Double($0.minX) } == margin)
  }

  @Test("what ends above a tab bar is not under it, and large titles have a row of their own")
  func barsBeside() {
    let phone = CanvasDevice("retina4_7", tools: 14460)
    let between = insets(phone, 375, 554, isScene: true) {
      $0.hasNavigationBar = true
      $0.hasTabBar = true
    }
    #expect(between == .zero)
    let titled = insets(phone, 375, 667, isScene: true) {
      $0.hasNavigationBar = true
      $0.hasLargeTitle = true
    }
    #expect(titled.top == 116)
    let sheet = insets(CanvasDevice("retina6_12", tools: 24765), 393, 793, isScene: true) {
      $0.hasNavigationBar = true
    }
    #expect(sheet.top == 70)
    #expect(insets(CanvasDevice("retina6_1", tools: 22505), 414, 886, isScene: true).top == 0)
  }

  @Test("a storyboard without a device has the screen that it simulates")
  func simulatedScreen() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
    let text = storyboard(scene("c", screen(safeArea, bar)), tools: 11542)
      .replacingOccurrences(of: #"<device id="retina4_7" orientation="portrait"/>"#, with: "")
      .replacingOccurrences(
        of: "</scenes>",
        with: """
          </scenes><simulatedMetricsContainer key="defaultSimulatedMetrics">
          <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
          </simulatedMetricsContainer>
          """
      )
      .replacingOccurrences(
        of: Fixture.tie("a", "top", "v", "top", id: "r2"),
        with: Fixture.tie("a", "top", "g", "top", id: "r2")
      )
    #expect(try Fixture.frames(of: text, "a.storyboard")["a"]?.minY == 0)
  }
}
