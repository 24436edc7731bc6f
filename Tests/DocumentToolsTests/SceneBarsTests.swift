import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

@MainActor
@Suite("what stands around the scenes of a storyboard")
struct SceneBarsTests {
  private func bars(
    _ scenes: String,
    of id: String = "c",
    tools: Int = 22505,
    initial: String = "none"
  ) throws -> SceneSurroundings {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">\
      <scenes>\(scenes)</scenes></document>
      """
    let document = try IBDocument(bytes: text.utf8, file: "a.storyboard")
    let object = try #require(document.object(withID: id))
    return SceneBars(document).surroundings(of: object)
  }

  private func scene(
    _ id: String,
    _ content: String = "",
    element: String = "viewController",
    segues: (String, String)...
  ) -> String {
    let ties = segues.enumerated()
      .map { #"<segue destination="\#($1.0)" \#($1.1) id="\#(id)-\#($0)"/>"# }.joined()
    return """
      <scene sceneID="s-\(id)"><objects><\(element) id="\(id)" sceneMemberID="viewController">
      \(content)<connections>\(ties)</connections></\(element)></objects></scene>
      """
  }

  private func navigation(_ content: String = "", to id: String = "r") -> String {
    scene(
      "n",
      content,
      element: "navigationController",
      segues: (id, #"kind="relationship" relationship="rootViewController""#)
    )
  }

  private let simulated = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#

  @Test(
    "bars go with what is shown or pushed",
    arguments: ["show", "push"]
  )
  func pushed(kind: String) throws {
    let scenes = navigation() + scene("r", segues: ("c", "kind=\"\(kind)\"")) + scene("c")
    #expect(try bars(scenes).hasNavigationBar)
    #expect(try !bars(scene("r", segues: ("c", "kind=\"\(kind)\"")) + scene("c")).hasNavigationBar)
  }

  @Test("the other side of a split view has no part in the tab bar of the first")
  func detail() throws {
    let tabs = scene(
      "t",
      element: "tabBarController",
      segues: ("n", #"kind="relationship" relationship="viewControllers""#)
    )
    func shown(_ kind: String) throws -> Bool {
      try bars(
        tabs + navigation() + scene("r", segues: ("c", "kind=\"\(kind)\"")) + scene("c")
      ).hasTabBar
    }
    #expect(try shown("show"))
    #expect(try !shown("showDetail"))
  }

  @Test("what two stacks show has the bars of the nearer one", arguments: [true, false])
  func nearerStack(isFirst: Bool) throws {
    func stack(_ id: String, to root: String) -> String {
      scene(
        id,
        element: "navigationController",
        segues: (root, #"kind="relationship" relationship="rootViewController""#)
      )
    }
    let tabs = scene(
      "t",
      element: "tabBarController",
      segues: ("n", #"kind="relationship" relationship="viewControllers""#)
    )
    let near = stack("n", to: "r")
    let far = stack("m", to: "a") + scene("a", segues: ("r", #"kind="show""#))
    let scenes = (isFirst ? near + far : far + near) + scene("r", segues: ("c", #"kind="show""#))
    #expect(try bars(tabs + scenes + scene("c")).hasTabBar)
  }

  @Test("a tab bar controller on a stack shows its scenes between both bars")
  func tabsOnStacks() throws {
    let tabs = scene(
      "r",
      element: "tabBarController",
      segues: ("c", #"kind="relationship" relationship="viewControllers""#)
    )
    let found = try bars(navigation() + tabs + scene("c"))
    #expect(found.hasNavigationBar && found.hasTabBar)
    #expect(try !bars(tabs + scene("c")).hasNavigationBar)
  }

  @Test("bars at the bottom are hidden only where a scene is pushed")
  func hiddenBars() throws {
    let tabs = scene(
      "t",
      element: "tabBarController",
      segues: ("n", #"kind="relationship" relationship="viewControllers""#)
    )
    let hiding = scene("c").replacingOccurrences(
      of: #"id="c""#,
      with: #"id="c" hidesBottomBarWhenPushed="YES""#
    )
    let pushed = tabs + navigation() + scene("r", segues: ("c", #"kind="show""#)) + hiding
    #expect(try !bars(pushed, tools: 13000).hasTabBar)
    #expect(try bars(pushed, tools: 12999).hasTabBar, "older canvases show it all the same")
    #expect(try bars(tabs + navigation(to: "c") + hiding).hasTabBar)
  }

  @Test("what an app begins with is not presented, though a segue presents it again")
  func beginnings() throws {
    let presents = #"kind="presentation" modalPresentationStyle="fullScreen""#
    let again = scene("a", segues: ("n", presents))
    let scenes = again + navigation(to: "c") + scene("c")
    #expect(try bars(scenes).presentation == .fullScreen)
    #expect(try bars(scenes, initial: "n").presentation == nil)
  }

  @Test("what the scenes of tabs push has no tab bar where the tabs are on a stack themselves")
  func abovePushedTabs() throws {
    let tabs = scene(
      "t",
      element: "tabBarController",
      segues: ("b", #"kind="relationship" relationship="viewControllers""#)
    )
    let shows = #"kind="show""#
    let inner = tabs + scene("b", segues: ("c", shows)) + scene("c")
    let all = navigation() + scene("r", segues: ("t", shows)) + inner
    #expect(try !bars(all, tools: 13529).hasTabBar)
    #expect(try bars(all, of: "b").hasTabBar)
    #expect(try bars(inner, tools: 13529).hasTabBar)
    #expect(try bars(all, tools: 12999).hasTabBar, "older canvases show it all the same")
  }

  @Test("details are on no stack")
  func details() throws {
    let source = navigation() + scene("r", segues: ("c", #"kind="showDetail""#))
    #expect(try !bars(source + scene("c")).hasNavigationBar)
  }

  @Test("what a scene simulates is around what it pushes, unless that says otherwise")
  func simulation() throws {
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let source = scene("r", simulated + toolbar, segues: ("c", #"kind="show""#))
    let found = try bars(source + scene("c"))
    #expect(found.hasNavigationBar && found.hasToolbar)
    let bare = #"<nil key="simulatedTopBarMetrics"/>"#
    #expect(try !bars(source + scene("c", bare)).hasNavigationBar)
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    func isTabbed(_ kind: String) throws -> Bool {
      let source = scene("r", tabs, segues: ("c", "kind=\"\(kind)\""))
      #expect(try !bars(source + scene("c")).hasTabBar, "a scene without a stack is presented")
      return try bars(navigation() + source + scene("c")).hasTabBar
    }
    #expect(try isTabbed("show"))
    #expect(try !isTabbed("showDetail"))
  }

  private func tabs(_ content: String = "", to id: String = "c") -> String {
    scene(
      "t",
      content,
      element: "tabBarController",
      segues: (id, #"kind="relationship" relationship="viewControllers""#)
    )
  }

  @Test(
    "a tab bar controller without a bar above has none above its scenes, nor above what they push"
  )
  func bareTabs() throws {
    let bare = #"<nil key="simulatedTopBarMetrics"/>"#
    let stack = navigation(to: "t")
    #expect(try !bars(stack + tabs(bare) + scene("c")).hasNavigationBar)
    let tabBar = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    func shown(_ content: String) throws -> Bool {
      try bars(
        stack + tabs(content, to: "r") + scene("r", tabBar, segues: ("c", #"kind="show""#))
          + scene("c")
      ).hasNavigationBar
    }
    #expect(try !shown(bare))
    #expect(try shown(""))
  }

  @Test(
    "what simulates no bar below has none below what it pushes; a tab bar controller keeps its own"
  )
  func bareBottoms() throws {
    let bare = #"<nil key="simulatedBottomBarMetrics"/>"#
    func isTabbed(_ content: String) throws -> Bool {
      try bars(
        tabs(to: "n") + navigation() + scene("r", content, segues: ("c", #"kind="show""#))
          + scene("c")
      ).hasTabBar
    }
    #expect(try !isTabbed(bare))
    #expect(try isTabbed(""))
    #expect(try bars(tabs(bare) + scene("c")).hasTabBar)
  }

  @Test(
    "what an embedded container shows has a status bar above it only since there are safe areas"
  )
  func embeddedContainers() throws {
    let outer = scene("o", segues: ("n", #"kind="embed""#)) + navigation()
    let inner = scene("r", segues: ("c", #"kind="show""#)) + scene("c")
    #expect(try !bars(outer + inner, tools: 9531).hasStatusBar)
    #expect(try bars(outer + inner).hasStatusBar)
    #expect(try bars(navigation() + inner, tools: 9531).hasStatusBar)
  }

  @Test("a navigation controller that simulates nothing above itself has its bar all the same")
  func ownBar() throws {
    let scenes = navigation(#"<nil key="simulatedTopBarMetrics"/>"#, to: "c") + scene("c")
    #expect(try bars(scenes).hasNavigationBar)
    let hidden = navigation(to: "c")
      .replacingOccurrences(of: #"id="n""#, with: #"id="n" navigationBarHidden="YES""#)
    #expect(try !bars(hidden + scene("c")).hasNavigationBar)
  }

  @Test("how a container is presented, so is what it contains")
  func presented() throws {
    let segue = #"kind="presentation" modalPresentationStyle="fullScreen""#
    let scenes = scene("p", segues: ("n", segue)) + navigation(to: "c") + scene("c")
    #expect(try bars(scenes).presentation == .fullScreen)
    let embedded = scene("p", segues: ("c", #"kind="embed""#)) + scene("c")
    #expect(try bars(embedded).isEmbedded)
    let over = scene("p", segues: ("c", #"kind="popoverPresentation""#)) + scene("c")
    #expect(try bars(over).presentation == .popover)
    #expect(try bars(embedded).presentation == nil)
  }

  @Test("a prompt makes a bar higher, and a size of its own is free only without a simulated one")
  func promptsAndSizes() throws {
    let item = #"<navigationItem key="navigationItem" prompt="Choose" id="i"/>"#
    #expect(try bars(navigation(to: "c") + scene("c", item)).hasPrompt)
    let size = #"<size key="freeformSize" width="300" height="200"/>"#
    #expect(try bars(scene("c", size)).isFreeform)
    let sheet = #"<modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    #expect(try !bars(scene("c", sheet + size)).isFreeform)
  }

  private func insets(
    _ id: String,
    _ tools: Int,
    _ width: Double,
    _ height: Double,
    usesSafeAreas: Bool = true,
    _ change: (inout SceneSurroundings) -> Void = { _ in }
  ) -> UIEdgeInsets {
    let device = CanvasDevice(id, tools: tools, usesSafeAreas: usesSafeAreas)
    return CanvasFixture.insets(device, width, height, isScene: true, change)
  }

  @Test("what covers the screen has no status bar, and a sheet ends above the corners")
  func presentedInsets() {
    let covering = insets("retina6_7", 23090, 428, 926) {
      $0.hasNavigationBar = true
      $0.presentation = .fullScreen
    }
    #expect(covering == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let sheet = insets("retina6_7", 23090, 428, 916) { $0.hasNavigationBar = true }
    #expect(sheet == UIEdgeInsets(top: 56, left: 0, bottom: 0, right: 0))
    #expect(insets("retina6_5", 16097, 414, 842).bottom == 34)
    let below = insets("retina6_1", 22505, 414, 830) {
      $0.hasNavigationBar = true
      $0.isBarOpaque = true
    }
    #expect(below == .zero)
    let low = insets("retina4_7", 14868, 375, 647) { $0.hasNavigationBar = true }
    #expect(low.top == 56)
    let titled = insets("retina6_1", 24128, 414, 848) {
      $0.hasNavigationBar = true
      $0.hasLargeTitle = true
    }
    #expect(titled == UIEdgeInsets(top: 126, left: 0, bottom: 0, right: 0))
  }

  @Test("what lies over another scene is in no window of its own", arguments: [true, false])
  func counted(isOver: Bool) {
    let found = insets("retina5_9", 24765, 320, 106) {
      $0.isFreeform = true
      $0.presentation = isOver ? .popover : nil
    }
    #expect(found.top == (isOver ? 50 : 100))
  }

  @Test("large titles have a row of their own until they shrink by themselves")
  func largeTitles() {
    func top(_ tools: Int) -> CGFloat {
      insets("retina6_1", tools, 414, 896) {
        $0.hasNavigationBar = true
        $0.hasLargeTitle = true
      }.top
    }
    #expect(top(20037) == 140)
    #expect(top(24128) == 202)
    #expect(top(25084) == 150)
    let prompted = insets("retina5_9", 22505, 375, 812) {
      $0.hasNavigationBar = true
      $0.hasPrompt = true
    }
    #expect(prompted.top == 128)
  }

  @Test("toolbars grew, and televisions have all of their bars at the top")
  func bars() {
    func toolbar(_ tools: Int) -> CGFloat {
      insets("retina4_7", tools, 375, 667) { $0.hasToolbar = true }.bottom
    }
    #expect(toolbar(14109) == 44)
    #expect(toolbar(15705) == 49)
    let television = insets("appleTV", 15705, 1920, 1080) {
      $0.hasNavigationBar = true
      $0.hasTabBar = true
    }
    #expect(television == UIEdgeInsets(top: 302, left: 80, bottom: 60, right: 80))
    #expect(insets("appleTV", 15705, 1536, 260).bottom == 0)
  }

  @Test(
    "what does not reach under a bar, or ends inside of another scene, keeps clear of nothing there"
  )
  func edges() throws {
    func extended(_ edges: String) throws -> Bool {
      let element = #"<extendedEdge key="edgesForExtendedLayout" \#(edges)/>"#
      return try bars(scene("c", element)).extendsUnderTop
    }
    #expect(try extended(#"top="YES""#))
    #expect(try !extended(#"bottom="YES""#))
    #expect(try bars(scene("c")).extendsUnderTop)
    let below = insets("retina6_1", 19162, 414, 685) {
      $0.hasNavigationBar = true
      $0.extendsUnderTop = false
    }
    #expect(below.top == 0)
    #expect(insets("retina6_1", 20037, 414, 808).bottom == 34)
    #expect(insets("retina6_1", 20037, 414, 808) { $0.isEmbedded = true }.bottom == 0)
  }

  @Test("a square canvas with a safe area has no status bar")
  func squares() {
    #expect(insets("", 20037, 600, 600).top == 0)
    #expect(insets("", 16097, 375, 667, usesSafeAreas: false).top == 20)
    #expect(insets("retina4_7", 14313, 375, 162) { $0.isEmbedded = true } == .zero)
    #expect(insets("retina4_7", 14313, 375, 162) { $0.isFromEmbedded = true } == .zero)
    #expect(insets("retina4_7", 14313, 375, 667) { $0.isFromEmbedded = true }.top == 20)
  }
}
