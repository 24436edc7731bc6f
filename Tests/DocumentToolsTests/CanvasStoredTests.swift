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
}
