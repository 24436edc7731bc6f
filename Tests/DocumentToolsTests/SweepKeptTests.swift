import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("what other people did not mend of what sweeps told", .serialized)
struct SweepKeptTests: SweepSampling {
  private func field(_ x: Double, _ width: Double, _ more: String) -> String {
    """
    <textField id="field" translatesAutoresizingMaskIntoConstraints="NO" \(more)>\
    <rect key="frame" x="\(x)" y="10" width="\(width)" height="30"/>\
    <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
    """
  }

  @Test(
    arguments: [
      ("", "note"), ("textAlignment=\"right\"", "warning"),
      ("borderStyle=\"roundedRect\"", "warning"),
      ("textAlignment=\"center\"", "warning"),
    ]
  )
  func `only the end of a field without a border is free for others`(more: String, severity: String)
    throws
  {
    let words = label("text", "Words", (305, 10, 60, 30))
    let places =
      edge("field", "leading", 10) + edge("field", "top", 10) + length("field", "width", 290)
      + length("field", "height", 30) + edge("text", "trailing", 10) + edge("text", "top", 10)
      + length("text", "width", 60) + length("text", "height", 30)
    let found = told(try swept(nib(field(10, 290, more) + words, places), widths: [335]))
    #expect(found == ["\(severity) Overlap"])
  }

  /// A controller of 375 × 667 points.
  private func scene(_ views: String, _ constraints: String, more: String = "", color: String = "")
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(more)>
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="con-te-nt0">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews>\(color)<constraints>\(constraints)</constraints></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  @Test func `a clear text, and one on a launch screen's canvas, are meant to be unseen`() throws {
    func found(_ alpha: Double, _ more: String = "") throws -> [String] {
      let black =
        "<color key=\"textColor\" white=\"0\" alpha=\"\(alpha)\" colorSpace=\"calibratedWhite\"/>"
      let text = label("one", "Words", (10, 50, 300, 40)).replacing(
        "</label>",
        with: black + "</label>"
      )
      let ground =
        "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
      let places =
        edge("one", "leading", 10) + edge("one", "top", 50) + length("one", "width", 300)
        + length("one", "height", 40)
      let document = scene(text + view("two", 10, 400, 20, 20), places, more: more, color: ground)
      return told(
        try swept(document, widths: [], appearances: [.light], file: "Test.storyboard")
      ).filter { $0.hasSuffix("Unseen") }
    }
    #expect(try found(1) == ["warning Unseen"])
    #expect(try found(0) == [])
    #expect(try found(1, "launchScreen=\"YES\"") == ["note Unseen"])
  }
}
