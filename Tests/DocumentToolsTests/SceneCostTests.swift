import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import DocumentTools

@MainActor
@Suite("Scenes inside scenes cost what the document holds", .serialized)
struct SceneCostTests {
  /// A storyboard of scenes that embed others, each in a container of its own.
  private func storyboard(_ children: [[Int]]) throws -> IBDocument {
    let frame = #"<rect key="frame" x="0" y="0" width="100" height="100"/>"#
    let scenes = children.enumerated().map { scene, inner in
      let containers = inner.enumerated().map { place, child in
        """
        <containerView id="c\(scene)-\(place)">\(frame)<connections>\
        <segue destination="vc\(child)" kind="embed" id="s\(scene)-\(place)"/></connections>\
        </containerView>
        """
      }
      return """
        <scene sceneID="sc\(scene)"><objects><viewController id="vc\(scene)" \
        sceneMemberID="viewController"><view key="view" id="v\(scene)">\(frame)<subviews>\
        \(containers.joined())</subviews></view></viewController></objects></scene>
        """
    }
    return try document(scenes)
  }

  private func document(_ scenes: [String]) throws -> IBDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes>\
      </document>
      """
    return try IBDocument(bytes: text.utf8, file: "a.storyboard")
  }

  /// The views that `inspect` shows, in all trees.
  private func shownCount(_ document: IBDocument) -> Int {
    let inspected = DocumentInspector().inspect(document, path: "a.storyboard")
    #expect(inspected.error == nil)
    return inspected.trees.reduce(0) { $0 + $1.nodes.count }
  }

  private nonisolated static let chain = (0..<300).map { $0 < 299 ? [$0 + 1] : [] }
  private nonisolated static let pairs = (0..<40).map { $0 < 39 ? [$0 + 1, $0 + 1] : [] }
  private nonisolated static let tree = (0..<300).map { node in
    [2 * node + 1, 2 * node + 2].filter { $0 < 300 }
  }
  private nonisolated static let circle = (0..<30).map { [($0 + 1) % 30] }
  private nonisolated static let all = (0..<20).map { one in (0..<20).filter { $0 != one } }

  private nonisolated static let shapes = [chain, pairs, tree, circle, all]

  @Test("a scene shows its own views, and an embedded one as one view", arguments: shapes)
  func shown(children: [[Int]]) throws {
    let containers = children.reduce(0) { $0 + $1.count }
    // A view each scene; a container and one view inside it for each segue.
    #expect(shownCount(try storyboard(children)) == children.count + 2 * containers)
  }

  @Test("a controller that is not among its scene's objects is made all the same")
  func misplaced() throws {
    let navigation = """
      <scene><objects><navigationController id="nav"><connections>
      <segue destination="vc" kind="relationship"/></connections></navigationController></objects>
      </scene>
      """
    let lost = """
      <scene><collectionViewCellContentView><viewController id="vc"><view key="view"/>
      </viewController></collectionViewCellContentView></scene>
      """
    #expect(shownCount(try document([navigation, lost])) > 0)
  }

  @Test("a container in a container is made once for each scene")
  func relationships() throws {
    let scenes = (0..<300).map { scene in
      """
      <scene sceneID="sc\(scene)"><objects><tabBarController id="vc\(scene)" \
      sceneMemberID="viewController"><connections>\
      <segue destination="vc\(scene + 1)" kind="relationship" relationship="viewControllers" \
      id="a\(scene)"/><segue destination="vc\(scene + 1)" kind="relationship" \
      relationship="viewControllers" id="b\(scene)"/></connections></tabBarController></objects>\
      </scene>
      """
    }
    let last = """
      <scene sceneID="sc300"><objects><viewController id="vc300" sceneMemberID="viewController">\
      <view key="view" id="v"/></viewController></objects></scene>
      """
    let before = EngineCounters.current.nibsInstantiated
    _ = DocumentInspector().inspect(try document(scenes + [last]), path: "a.storyboard")
    let made = EngineCounters.current.nibsInstantiated - before
    #expect(made == 301 + 600)
  }

  @Test("what an app could never make is one finding that names the chain")
  func tooMany() throws {
    let findings = ContainmentCheck.findings(try storyboard(Self.pairs))
    #expect(findings.map(\.kind) == [.containedScenes])
    let message = findings.first?.message ?? ""
    #expect(message.contains("vc0 → vc1 → vc2 → vc3 → vc4 → vc5 → … → vc39"))
    #expect(ContainmentCheck.findings(try storyboard(Self.chain)).isEmpty)
    #expect(ContainmentCheck.findings(try storyboard(Self.tree)).isEmpty)
  }

  @Test("a circle is a note with its scenes")
  func circles() throws {
    let findings = ContainmentCheck.findings(try storyboard([[1], [2], [1]]))
    #expect(findings.map(\.kind) == [.sceneCircle])
    #expect(findings.first?.kind.severity == .note)
    #expect(findings.first?.message.contains("vc1 → vc2 → vc1") == true)
    #expect(ContainmentCheck.findings(try storyboard([[0]])).count == 1)
  }

  @Test("an app's storyboard stops with the chain instead of filling memory")
  func running() throws {
    for children in [Self.pairs, Self.chain] {
      let storyboard = UIStoryboard(document: try storyboard(children))
      let error = #expect(throws: UIKitException.self) {
        try UIKitException.catching { storyboard.sceneControllers().first?.loadViewIfNeeded() }
      }
      #expect(error?.description.contains("vc1 → vc2") == true)
    }
  }
}
