import Foundation
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("What nobody meets is a note", .serialized)
struct UnreachedPartsTests {
  private let check = CheckTests()

  private func failing(_ files: [String: String]) throws -> [String] {
    try check.failures(files, least: .warning).map(\.type)
  }

  private func storyboard(identifier: String) -> String {
    """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="A">
    <scenes>
    <scene sceneID="1"><objects><viewController id="A" sceneMemberID="viewController">
    <view key="view" id="v">\(check.frame())</view></viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="B" \(identifier) sceneMemberID="viewController">
    <view key="view" id="w">\(check.frame())</view>
    <connections><outlet property="other" destination="gone" id="o"/></connections>
    </viewController></objects></scene>
    </scenes></document>
    """
  }

  @Test("in a scene that nothing leads to")
  func scenes() throws {
    #expect(
      try failing(["A.storyboard": storyboard(identifier: "storyboardIdentifier=\"B\"")])
        == ["DanglingConnection"]
    )
    #expect(try failing(["A.storyboard": storyboard(identifier: "")]) == [])
  }

  @Test("of a view beside its scene's controller that no outlet leads to")
  func looseViews() throws {
    func found(_ outlet: String, inside inner: String = "") throws -> [String] {
      let text = """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="A">
        <scenes><scene sceneID="1"><objects><viewController id="A" sceneMemberID="viewController">
        <view key="view" id="v">\(check.frame())</view><connections>\(outlet)</connections></viewController>
        <view id="other">\(check.frame())</view>
        <view id="loose"><connections>\(inner)</connections>\(check.frame())<subviews><button id="b">\(check.frame())<connections>
        <action selector="go:" destination="gone" id="a"/></connections></button></subviews></view></objects></scene>
        </scenes></document>
        """
      return try failing(["A.storyboard": text])
    }
    #expect(try found("") == [])
    for id in ["loose", "b"] {
      let outlet = "<outlet property=\"view\" destination=\"\(id)\" id=\"o\"/>"
      #expect(try found(outlet) == ["DanglingConnection"])
      // What a view beside the controller holds itself gives it to nobody.
      #expect(try !found("", inside: outlet).contains("DanglingConnection"))
      #expect(try found(outlet, inside: outlet).contains("DanglingConnection"))
    }
  }

  @Test("of a gesture recogniser that no view has and no outlet leads to")
  func detachedRecognisers() throws {
    func found(_ connections: String, ofOwner outlets: String = "") throws -> [String] {
      let view = """
        <view id="v">\(check.frame())<connections>\(connections)</connections></view>
        <tapGestureRecognizer id="t"><connections><action selector="go:" destination="gone" id="a"/></connections>
        </tapGestureRecognizer>
        """
      let owner = "<connections>\(outlets)</connections>"
      return try failing(["A.xib": check.xib(view, owner: owner)])
    }
    func outlet(_ id: String) -> String {
      "<outlet property=\"tap\" destination=\"\(id)\" id=\"c\"/>"
    }
    #expect(try found("") == [])
    let kept = "property=\"gestureRecognizers\" destination=\"t\" appends=\"YES\" id=\"c\"/>"
    #expect(try found("<outletCollection " + kept) == ["DanglingConnection"])
    #expect(try found("", ofOwner: outlet("t")) == ["DanglingConnection"])
    #expect(try found("", ofOwner: outlet("v")) == [])
  }

  @Test("constraints of a view that is not installed contradict nothing")
  func uninstalledConflicts() throws {
    func xib(_ variations: String) -> String {
      func height(_ points: Int, _ id: String) -> String {
        "<constraint firstAttribute=\"height\" constant=\"\(points)\" id=\"\(id)\"/>"
      }
      return check.xib(
        """
        <view id="v">\(check.frame())<subviews>
        <imageView translatesAutoresizingMaskIntoConstraints="NO" id="w">\(check.frame())
        <constraints>\(height(20, "c"))\(height(40, "d"))</constraints></imageView>
        </subviews><constraints>
        <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="e"/>
        <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="f"/>
        <constraint firstItem="w" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="g"/>
        </constraints>\(variations)</view>
        """
      ).replacing("toolsVersion", with: "useAutolayout=\"YES\" toolsVersion")
    }
    let excluded =
      "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"w\"/></mask></variation>"
    #expect(try failing(["A.xib": xib("")]) == ["Conflict"])
    #expect(try failing(["A.xib": xib(excluded)]) == [])
  }

  private func xib(_ variations: String) -> String {
    check.xib(
      """
      <view id="v">\(check.frame())<subviews>
      <view id="w">\(check.frame())<connections><outlet property="other" destination="gone" id="o"/></connections></view>
      </subviews>\(variations)</view>
      """
    )
  }

  @Test("in a view that is installed in no size class")
  func views() throws {
    let excluded =
      "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"w\"/></mask></variation>"
    let included =
      "<variation key=\"widthClass=regular\"><mask key=\"subviews\"><include reference=\"w\"/></mask></variation>"
    #expect(try failing(["A.xib": xib("")]) == ["DanglingConnection"])
    #expect(try failing(["A.xib": xib(excluded)]) == [])
    #expect(try failing(["A.xib": xib(excluded + included)]) == ["DanglingConnection"])
  }
}
