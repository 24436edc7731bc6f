import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import DocumentTools
@testable import InterfaceBuilderCanvas

private typealias Fixture = CanvasFixture

/// What Interface Builder stored of stacks, outlets and printed trees.
@MainActor
@Suite("frames as Interface Builder stored them")
struct CanvasStoredTests {
  private func root(_ stack: String, _ subviews: String) -> String {
    """
    <view id="a">\(Fixture.frame(0, 0, 375, 667))<subviews>
    <stackView \(stack) translatesAutoresizingMaskIntoConstraints="NO" id="s">
    \(Fixture.frame(0, 0, 375, 90))<subviews>\(subviews)</subviews></stackView></subviews>
    <constraints>\(Fixture.tie("s", "leading", "a", id: "1"))\(Fixture.tie("s", "top", "a", id: "2"))
    </constraints></view>
    """
  }

  private func label(_ id: String) -> String {
    """
    <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    \(Fixture.frame(1, 2, 30, 20.5))</label>
    """
  }

  private func plain(_ id: String, height: Double) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(Fixture.frame(1, 2, 40, 9))
    <constraints>\(Fixture.tie(id, "height", nil, nil, height, id: id + "-h"))
    \(Fixture.tie(id, "width", nil, nil, 40, id: id + "-w"))</constraints></view>
    """
  }

  @Test("a plain view in a row of texts stands beside their line", arguments: [true, false])
  func plainViewsInRows(isFirst: Bool) throws {
    let views = isFirst ? plain("p", height: 24) + label("l") : label("l") + plain("p", height: 24)
    let text = Fixture.nib(root(#"alignment="firstBaseline""#, views))
    let found = try Fixture.frames(of: text, "a.xib")
    #expect(found["s"]?.height == 24)
    #expect(found["p"]?.minY == 0)
    #expect(found["l"]?.maxY == 24)
  }

  @Test("a row of plain views is aligned by their tops")
  func rowsWithoutTexts() throws {
    let views = plain("p", height: 24) + plain("q", height: 10)
    let text = Fixture.nib(root(#"alignment="firstBaseline""#, views))
    let found = try Fixture.frames(of: text, "a.xib")
    #expect(found["p"]?.minY == 0)
    #expect(found["q"]?.minY == 0)
  }

  @Test("a view that no size class installs takes no part in its stack", arguments: [true, false])
  func uninstalledViews(isInstalled: Bool) throws {
    let mask =
      isInstalled
      ? ""
      : #"<variation key="default"><mask key="subviews"><exclude reference="p"/></mask></variation>"#
    let stack = root("", plain("p", height: 24) + plain("q", height: 10))
      .replacingOccurrences(of: "</subviews></stackView>", with: "</subviews>\(mask)</stackView>")
    let found = try Fixture.frames(of: Fixture.nib(stack), "a.xib")
    #expect(found["q"]?.minX == (isInstalled ? 40 : 0))
  }

  @Test("the printed tree has the frames of the listed views")
  func trees() throws {
    let badge = """
      <view customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      \(Fixture.frame(1, 2, 40, 9))</view>
      """
    let designed = """
      <designables><designable name="b"><size key="intrinsicContentSize" width="70" height="50"/>
      </designable></designables>
      """
    let text = Fixture.nib(root("", label("l") + badge), tools: 21701, more: designed)
    let document = try IBDocument(bytes: text.utf8, file: "a.xib")
    let result = DocumentInspector().inspect(document, path: "a.xib")
    #expect(result.views.first { $0.id == "b" }?.frame?.size == CGSize(width: 70, height: 50))
    var places: [String: [String: String]] = [:]
    for node in result.trees.flatMap(\.nodes) {
      let attributes = node.attributes.map { ($0.name, $0.value) }
      let values = Dictionary(attributes, uniquingKeysWith: { first, _ in first })
      if let id = values["id"] { places[id] = values }
    }
    for view in result.views {
      let (place, frame) = try (#require(places[view.id]), #require(view.frame))
      #expect(place["x"].flatMap(Double.init) == Double(frame.minX), "\(view.id)")
      #expect(place["y"].flatMap(Double.init) == Double(frame.minY), "\(view.id)")
      #expect(place["width"].flatMap(Double.init) == Double(frame.width), "\(view.id)")
      #expect(place["height"].flatMap(Double.init) == Double(frame.height), "\(view.id)")
    }
  }

  @Test("the box of a page control grows with its dots", arguments: [(5, 151.7), (9, 221.7)])
  func pageControls(dots: Int, width: Double) throws {
    let control = """
      <pageControl numberOfPages="\(dots)" translatesAutoresizingMaskIntoConstraints="NO" id="p">
      \(Fixture.frame(1, 2, 40, 9))</pageControl>
      """
    let text = Fixture.nib(root("", control), tools: 21701)
    let found = try Fixture.frames(of: text, "a.xib", .engine)
    let measured = try #require(found["p"]?.width)
    #expect(abs(measured - width) < 0.5)
    #expect(found["p"]?.height == 26)
  }

  /// A list in a scene, as high as a constraint says, with a prototype at a place.
  private func list(height: Double, y: Double, device: String, width: Double) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait"/><scenes><scene sceneID="s"><objects>
    <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
    \(Fixture.frame(0, 0, width, 667))<subviews><tableView dataMode="prototypes" \
    translatesAutoresizingMaskIntoConstraints="NO" id="t">\(Fixture.frame(3, 4, 60, 9))
    <constraints>\(Fixture.tie("t", "height", nil, nil, height, id: "h"))</constraints><prototypes>
    <tableViewCell rowHeight="44" id="k">\(Fixture.frame(0, y, width, 44))
    <tableViewCellContentView key="contentView" tableViewCell="k" id="n">
    \(Fixture.frame(0, 0, width, 44))<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="p">\(Fixture.frame(1, 2, 3, 4))</view>
    </subviews><constraints>\(Fixture.tie("p", "leading", "n", "leadingMargin", id: "1"))
    \(Fixture.tie("p", "trailing", "n", "trailingMargin", id: "2"))
    \(Fixture.tie("p", "top", "n", "topMargin", id: "3"))
    \(Fixture.tie("p", "bottom", "n", "bottomMargin", id: "4"))</constraints>
    </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews><constraints>
    \(Fixture.tie("t", "leading", "v", "leading", id: "5"))
    \(Fixture.tie("t", "trailing", "v", "trailing", id: "6"))
    \(Fixture.tie("t", "top", "v", "top", id: "7"))</constraints></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  @Test("a prototype below the end of its list has the margins of any view, others those of lists")
  func prototypesOutOfReach() throws {
    for (height, side) in [(400.0, CGFloat(16)), (300, 8)] {
      let text = list(height: height, y: 328, device: "retina4_7", width: 375)
      let found = try Fixture.frames(of: text, "a.storyboard")
      #expect(found["p"]?.minX == side && found["p"]?.maxX == 375 - side)
    }
  }

  @Test(
    "from Xcode 12 on one that preserves the margins of its list has these",
    arguments: [(16097, CGFloat(8)), (17701, 16)]
  )
  func preservedOutOfReach(tools: Int, side: CGFloat) throws {
    let text = list(height: 300, y: 328, device: "retina4_7", width: 375)
      .replacingOccurrences(of: "17701", with: "\(tools)")
      .replacingOccurrences(of: "<tableViewCell ", with: "<tableViewCell \(preserves) ")
      .replacingOccurrences(of: #"key="contentView""#, with: #"key="contentView" \#(preserves)"#)
    #expect(try Fixture.frames(of: text, "a.storyboard")["p"]?.minX == side)
  }

  private let preserves = #"preservesSuperviewLayoutMargins="YES""#

  @Test(
    "lists on tablets have margins of 16 points",
    arguments: [("ipad10_2", 810.0, CGFloat(16)), ("retina6_1", 414, 20)]
  )
  func tabletLists(device: String, width: Double, side: CGFloat) throws {
    let text = list(height: 400, y: 28, device: device, width: width)
    #expect(try Fixture.frames(of: text, "a.storyboard")["p"]?.minX == side)
  }
}
