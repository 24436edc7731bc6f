import Foundation
import Testing

@testable import DocumentTools

@MainActor
@Suite("content that a canvas sizes by its device and place", .serialized)
struct CanvasContentTests {
  private typealias Fixture = CanvasFixture

  private func label(_ attributes: String = "") -> String {
    """
    <label text="Text" \(attributes) lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l">\(Fixture.frame(3, 3, 7, 7))
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private func root(_ content: String, _ ties: String) -> String {
    """
    <view contentMode="scaleToFill" id="v">\(Fixture.frame(0, 0, 414, 896))
    <subviews>\(content)</subviews><viewLayoutGuide key="safeArea" id="g"/>
    <constraints>\(ties)</constraints></view>
    """
  }

  private func height(_ id: String, _ nib: String, _ device: String, _ tools: Int) throws -> Double?
  {
    let text = Fixture.nib(nib, device: device, tools: tools)
    return try Fixture.frames(of: text, "a.xib", .engine)[id].map { Double($0.height) }
  }

  @Test(
    "a line by itself was as high as whole points where a point has three pixels",
    arguments: [
      ("retina6_12", 23727, 21.0), ("retina6_12", 25084, 20.333), ("retina6_1", 23727, 20.5),
    ]
  )
  func lines(device: String, tools: Int, expected: Double) throws {
    let ties =
      Fixture.tie("l", "leading", "v", id: "1") + Fixture.tie("l", "top", "v", id: "2")
    let alone = try #require(try height("l", root(label(), ties), device, tools))
    #expect(abs(alone - expected) < 0.01)
  }

  @Test(
    "lines of other fonts than new labels have, and of the app's own classes, end at a pixel",
    arguments: [
      ("pointSize=\"17\"", "pointSize=\"16\"", 19.333),
      ("<label", "<label customClass=\"Own\"", 20.333),
      ("type=\"system\"", "type=\"boldSystem\"", 20.333),
    ]
  )
  func otherLines(part: String, replacement: String, expected: Double) throws {
    let ties =
      Fixture.tie("l", "leading", "v", id: "1") + Fixture.tie("l", "top", "v", id: "2")
    let text = label().replacingOccurrences(of: part, with: replacement)
    let found = try #require(try height("l", root(text, ties), "retina6_12", 23727))
    #expect(abs(found - expected) < 0.01)
  }

  @Test("in a stack a line ends at a pixel")
  func arranged() throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">\(Fixture.frame(3, 3, 7, 7))
      <subviews>\(label())</subviews></stackView>
      """
    let ties =
      Fixture.tie("s", "leading", "v", id: "1") + Fixture.tie("s", "top", "v", id: "2")
    let found = try #require(try height("l", root(stack, ties), "retina6_12", 23727))
    #expect(abs(found - 20.333) < 0.01)
  }

  @Test(
    "a toolbar at the end of a safe area is higher where the screen has corners",
    arguments: [("retina6_1", "g", 49.0), ("retina6_1", "v", 44), ("retina4_7", "g", 44)]
  )
  func toolbars(device: String, end: String, expected: Double) throws {
    let bar = """
      <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="t">\(Fixture.frame(3, 3, 7, 7))
      <items/></toolbar>
      """
    let ties =
      Fixture.tie("t", "leading", "v", id: "1") + Fixture.tie("t", "trailing", "v", id: "2")
      + Fixture.tie(end, "bottom", "t", id: "3")
    #expect(try height("t", root(bar, ties), device, 17701) == expected)
  }

  @Test("sliders grew", arguments: [(22505, 31.0), (24128, 34)])
  func sliders(tools: Int, expected: Double) throws {
    let slider = """
      <slider minValue="0.0" maxValue="1" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      \(Fixture.frame(3, 3, 7, 7))</slider>
      """
    let ties =
      Fixture.tie("s", "leading", "v", id: "1") + Fixture.tie("s", "trailing", "v", id: "2")
      + Fixture.tie("s", "top", "v", id: "3")
    #expect(try height("s", root(slider, ties), "retina6_1", tools) == expected)
  }
}
