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
    let object = try #require(document.object(withID: "c"))
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
}
