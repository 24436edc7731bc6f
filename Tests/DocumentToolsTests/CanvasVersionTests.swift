import Foundation
import HeadlessUIKit
import Testing

@testable import DocumentTools

@MainActor
@Suite("inspect sizes texts and controls as the document's version did", .serialized)
struct CanvasVersionTests {
  private typealias Fixture = CanvasFixture

  /// The frame of an element at the root's corner, sized by its content alone.
  private func frame(
    _ element: String,
    _ attributes: String = "",
    _ content: String = "",
    tools: Int,
    device: String = "retina4_7",
    runtime: String = "iOS.CocoaTouch"
  ) throws -> CGRect? {
    let ties =
      Fixture.tie("a", "leading", "root", id: "1") + Fixture.tie("a", "top", "root", id: "2")
    let view = """
      <view contentMode="scaleToFill" id="root">\(Fixture.frame(0, 0, 375, 667))
      <subviews><\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">
      \(Fixture.frame(3, 4, 5, 6))\(content)</\(element)></subviews>
      <constraints>\(ties)</constraints></view>
      """
    let text = Fixture.nib(view, device: device, tools: tools)
      .replacingOccurrences(of: "iOS.CocoaTouch\"", with: "\(runtime)\"")
    return try Fixture.frames(of: text, "a.xib", .engine)["a"]
  }

  @Test("text styles are extra small from 18000 to 21000")
  func styles() throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let text = #"text="Label" numberOfLines="1""#
    let heights: [(Int, CGFloat)] = [(17701, 20.5), (18122, 17.0), (20037, 17.0), (21507, 20.5)]
    for (tools, height) in heights {
      #expect(try frame("label", text, font, tools: tools)?.height == height)
    }
  }

  @Test("tvOS has larger texts in whole points, and buttons of 38 points")
  func television() throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#
    let label = try frame(
      "label",
      #"text="Label""#,
      font,
      tools: 15705,
      device: "appleTV",
      runtime: "AppleTV"
    )
    #expect(label?.height == 46)
    let insets =
      #"<inset key="contentEdgeInsets" minX="40" minY="20" maxX="40" maxY="20"/>"#
    let button = try frame(
      "button",
      #"buttonType="system""#,
      insets + #"<state key="normal" title="Next"/>"#,
      tools: 15705,
      device: "appleTV",
      runtime: "AppleTV"
    )
    #expect(button?.height == 86)
  }

  @Test("controls were lower in older versions")
  func controls() throws {
    let segments =
      #"<segments><segment title="First"/><segment title="Second"/></segments>"#
    let old = try frame("segmentedControl", "", segments, tools: 14460)
    #expect(old?.size == CGSize(width: 121, height: 29))
    #expect(try frame("segmentedControl", "", segments, tools: 22505)?.height == 32)
    let even = try frame("segmentedControl", "", segments, tools: 22505)?.width ?? 0
    let apportioned = #"apportionsSegmentWidthsByContent="YES""#
    let uneven = try frame("segmentedControl", apportioned, segments, tools: 22505)?.width ?? 0
    #expect(uneven > 0 && uneven < even)
    #expect(try frame("stepper", tools: 14460)?.height == 29)
    #expect(try frame("stepper", tools: 20037)?.height == 32)
    #expect(try frame("progressView", tools: 16097)?.height == 2)
    #expect(try frame("progressView", tools: 17701)?.height == 4)
    let bars: [(Int, CGFloat)] = [(13196, 44.0), (17701, 56.0), (24412, 64.0), (32700, 56.0)]
    for (tools, height) in bars {
      #expect(try frame("searchBar", tools: tools)?.height == height)
    }
  }

  @Test("the canvas drew in whole points before 11000, and before 12000 on named devices")
  func pixels() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let text = #"text="Label""#
    #expect(try frame("label", text, font, tools: 11542)?.height == 21)
    #expect(try frame("label", text, font, tools: 12121)?.height == 20.5)
  }

  @Test("constraints win over content that insists on its size")
  func insistingContent() throws {
    let size = Fixture.tie("a", "width", nil, nil, 30, id: "w")
    let image = #"<state key="normal" image="i"/><constraints>\#(size)</constraints>"#
    let priorities =
      #"horizontalHuggingPriority="1000" horizontalCompressionResistancePriority="1000""#
    #expect(try frame("button", priorities, image, tools: 22505)?.width == 30)
  }

  @Test("attributed texts, roles of fonts, configurations and symbols are read")
  func contents() throws {
    let attributed = """
      <attributedString key="attributedText"><fragment content="Label"><attributes>
      <font key="NSFont" metaFont="cellTitle"/></attributes></fragment></attributedString>
      """
    #expect(
      try frame("label", #"usesAttributedText="YES""#, attributed, tools: 22505)?.height == 14.5
    )
    let configuration = """
      <buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle">
      <fragment content="More"><attributes><font key="NSFont" metaFont="system"/></attributes></fragment>
      </attributedString></buttonConfiguration>
      """
    #expect(try frame("button", "", configuration, tools: 22505)?.height == 30)
    let titled = """
      <buttonConfiguration key="configuration" style="plain" title="Try again">
      <fontDescription key="titleFontDescription" style="UICTFontTextStyleSubhead"/>
      </buttonConfiguration>
      """
    #expect(try frame("button", "", titled, tools: 22505)?.height == 32)
  }

  @Test("an empty text in a stack is given 50 points, unless it insists on being nothing")
  func emptyTexts() throws {
    for (hugging, size) in [(251, 50.0), (1000, 0)] {
      let label = """
        <subviews><label text="" horizontalHuggingPriority="\(hugging)"
        verticalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        \(Fixture.frame(1, 2, 3, 4))</label></subviews>
        """
      let stack = try frame("stackView", #"alignment="center""#, label, tools: 22505)
      #expect(stack?.size == CGSize(width: size, height: size))
    }
  }

  @Test("fields without a border are higher than their lines in newer versions")
  func fields() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#
    let heights: [(Int, CGFloat)] = [(12121, 18), (14490, 19), (21225, 19.5)]
    for (tools, height) in heights {
      #expect(try frame("textField", #"borderStyle="none""#, font, tools: tools)?.height == height)
    }
  }
}
