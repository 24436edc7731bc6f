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
