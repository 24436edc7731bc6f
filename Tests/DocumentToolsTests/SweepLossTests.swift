import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("what is lost of a view at its edges", .serialized)
struct SweepLossTests: SweepSampling {
  @Test func `a letter that a longer text loses is a note, as a translation may be shorter`() throws
  {
    let text = "Send a message"
    func found(_ lost: Double) throws -> [String] {
      let start = (320 - measured(SweepText.longer(text)).width + lost).rounded()
      let (width, height) = measured(text)
      let element = label("wide", text, (start, 10, width, height))
      let document = nib(element, edge("wide", "leading", start) + edge("wide", "top", 10))
      return told(try swept(document, widths: [320], texts: [.long]))
    }
    #expect(try found(6) == ["note Outside"])
    #expect(try found(20) == ["warning Outside"])
  }

  @Test func `what a text loses for sure is more than measuring may be wrong by`() throws {
    var words = "Words"
    while measured(words).width < 270 { words += " a" }
    let (width, height) = measured(words)
    func found(_ lost: Double) throws -> [String] {
      let start = (320 - width + lost).rounded()
      let element = label("wide", words, (start, 10, width, height))
      let document = nib(element, edge("wide", "leading", start) + edge("wide", "top", 10))
      return told(try swept(document, widths: [320]))
    }
    #expect(try found(4) == ["note Outside"])
    #expect(try found(9) == ["warning Outside"])
  }

  @Test
  func `the last points of a button's ground are lost without harm, as long as its title is there`()
    throws
  {
    func found(_ x: Int, _ alignment: String) throws -> [String] {
      let width = 355 - x
      let button = """
        <button id="wide" contentHorizontalAlignment="\(alignment)" \
        translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="\(x)" y="10" width="\(width)" height="40"/>\
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/><state key="normal" title="Send"/></button>
        """
      let places =
        edge("wide", "leading", Double(x)) + edge("wide", "top", 10)
        + length("wide", "width", Double(width) - 28) + length("wide", "height", 40)
      let stored = button.replacing("width=\"\(width)\"", with: "width=\"\(width - 28)\"")
      return told(try swept(nib(stored, places), widths: [320]))
    }
    #expect(try found(20, "center") == ["note Outside"])
    #expect(try found(20, "right") == ["warning Outside"])
  }

  /// What is told of a button from some place on, at 320 points.
  private func told(ofButton width: Int, from x: Int, _ color: String = "red") throws -> [String] {
    let ground =
      "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"sRGB\"/>"
    let button = """
      <button id="wide" contentHorizontalAlignment="left" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="\(x)" y="10" width="\(width)" height="40"/>\(color.isEmpty ? "" : ground)\
      <state key="normal" title="A"/></button>
      """
    let places =
      edge("wide", "leading", Double(x)) + edge("wide", "top", 10)
      + length("wide", "width", Double(width)) + length("wide", "height", 40)
    return told(try swept(nib(button, places), widths: [320]))
  }

  @Test func `a button's margin is lost without harm where its title and enough to touch are left`()
    throws
  {
    #expect(try told(ofButton: 144, from: 200) == ["note Outside"])
    #expect(try told(ofButton: 146, from: 200) == ["warning Outside"])
    #expect(try told(ofButton: 64, from: 278) == ["note Outside"])
    #expect(try told(ofButton: 54, from: 288) == ["warning Outside"])
  }

  @Test func `the last points of what one writes into are lost without harm`() throws {
    func found(_ element: String, _ lost: Double, _ text: String = "") throws -> [String] {
      let field = """
        <\(element) id="wide" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="20" y="10" width="\(300 + lost)" height="40"/>\
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></\(element)>
        """
      let places =
        edge("wide", "leading", 20) + edge("wide", "top", 10)
        + length("wide", "width", 300 + lost) + length("wide", "height", 40)
      return told(try swept(nib(field, places), widths: [320]))
    }
    #expect(try found("textField", 4) == ["note Outside"])
    #expect(try found("textField", 5) == ["warning Outside"])
    #expect(try found("textField", 4, "Words") == ["warning Outside"])
    #expect(try found("textView", 4) == ["note Outside"])
    #expect(try found("textView", 4, "Words") == ["warning Outside"])
  }
}
