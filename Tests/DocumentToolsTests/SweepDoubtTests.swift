import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

@MainActor
@Suite("check --widths leaves out what only code can know", .serialized)
struct SweepDoubtTests: SweepSampling {
  // MARK: Texts

  private func required(_ text: String, _ more: String = "") -> String {
    let label = """
      <label id="txt" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" \
      verticalHuggingPriority="1000" verticalCompressionResistancePriority="1000" \(more)>\
      <rect key="frame" x="16" y="11" width="100" height="21"/>\
      <fontDescription key="fontDescription" type="system" pointSize="40"/></label>
      """
    return cell(
      label,
      edge("txt", "leading", 16) + edge("txt", "top", 11) + length("txt", "height", 21)
    )
  }

  @Test func `a text that code sets has no natural size yet`() throws {
    #expect(try findings(required("Name")).map { $0.prefix(9) } == ["Conflict@"])
    #expect(try findings(required("")).isEmpty)
    #expect(try findings(required("Name", "customClass=\"PaddedLabel\"")).isEmpty)
  }

  private let natural = "A text that is wider than a small phone"

  private func oneLine(_ element: String) -> String {
    cell(
      element,
      edge("txt", "leading", 16) + edge("txt", "top", 11) + length("txt", "height", 22)
        + "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"txt\" "
        + "secondAttribute=\"trailing\" constant=\"16\" id=\"txt-trailing\"/>"
    )
  }

  @Test func `a label of an app's class may show its text otherwise`() throws {
    let size = measured(natural)
    func found(_ more: String) throws -> [String] {
      let frame = (16.0, 11.0, size.width, 22.0)
      return try findings(
        oneLine(label("txt", natural, frame, "adjustsFontSizeToFit=\"NO\" " + more)),
        widths: [280]
      )
    }
    #expect(try found("").map { $0.prefix(8) } == ["Clipped@"])
    #expect(try found("customClass=\"MarqueeLabel\"").isEmpty)
  }

  @Test func `an attributed title has fonts of its own`() throws {
    let width = measured(natural).width
    func button(_ state: String) -> String {
      """
      <button id="txt" translatesAutoresizingMaskIntoConstraints="NO" opaque="NO" buttonType="system">\
      <rect key="frame" x="16" y="11" width="\(width)" height="22"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\
      <state key="normal" \(state)</button>
      """
    }
    let plain = button("title=\"\(natural)\"/>")
    let attributed = button(
      """
      ><attributedString key="attributedTitle"><fragment content="\(natural)"><attributes>\
      <font key="NSFont" size="12" name=".SFNSText"/></attributes></fragment></attributedString></state>
      """
    )
    #expect(try findings(oneLine(plain), widths: [280]).map { $0.prefix(8) } == ["Clipped@"])
    #expect(try findings(oneLine(attributed), widths: [280]).isEmpty)
    #expect(try findings(oneLine(attributed), widths: [280], texts: [.long]).isEmpty)
  }

  // MARK: Sizes

  private func nib(_ root: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
    <outlet property="panel" destination="panel" id="out-le-t00"/></connections></placeholder>
    \(root)</objects></document>
    """
  }

  @Test func `a root whose own constraints say how high it is has that height`() throws {
    func found(_ constraint: String) throws -> [Substring] {
      let root = """
        <view id="roo-t0-000" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(view("panel", 0, 0, 375, 40))</subviews>
        <constraints>\(constraint)
        <constraint firstItem="panel" firstAttribute="top" secondItem="roo-t0-000" \
        secondAttribute="top" id="p-top"/>
        <constraint firstItem="panel" firstAttribute="leading" secondItem="roo-t0-000" \
        secondAttribute="leading" id="p-leading"/>
        \(length("panel", "width", 100))\(length("panel", "height", 40))
        </constraints></view>
        """
      return try findings(nib(root)).map { $0.prefix(9) }
    }
    #expect(
      try found("<constraint firstAttribute=\"height\" constant=\"50\" id=\"own\"/>").isEmpty
    )
    // Of the subviews' heights only one can be right.
    #expect(
      try found(
        "<constraint firstItem=\"panel\" firstAttribute=\"height\" constant=\"50\" id=\"own\"/>"
      ) == ["Conflict@"]
    )
  }

  @Test func `a frame that a mask keeps is code's to set where an outlet leads to it`() throws {
    func found(_ id: String) throws -> [Substring] {
      let panel = """
        <view id="\(id)"><rect key="frame" x="0" y="560" width="375" height="90"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></view>
        """
      let root = """
        <view id="roo-t0-000"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(panel)</subviews></view>
        """
      return try findings(nib(root), widths: [320]).map { $0.prefix(8) }
    }
    #expect(try found("panel").isEmpty)
    #expect(try found("other") == ["Outside@"])
  }

  @Test
  func `a view of an app's class that no controller has as its own is as high as code makes it`()
    throws
  {
    func found(_ more: String, height: Int = 667, owner: String = "") throws -> [Substring] {
      let root = """
        <view id="roo-t0-000" \(more)><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(view("panel", 0, 6, 375, 36))</subviews><constraints>
        \(["top", "bottom", "leading", "trailing"].map(side).joined())
        \(length("panel", "height", 36))</constraints></view>
        """
      let text = nib(root).replacingOccurrences(
        of: "<outlet property=\"panel\" destination=\"panel\"",
        with: owner.isEmpty ? "<outlet property=\"panel\" destination=\"panel\"" : owner
      )
      return try findings(text).map { $0.prefix(9) }
    }
    func side(_ side: String) -> String {
      "<constraint firstItem=\"panel\" firstAttribute=\"\(side)\" secondItem=\"roo-t0-000\" "
        + "secondAttribute=\"\(side)\" id=\"p-\(side)\"/>"
    }
    #expect(try found("") == ["Conflict@"])
    #expect(try found("customClass=\"Row\"").isEmpty)
    let owned = "<outlet property=\"view\" destination=\"roo-t0-000\""
    #expect(try found("customClass=\"Row\"", owner: owned) == ["Conflict@"])
  }

  // MARK: Scenes

  private func storyboard(_ more: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7"/><scenes>\(more)</scenes></document>
    """
  }

  private func scene(_ id: String, _ controller: String) -> String {
    """
    <scene sceneID="\(id)-scene"><objects>\(controller)
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" sceneMemberID="firstResponder"/>
    </objects></scene>
    """
  }

  private var clashing: String {
    scene(
      "inner",
      """
      <viewController id="con-in-ner" sceneMemberID="viewController"><view key="view" id="roo-in-ner">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(view("box", 20, 100, 200, 24))</subviews><constraints>
      \(length("box", "width", 200))\(length("box", "height", 24))
      <constraint firstItem="box" firstAttribute="width" constant="240" id="box-wider"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="roo-in-ner" \
      secondAttribute="top" constant="100" id="box-top"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="roo-in-ner" \
      secondAttribute="leading" constant="20" id="box-leading"/>
      </constraints></view></viewController>
      """
    )
  }

  @Test func `a conflict of a scene is not told again by the one that embeds it`() throws {
    #expect(
      try findings(storyboard(clashing), file: "Test.storyboard").map { $0.prefix(8) }
        == ["Conflict"]
    )
    let outer = scene(
      "outer",
      """
      <navigationController id="con-ou-ter" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar-ou-ter"/>
      <connections><segue destination="con-in-ner" kind="relationship" \
      relationship="rootViewController" id="seg-ue-000"/></connections></navigationController>
      """
    )
    let both = try findings(storyboard(clashing + outer), file: "Test.storyboard")
    #expect(both.map { $0.prefix(8) } == ["Conflict"])
  }

  // MARK: Connections

  private var unconnectable: String {
    let outlet =
      "<outlet property=\"activityIndicator\" destination=\"box\" id=\"out-le-t00\"/>"
    return storyboard(
      clashing.replacingOccurrences(
        of: "</viewController>",
        with: "<connections>\(outlet)</connections></viewController>"
      )
    )
  }

  @Test func `an outlet that UIKit refuses hides nothing of the layout`() throws {
    #expect(
      try findings(unconnectable, file: "Test.storyboard").map { $0.prefix(8) } == ["Conflict"]
    )
    let document = try IBDocument(bytes: Array(unconnectable.utf8), file: "Test.storyboard")
    var inspector = DocumentInspector()
    inspector.isDiagnosing = true
    let inspected = inspector.inspect(document, path: "Test.storyboard")
    #expect(inspected.error == nil)
    #expect(inspected.trees.count == 1)
    #expect(inspected.conflicts?.count == 1)
  }

  @Test func `an app meets the outlet all the same`() throws {
    let state = EngineState()
    defer { state.restore() }
    NibEnvironment.current = NibEnvironment(folders: [], policy: .lenient)
    let document = try IBDocument(bytes: Array(unconnectable.utf8), file: "Test.storyboard")
    let error = DocumentInstance(document, named: "Test").roots.first?.error
    #expect(error?.description.contains("not key value coding-compliant") == true)
    NibEnvironment.current.skipsImpossibleConnections = true
    let root = try #require(DocumentInstance(document, named: "Test").roots.first)
    #expect(root.error == nil && root.view != nil)
    #expect(NibEnvironment.current.notes.map(\.kind) == [.impossibleConnection])
  }

  @Test func `one point is, and several are`() {
    #expect(Points.counted(1) == "1 point is")
    #expect(Points.counted(0.96, "of it") == "1 point of it is")
    #expect(Points.counted(6, "of them") == "6 points of them are")
  }
}
