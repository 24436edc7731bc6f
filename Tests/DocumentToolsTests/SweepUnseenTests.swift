import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("conflicts and losses that nobody sees", .serialized)
struct SweepUnseenTests: SweepSampling {
  private func relation(
    _ first: (String, String),
    _ second: (String, String),
    _ more: String
  ) -> String {
    "<constraint firstItem=\"\(first.0)\" firstAttribute=\"\(first.1)\" secondItem=\"\(second.0)\" "
      + "secondAttribute=\"\(second.1)\" \(more) id=\"\(first.0)-\(first.1)-\(second.1)\"/>"
  }

  @Test func `a view as wide as its screen was keeps two fifths of its width, whatever it shows`()
    throws
  {
    func found(_ leading: Int, _ share: Double) throws -> [String] {
      let width = 375 - 2 * leading
      let frame = (Double(leading), 10.0, Double(width), 40.0)
      let places =
        edge("wide", "leading", Double(leading)) + edge("wide", "top", 10)
        + edge("wide", "trailing", Double(leading)) + length("wide", "height", 40)
        + length("wide", "width", (Double(width) * share).rounded())
      return told(try swept(nib(label("wide", "12.10.2016", frame), places), widths: []))
    }
    // A date stands for other texts, so it needs seven tenths where it does not span the screen.
    #expect(try found(10, 1.69) == ["note Conflict"])
    #expect(try found(60, 1.45) == ["warning Conflict"])
    // What is given the width of its screen was drawn on another one.
    #expect(try found(60, 1.69) == ["note Conflict"])
  }

  @Test func `a height beside a share of the screen's that contradicts it is a note`() throws {
    func found(_ share: Double) throws -> [String] {
      let places =
        edge("one", "leading", 10) + edge("one", "top", 10) + edge("one", "trailing", 10)
        + length("one", "height", 40)
        + relation(
          ("one", "height"),
          ("con-te-nt0", "height"),
          "relation=\"greaterThanOrEqual\" multiplier=\"\(share)\""
        )
      return told(try swept(nib(view("one", 10, 10, 355, 40), places), widths: [402]))
    }
    #expect(try found(0.0575) == ["note Conflict"])
    #expect(try found(0.045) == [])
  }

  @Test func `a list has any height that is left beside bars`() throws {
    func found(_ bar: Int, _ element: String) throws -> [String] {
      let list =
        "<\(element) id=\"list\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"0\" y=\"\(bar)\" width=\"375\" height=\"\(667 - bar)\"/></\(element)>"
      let places =
        edge("bar", "leading", 0) + edge("bar", "trailing", 0) + edge("bar", "top", 0)
        + length("bar", "height", Double(bar)) + edge("list", "leading", 0)
        + edge("list", "trailing", 0) + edge("list", "bottom", 0)
        + length("list", "height", Double(667 - bar))
        + relation(("list", "top"), ("bar", "bottom"), "")
      return told(try swept(nib(view("bar", 0, 0, 375, bar) + list, places), widths: [402]))
    }
    #expect(try found(64, "tableView") == ["note Conflict"])
    #expect(try found(64, "textView") == ["warning Conflict"])
  }

  @Test func `a margin that is some points smaller is a note`() throws {
    func found(_ margin: Double) throws -> [String] {
      let places =
        edge("one", "top", 10) + edge("one", "trailing", 20) + length("one", "height", 40)
        + length("one", "width", 288)
        + edge("one", "leading", margin).replacing(
          " constant",
          with: " relation=\"greaterThanOrEqual\" constant"
        )
      return told(try swept(nib(view("one", 67, 10, 288, 40), places), widths: [320]))
    }
    #expect(try found(20) == ["note Conflict"])
    #expect(try found(24) == ["note Conflict"])
    #expect(try found(28) == ["warning Conflict"])
    #expect(try found(12) == [])
  }

  /// Two labels, one below the other, and the second in another place as well.
  private func below(_ text: String, _ top: Double, _ gap: Double) -> String {
    let places =
      edge("one", "leading", 10) + edge("one", "top", 10) + length("one", "width", 100)
      + length("one", "height", 21) + edge("two", "leading", 10) + length("two", "width", 100)
      + edge("two", "top", top) + length("two", "height", 21)
      + relation(("two", "top"), ("one", "bottom"), "constant=\"\(gap)\"")
    let labels = label("one", text, (10, 10, 100, 21)) + label("two", text, (10, top, 100, 21))
    return nib(labels, places)
  }

  @Test func `a text that lies some points elsewhere is a note, and what shows nothing anywhere`()
    throws
  {
    func found(_ text: String, _ top: Double) throws -> [String] {
      told(try swept(below(text, top, 9), widths: []))
    }
    #expect(try found("Street", 40) == [])
    #expect(try found("Street", 53) == ["note Conflict"])
    #expect(try found("Street", 54) == ["warning Conflict"])
    #expect(try found("", 80) == ["note Conflict"])
  }

  @Test func `what is left as the document draws it is a note`() throws {
    func found(_ drawn: Double) throws -> [String] {
      let places =
        edge("one", "leading", 10) + length("one", "width", 100) + length("one", "height", 21)
        + edge("one", "top", 80) + edge("one", "top", 40).replacing("one-top", with: "higher")
      return told(try swept(nib(label("one", "Street", (10, drawn, 100, 21)), places), widths: []))
    }
    let both = try [found(40), found(80)]
    #expect(Set(both) == [["note Conflict"], ["warning Conflict"]])
  }

  @Test func `some points that cut a text off are a warning`() throws {
    func found(_ width: Double, _ text: String) throws -> [String] {
      let places =
        edge("one", "leading", 10) + edge("one", "top", 10) + length("one", "height", 21)
        + length("one", "width", width) + edge("one", "trailing", 10)
      return told(try swept(nib(label("one", text, (10, 10, 355, 21)), places), widths: []))
    }
    var words = "Words"
    while measured(words).width < 364 { words += "i" }
    let width = measured(words).width + 1
    #expect(try found(width, "Name") == ["note Conflict"])
    #expect(try found(width, words) == ["warning Conflict"])
  }

  @Test func `views may reach from their stack where they stay within what is around it`() throws {
    func found(_ padding: Double) throws -> [String] {
      let stack =
        "<stackView id=\"stack\" axis=\"vertical\" alignment=\"center\" "
        + "translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"\(padding)\" y=\"0\" width=\"\(275 - 2 * padding)\" height=\"40\"/>"
        + "<subviews>\(view("in", 20, 0, 200, 40))</subviews></stackView>"
      let card = view("card", 50, 10, 275, 40)
        .replacing("</view>", with: "<subviews>\(stack)</subviews></view>")
      let places =
        edge("card", "leading", 50) + edge("card", "trailing", 50) + edge("card", "top", 10)
        + length("in", "width", 200) + length("in", "height", 40)
        + relation(("stack", "leading"), ("card", "leading"), "constant=\"\(padding)\"")
        + relation(("card", "trailing"), ("stack", "trailing"), "constant=\"\(padding)\"")
        + relation(("stack", "top"), ("card", "top"), "")
        + relation(("card", "bottom"), ("stack", "bottom"), "")
      return told(try swept(nib(card, places), widths: [320]))
    }
    #expect(try found(16) == ["note Conflict"])
    #expect(try found(10) == [])
  }

  @Test func `a conflict of height on the canvas of the first phones is a note`() throws {
    func found(_ height: Int, _ screen: Int) throws -> [String] {
      let places =
        edge("one", "leading", 10) + edge("one", "top", 10) + length("one", "width", 100)
        + length("one", "height", Double(height)) + edge("two", "leading", 10)
        + length("two", "width", 100) + length("two", "height", 300) + edge("two", "bottom", 10)
        + relation(("two", "top"), ("one", "bottom"), "constant=\"10\"")
      let views =
        view("one", 10, 10, 100, height) + view("two", 10, height + 20, 100, 300)
      let document = nib(views, places)
        .replacing("width=\"375\" height=\"667\"", with: "width=\"320\" height=\"\(screen)\"")
        .replacing("retina4_7", with: screen == 480 ? "retina3_5" : "retina4_0")
      return told(try swept(document, widths: []))
    }
    #expect(try found(200, 480) == ["note Conflict"])
    #expect(try found(260, 480) == ["warning Conflict"])
    #expect(try found(288, 568) == ["warning Conflict"])
  }

  @Test func `an overlap of some points is a note`() throws {
    func found(_ gap: Double) throws -> [String] {
      let places =
        edge("one", "leading", 10) + edge("one", "top", 10) + length("one", "width", 100)
        + length("one", "height", 40) + edge("two", "trailing", 10) + edge("two", "top", 10)
        + length("two", "height", 40) + length("two", "width", 255 - gap)
      let pictures = [("one", 10.0, 100.0), ("two", 110 + gap, 255 - gap)].map { id, x, width in
        "<button id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
          + "<rect key=\"frame\" x=\"\(x)\" y=\"10\" width=\"\(width)\" height=\"40\"/>"
          + "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
          + "<state key=\"normal\" title=\"Go\"/></button>"
      }
      return told(try swept(nib(pictures.joined(), places), widths: [365]))
    }
    #expect(try found(5) == ["note Overlap"])
    #expect(try found(2) == ["warning Overlap"])
  }

  /// A controller with one view in its own.
  private func scene(_ view: String, _ constraints: String, color: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="con-te-nt0">
    <rect key="frame" x="0" y="0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(view)</subviews>\(color)<constraints>\(constraints)</constraints>
    <viewLayoutGuide key="safeArea" id="safe"/></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  @Test func `a list that ends below the screen still shows its last rows`() throws {
    func found(_ element: String, _ more: String = "") throws -> [String] {
      let list =
        "<\(element) id=\"list\" \(more) translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"0\" y=\"48\" width=\"414\" height=\"848\"/></\(element)>"
      let places =
        edge("list", "leading", 0) + edge("list", "trailing", 0)
        + relation(("list", "top"), ("safe", "top"), "")
        + relation(("safe", "bottom"), ("list", "bottom"), "constant=\"-34\"")
      return told(try swept(scene(list, places), widths: [320], file: "Test.storyboard"))
    }
    #expect(try found("collectionView") == ["note Outside"])
    #expect(
      try found("collectionView", "contentInsetAdjustmentBehavior=\"never\"") == [
        "warning Outside"
      ]
    )
  }

  @Test func `a text alone in a scene stands for one that is not made yet`() throws {
    func found(_ more: String = "") throws -> [String] {
      let text = label("one", "Words", (10, 50, 300, 40)) + more
      let white =
        "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
      let places =
        edge("one", "leading", 10) + edge("one", "top", 50) + length("one", "width", 300)
        + length("one", "height", 40)
      return try told(
        swept(
          scene(text, places, color: white),
          widths: [],
          appearances: [.dark],
          file: "Test.storyboard"
        )
      ).filter { $0.hasSuffix("Unseen") }
    }
    #expect(try found() == ["note Unseen"])
    #expect(try found(view("two", 10, 400, 20, 20)) == ["warning Unseen"])
  }
}
