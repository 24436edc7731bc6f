import InterfaceBuilder
import Testing

@testable import DocumentTools

@Suite("Scenes that nothing can show")
struct SceneReachTests {
  private func findings(_ scenes: String, initial: String? = "a") throws -> [String] {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch"\(start)><scenes>\(scenes)</scenes></document>
      """
    let document = try IBDocument(bytes: Array(text.utf8), file: "Main.storyboard")
    return SceneReach(document).findings().map { $0.objects.joined() }
  }

  private func scene(_ id: String, to others: String..., name: String? = nil, kind: String = "show")
    -> String
  {
    let segues = others.enumerated().map {
      "<segue destination=\"\($1)\" kind=\"\(kind)\" id=\"\(id)-\($0)\"/>"
    }
    let named = name.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
    return """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)"\(named) \
      sceneMemberID="viewController"><connections>\(segues.joined())</connections></viewController>
      </objects></scene>
      """
  }

  @Test("a scene that segues, a name or the beginning lead to can be shown")
  func reached() throws {
    #expect(try findings(scene("a", to: "b") + scene("b", to: "c") + scene("c")) == [])
    #expect(try findings(scene("a") + scene("b", to: "c", name: "B") + scene("c")) == [])
    let contained = scene("a", to: "b", kind: "relationship") + scene("b")
    #expect(try findings(contained) == [])
  }

  @Test("of scenes that only an unreachable one leads to, that one is told")
  func chain() throws {
    #expect(try findings(scene("a") + scene("b") + scene("c", to: "b")) == ["c"])
    #expect(try findings(scene("a") + scene("b") + scene("c")) == ["b", "c"])
    #expect(try findings(scene("a") + scene("b", name: "")) == ["b"])
  }

  @Test("scenes in a circle are told once")
  func circle() throws {
    #expect(try findings(scene("a") + scene("b", to: "c") + scene("c", to: "b")) == ["b"])
    #expect(try findings(scene("a") + scene("b", to: "b")) == ["b"])
  }

  @Test("a storyboard without a way in is told once")
  func noWayIn() throws {
    #expect(try findings(scene("a", to: "b") + scene("b") + scene("c"), initial: nil) == ["a"])
    #expect(try findings(scene("a", to: "b", name: "A") + scene("b"), initial: nil) == [])
    #expect(try findings("", initial: nil) == [])
  }

  @Test("a reference to another storyboard is no scene")
  func reference() throws {
    let reference = """
      <scene sceneID="s-r"><objects><viewControllerPlaceholder storyboardName="Other" id="r" \
      sceneMemberID="viewController"/></objects></scene>
      """
    #expect(try findings(scene("a", to: "r") + reference) == [])
    #expect(try findings(scene("a") + reference) == [])
  }
}
