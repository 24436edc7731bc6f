import Foundation
import Testing

@testable import DocumentTools

@MainActor
@Suite("views that bars show")
struct CanvasBarViewTests {
  /// A view of 200 by 33 points with a label that its edges place, stored elsewhere.
  private func held(_ more: String) -> String {
    """
    <view key="\(more)" contentMode="scaleToFill" id="held">\(CanvasFixture.frame(80, 6, 200, 33))
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
    \(CanvasFixture.frame(3, 3, 7, 7))</view></subviews>
    <constraints>\(CanvasFixture.tie("inner", "leading", "held", id: "1"))
    \(CanvasFixture.tie("inner", "trailing", "held", id: "2"))
    \(CanvasFixture.tie("inner", "top", "held", "top", 5, id: "3"))
    \(CanvasFixture.tie("inner", "bottom", "held", id: "4"))</constraints></view>
    """
  }

  private func storyboard(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" sceneMemberID="viewController">
    <view key="view" id="v">\(CanvasFixture.frame(0, 0, 375, 667))</view>\(content)
    </viewController></objects></scene></scenes></document>
    """
  }

  @Test("an item's view in a toolbar, a navigation item and a controller is laid out")
  func items() throws {
    let item = #"<barButtonItem style="plain" id="i">\#(held("customView"))</barButtonItem>"#
    let toolbar = """
      <view id="v">\(CanvasFixture.frame(0, 0, 375, 667))<subviews><toolbar id="t">
      \(CanvasFixture.frame(0, 0, 375, 44))<items>\(item)</items></toolbar></subviews></view>
      """
    let expected = CGRect(x: 0, y: 5, width: 200, height: 28)
    #expect(try CanvasFixture.frames(of: CanvasFixture.nib(toolbar), "a.xib")["inner"] == expected)
    let contents = [
      "<toolbarItems>\(item)</toolbarItems>",
      #"<navigationItem key="navigationItem" id="n">\#(held("titleView"))</navigationItem>"#,
      #"<navigationItem key="navigationItem" id="n"><rightBarButtonItems>\#(item)</rightBarButtonItems></navigationItem>"#,
    ]
    for content in contents {
      let frames = try CanvasFixture.frames(of: storyboard(content), "a.storyboard")
      #expect(frames["inner"] == expected, "\(content)")
      #expect(frames["held"]?.size == CGSize(width: 200, height: 33), "\(content)")
    }
  }
}
