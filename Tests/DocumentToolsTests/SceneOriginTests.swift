import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

/// What the segues that lead to a scene decide about it.
@MainActor
@Suite("what stands around a scene that several segues lead to")
struct SceneOriginTests {
  private func bars(
    _ scenes: String,
    of id: String = "c",
    breakers: [String] = [],
    tools: Int = 14460
  ) throws -> SceneSurroundings {
    let ties = breakers.map { "<segue reference=\"\($0)\"/>" }.joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\
      <scenes>\(scenes)</scenes>
      <inferredMetricsTieBreakers>\(ties)</inferredMetricsTieBreakers></document>
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
    let all = segues.map { "<segue destination=\"\($0.0)\" \($0.1) id=\"\(id)-\($0.0)\"/>" }
    return """
      <scene sceneID="s-\(id)"><objects><\(element) id="\(id)" sceneMemberID="viewController">
      \(content)<connections>\(all.joined())</connections></\(element)></objects></scene>
      """
  }

  private let show = #"kind="show""#
  private let present = #"kind="presentation""#

  @Test("the tie breaker decides whether it is on a stack or presented")
  func tieBreakers() throws {
    let scenes =
      scene(
        "n",
        element: "navigationController",
        segues: ("r", #"kind="relationship" relationship="rootViewController""#)
      ) + scene("r", segues: ("c", show)) + scene("p", segues: ("c", present)) + scene("c")
    let pushed = try bars(scenes, breakers: ["r-c"])
    #expect(pushed.hasNavigationBar && pushed.presentation == nil)
    let presented = try bars(scenes, breakers: ["p-c"])
    #expect(!presented.hasNavigationBar && presented.presentation == .automatic)
    // A segue that is none of them, or leads elsewhere, decides nothing.
    let open = try bars(scenes, breakers: ["n-r", "gone"])
    #expect(open.hasNavigationBar && open.presentation == .automatic)
  }

  @Test(
    "a status bar that is not simulated is missing in what the scene leads to, before safe areas"
  )
  func statusBars() throws {
    let none = #"<nil key="simulatedStatusBarMetrics"/>"#
    func hasBar(_ own: String = "", tools: Int = 10117) throws -> Bool {
      let scenes =
        scene("a", none, segues: ("b", show)) + scene("b", segues: ("c", present))
        + scene("c", own)
      return try bars(scenes, tools: tools).hasStatusBar
    }
    #expect(try !hasBar())
    #expect(try hasBar(#"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>"#))
    #expect(try hasBar(tools: 14460))
  }

  @Test(
    "an embedded scene pushes on the stack of the one around it, since safe areas",
    arguments: [11762, 14460]
  )
  func embeddedStacks(tools: Int) throws {
    let scenes =
      scene(
        "n",
        element: "navigationController",
        segues: ("a", #"kind="relationship" relationship="rootViewController""#)
      ) + scene("a", segues: ("b", #"kind="embed""#)) + scene("b", segues: ("d", #"kind="embed""#))
      + scene("d", segues: ("c", show)) + scene("c")
    #expect(try bars(scenes, tools: tools).hasNavigationBar == (tools > 13000))
  }

  @Test("what an embedded scene leads to has no status bar, before safe areas")
  func embedded() throws {
    let scenes =
      scene("a", segues: ("b", #"kind="embed""#)) + scene("b", segues: ("c", present)) + scene("c")
    #expect(try !bars(scenes, tools: 11762).hasStatusBar)
    let later = try bars(scenes)
    #expect(later.hasStatusBar && later.isFromEmbedded && !later.isEmbedded)
    let outer = scene("a", segues: ("b", show)) + scene("b", segues: ("c", present)) + scene("c")
    #expect(try !bars(outer).isFromEmbedded)
  }

  private let root = #"kind="relationship" relationship="rootViewController""#
  private let tab = #"kind="relationship" relationship="viewControllers""#

  @Test("a split view in a tab bar controller shows its scenes above the tab bar")
  func splits() throws {
    let master = #"kind="relationship" relationship="masterViewController""#
    let scenes =
      scene("b", element: "tabBarController", segues: ("s", tab))
      + scene("s", element: "splitViewController", segues: ("n", master))
      + scene("n", element: "navigationController", segues: ("c", root)) + scene("c")
    #expect(try bars(scenes).hasTabBar)
  }

  @Test(
    "before sheets, a tab bar stays below what its scenes push and below the stacks that they show"
  )
  func stacksOnTabs() throws {
    let scenes =
      scene("b", element: "tabBarController", segues: ("a", tab)) + scene("a", segues: ("n", show))
      + scene("n", element: "navigationController", segues: ("c", root)) + scene("c")
    #expect(try bars(scenes, tools: 11762).hasTabBar)
    #expect(try !bars(scenes, tools: 17701).hasTabBar)
    let pushed =
      scene("b", element: "tabBarController", segues: ("n", tab))
      + scene("n", element: "navigationController", segues: ("c", show)) + scene("c")
    let around = try bars(pushed, tools: 11762)
    #expect(around.hasTabBar && around.hasNavigationBar)
    #expect(try !bars(pushed, tools: 14113).hasNavigationBar)
  }

  @Test("what is presented over the context of a scene has its tab bar")
  func contexts() throws {
    func presented(_ style: String) throws -> SceneSurroundings {
      let last = scene("c").replacing(
        #"sceneMemberID="viewController">"#,
        with: #"sceneMemberID="viewController" modalPresentationStyle="\#(style)">"#
      )
      let scenes =
        scene("b", element: "tabBarController", segues: ("a", tab))
        + scene("a", segues: ("c", present)) + last
      return try bars(scenes, tools: 13196)
    }
    #expect(try presented("overCurrentContext").hasTabBar)
    #expect(try !presented("fullScreen").hasTabBar)
  }

  @Test("a toolbar that is simulated stands in place of a tab bar, before safe areas")
  func toolbars() throws {
    let bar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    let scenes =
      scene("b", element: "tabBarController", segues: ("n", tab))
      + scene("n", element: "navigationController", segues: ("r", root))
      + scene("r", bar, segues: ("c", show)) + scene("c")
    let around = try bars(scenes, tools: 11762)
    #expect(around.hasToolbar && !around.hasTabBar)
    #expect(try bars(scenes, tools: 21701).hasTabBar)
  }

  @Test(
    "a stack that is shown from one of its own scenes has no bar, later only around those above its bottom"
  )
  func circles() throws {
    let scenes =
      scene("n", element: "navigationController", segues: ("r", root))
      + scene("r", segues: ("c", show)) + scene("c", segues: ("n", show))
    #expect(try !bars(scenes, tools: 12120).hasNavigationBar)
    #expect(try !bars(scenes, of: "r", tools: 12120).hasNavigationBar)
    #expect(try !bars(scenes, tools: 14460).hasNavigationBar)
    #expect(try bars(scenes, of: "r", tools: 14460).hasNavigationBar)
  }

  @Test("a bar that a scene simulates is around what it pushes, opaque or not as it says")
  func simulatedOpacity() throws {
    let bar = #"<navigationBar key="navigationBar" translucent="NO" id="b"/>"#
    for (translucent, isOpaque) in [("", false), (#"translucent="NO""#, true)] {
      let own = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" \(translucent)/>"
      let scenes =
        scene("n", bar, element: "navigationController", segues: ("r", root))
        + scene("r", own, segues: ("c", show)) + scene("c")
      #expect(try bars(scenes).isBarOpaque == isOpaque)
    }
    let plain =
      scene("n", bar, element: "navigationController", segues: ("r", root))
      + scene("r", segues: ("c", show)) + scene("c")
    #expect(try bars(plain).isBarOpaque)
  }
}
