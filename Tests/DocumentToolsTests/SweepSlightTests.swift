import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("losses of some points, and looks that nobody knows", .serialized)
struct SweepSlightTests: SweepSampling {
  @Test func `equal rows of a stack may each be some points lower`() throws {
    func found(_ height: Int, _ distribution: String) throws -> [String] {
      let rows = ["a", "b", "c"].map { view($0, 0, 0, 200, 40) }.joined()
      let stack =
        "<stackView id=\"stack\" axis=\"vertical\" distribution=\"\(distribution)\" "
        + "translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"200\" height=\"\(height)\"/>"
        + "<subviews>\(rows)</subviews></stackView>"
      let places =
        edge("stack", "leading", 10) + edge("stack", "top", 10) + length("stack", "width", 200)
        + length("stack", "height", Double(height))
        + ["a", "b", "c"].map { length($0, "height", 40) }.joined()
      return told(try swept(nib(stack, places), widths: [])).filter { $0.hasSuffix("Conflict") }
    }
    #expect(try found(112, "fillEqually").allSatisfy { $0 == "note Conflict" })
    #expect(try found(90, "fillEqually").contains("warning Conflict"))
  }

  @Test func `two heights of a label in which its line fits are a note`() throws {
    func found(_ low: Double) throws -> [String] {
      let places =
        edge("one", "leading", 10) + edge("one", "top", 10) + length("one", "width", 200)
        + length("one", "height", low)
        + length("one", "height", 41, "relation=\"greaterThanOrEqual\"")
        .replacing("id=\"one-height\"", with: "id=\"least\"")
      return told(try swept(nib(label("one", "Name", (10, 10, 200, 41)), places), widths: []))
    }
    #expect(try found(29) == ["note Conflict"])
    #expect(try found(15) == ["warning Conflict"])
  }

  @Test func `a small picture that keeps its shape may lose some points`() throws {
    func found(_ mode: String) throws -> [String] {
      let picture =
        "<imageView id=\"one\" contentMode=\"\(mode)\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"20\" height=\"20\"/></imageView>"
      let places =
        edge("one", "leading", 10) + edge("one", "top", 10) + length("one", "width", 20)
        + length("one", "height", 20) + edge("two", "leading", 10) + length("two", "width", 40)
        + edge("two", "top", 24) + length("two", "height", 40)
        + "<constraint firstItem=\"two\" firstAttribute=\"top\" secondItem=\"one\" "
        + "secondAttribute=\"bottom\" id=\"two-one\"/>"
      return told(try swept(nib(picture + view("two", 10, 24, 40, 40), places), widths: []))
    }
    #expect(try found("scaleAspectFit") == ["note Conflict"])
    #expect(try found("scaleToFill") == ["warning Conflict"])
  }

  @Test func `what lies between edges may be longer than its limit`() throws {
    func found(_ element: String, _ relation: String = "lessThanOrEqual") throws -> [String] {
      let list =
        "<\(element) id=\"list\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></\(element)>"
      let places =
        edge("list", "leading", 0) + edge("list", "trailing", 0) + edge("list", "top", 0)
        + edge("list", "bottom", 0)
        + length("list", "height", 400, "relation=\"\(relation)\"")
      return told(try swept(nib(list, places), widths: []))
    }
    #expect(try found("tableView") == ["note Conflict"])
    #expect(try found("textView") == ["note Conflict"])
    #expect(try found("imageView") == ["note Conflict"])
  }

  @Test func `an empty view without a size is of no consequence where nothing decides its height`()
    throws
  {
    func found(_ height: Int) throws -> [String] {
      let graph = view("one", 10, 10, 355, height)
        .replacing("id=\"one\"", with: "id=\"one\" ambiguous=\"YES\"")
      let places = edge("one", "leading", 10) + edge("one", "top", 10) + edge("one", "trailing", 10)
      return told(try swept(nib(graph, places), widths: []))
    }
    #expect(try found(0) == ["note Ambiguous"])
    #expect(try found(40) == ["warning Ambiguous"])
  }

  @Test func `a plain line is of no consequence where nothing decides its height`() throws {
    func found(_ height: Int, _ id: String = "one", _ more: String = "") throws -> [String] {
      let line = view(id, 10, 10, 355, height)
        .replacing("id=\"\(id)\"", with: "id=\"\(id)\" ambiguous=\"YES\"")
      let places = edge(id, "leading", 10) + edge(id, "top", 10) + edge(id, "trailing", 10)
      return told(try swept(nib(line, places), widths: []))
    }
    #expect(try found(2) == ["note Ambiguous"])
    #expect(try found(3) == ["warning Ambiguous"])
    #expect(try found(2, "linked") == ["warning Ambiguous"])
  }

  @Test func `a picture that nothing fills is of no consequence where nothing decides its width`()
    throws
  {
    func found(_ more: String = "") throws -> [String] {
      let picture =
        "<imageView id=\"one\" ambiguous=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"200\" y=\"20\" width=\"0.0\" height=\"128\"/>\(more)</imageView>"
      let places =
        edge("one", "leading", 200) + edge("one", "top", 20) + length("one", "height", 128)
      return told(try swept(nib(picture, places), widths: []))
    }
    #expect(try found() == ["note Ambiguous"])
    let black =
      "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    #expect(try found(black) == ["warning Ambiguous"])
  }

  @Test func `two texts that fill a column share some points as they like`() throws {
    func found(_ spare: Double) throws -> [String] {
      let height = measured("One").height.rounded(.up)
      let bottom = 667 - 10 - 2 * height - spare
      let texts = ["one", "two"].enumerated().map { row, id in
        label(id, "One", (10, 10 + Double(row) * height, 100, height), "ambiguous=\"YES\"")
      }
      let places =
        ["one", "two"].map { edge($0, "leading", 10) + length($0, "width", 100) }.joined()
        + edge("one", "top", 10) + edge("two", "bottom", bottom)
        + "<constraint firstItem=\"two\" firstAttribute=\"top\" secondItem=\"one\" "
        + "secondAttribute=\"bottom\" id=\"between\"/>"
      return told(try swept(nib(texts.joined(), places), widths: []))
    }
    #expect(try found(4) == ["note Ambiguous"])
    #expect(try found(40) == ["warning Ambiguous"])
  }

  @Test
  func `a button of a class of its own, and one with colours of its own, may draw any ground`()
    throws
  {
    func found(_ more: String, _ path: String? = nil) throws -> [String] {
      let attribute = path.map {
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"color\" "
          + "keyPath=\"\($0)\"><color key=\"value\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
          + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
      }
      let natural = measured("Hello")
      let black =
        "<color key=\"textColor\" white=\"0\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
      let document = cell(
        """
        <view id="gro-un-d00" translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews><button id="one" \(more) fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="0" y="0" width="375" height="44"/>\(attribute ?? "")</button>
        <label id="txt" text="Hello" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="16" y="11" width="\(natural.width)" height="\(natural.height)"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/>\(black)</label></subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
        """,
        ["leading", "trailing", "top", "bottom"].map { edge("gro-un-d00", $0, 0) }.joined()
      )
      return told(try swept(document, widths: [], appearances: [.light, .dark]))
    }
    #expect(try found("") == ["warning Unseen"])
    #expect(try found("customClass=\"GradientButton\"") == [])
    #expect(try found("", "startColor") == [])
    #expect(try found("", "borderColor") == ["warning Unseen"])
  }
}
