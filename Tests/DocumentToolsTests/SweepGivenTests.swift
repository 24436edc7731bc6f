import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("conflicts in which only a view's own length gives way", .serialized)
struct SweepGivenTests: SweepSampling {
  /// The places of a view between both edges, with a width besides.
  private func between(_ leading: Double, _ width: Double, _ trailing: Double) -> String {
    edge("wide", "leading", leading) + edge("wide", "top", 10) + edge("wide", "trailing", trailing)
      + length("wide", "height", 40) + length("wide", "width", width)
  }

  private func picture(_ mode: String, _ frame: (Int, Int, Int, Int) = (10, 10, 355, 40)) -> String
  {
    """
    <imageView id="wide" contentMode="\(mode)" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\
    </imageView>
    """
  }

  @Test func `a view that fills its place without its width is a note, which says why`() throws {
    let found = try swept(nib(view("wide", 10, 10, 355, 40), between(10, 355, 10)), widths: [402])
    #expect(told(found) == ["note Conflict"])
    #expect(found.first?.message.hasSuffix(GivenLength.reason) == true)
  }

  @Test func `a view that keeps less than half of its width is a warning`() throws {
    func found(_ width: Int) throws -> [String] {
      let places = between(10, Double(width), Double(365 - width))
      return told(try swept(nib(view("wide", 10, 10, width, 40), places), widths: [320]))
    }
    #expect(try found(111) == ["note Conflict"])
    #expect(try found(109) == ["warning Conflict"])
  }

  @Test func `a picture, and a text that may be longer, keep seven tenths of their width`() throws {
    func found(_ width: Int, _ element: (Int) -> String) throws -> [String] {
      let document = nib(element(width), between(20, Double(width), Double(355 - width)))
      return told(try swept(document, widths: [320]))
    }
    let image = { (width: Int) in picture("scaleAspectFit", (20, 10, width, 40)) }
    #expect(try found(235, image) == ["note Conflict"])
    #expect(try found(180, image) == ["warning Conflict"])
    // A date stands for others; the text of a caption is known.
    let date = { (width: Int) in label("wide", "12.10.2016", (20, 10, Double(width), 40)) }
    #expect(try found(235, date) == ["note Conflict"])
    #expect(try found(180, date) == ["warning Conflict"])
    let name = { (width: Int) in label("wide", "Name", (20, 10, Double(width), 40)) }
    #expect(try found(180, name) == ["note Conflict"])
  }

  @Test func `a picture that is stretched by a tenth, and a square, are warnings`() throws {
    func found(_ element: String, _ width: Double) throws -> [String] {
      told(try swept(nib(element, between(10, 355, 10)), widths: [width]))
    }
    #expect(try found(picture("scaleToFill"), 430) == ["warning Conflict"])
    #expect(try found(picture("scaleToFill"), 402) == ["note Conflict"])
    #expect(try found(picture("scaleAspectFit"), 430) == ["note Conflict"])
    let square =
      edge("wide", "leading", 167) + edge("wide", "trailing", 168) + edge("wide", "top", 10)
      + length("wide", "height", 40) + length("wide", "width", 40)
    let document = nib(view("wide", 167, 10, 40, 40), square)
    #expect(told(try swept(document, widths: [402])) == ["warning Conflict"])
  }

  @Test func `a picture below other views has any shape`() throws {
    func found(_ more: String, _ constraints: String) throws -> [String] {
      let document = nib(picture("scaleToFill") + more, between(10, 355, 10) + constraints)
      return told(try swept(document, widths: [430]))
    }
    #expect(try found("", "") == ["warning Conflict"])
    let title = label("title", "Title", (20, 20, 60, 21))
    let places = edge("title", "leading", 20) + edge("title", "top", 20)
    #expect(try found(title, places) == ["note Conflict"])
  }

  @Test func `a width that gives way is not to blame for what is too low`() throws {
    let list =
      "<tableView id=\"wide\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"0\" y=\"292\" width=\"375\" height=\"331\"/></tableView>"
    let places =
      edge("wide", "leading", 0) + edge("wide", "trailing", 0) + edge("wide", "top", 292)
      + length("wide", "height", 331) + length("wide", "width", 375)
    let found = try swept(scene(list, places), widths: [320], file: "Test.storyboard")
    #expect(told(found).filter { $0.hasSuffix("Conflict") } == ["note Conflict"])
  }

  /// A box whose width gives way, with something in it at a place of its own.
  private func box(_ inner: String, _ constraints: String) -> String {
    let outer = view("wide", 10, 10, 355, 40)
      .replacing("</view>", with: "<subviews>\(inner)</subviews></view>")
    return nib(outer, between(10, 355, 10) + constraints)
  }

  private func inside(_ id: String, _ width: Double) -> String {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"leading\" secondItem=\"wide\" "
      + "secondAttribute=\"leading\" constant=\"5\" id=\"\(id)-in\"/>"
      + "<constraint firstItem=\"\(id)\" firstAttribute=\"top\" secondItem=\"wide\" "
      + "secondAttribute=\"top\" constant=\"5\" id=\"\(id)-down\"/>"
      + length(id, "width", width) + length(id, "height", 21)
  }

  @Test func `what leaves the view, or is cut off in it, makes a warning`() throws {
    func found(_ width: Int) throws -> [String] {
      let inner = view("inner", 5, 5, width, 21)
      return told(try swept(box(inner, inside("inner", Double(width))), widths: [320]))
    }
    #expect(try found(290) == ["note Conflict"])
    #expect(try found(340).contains("warning Conflict"))
    var words = "Words"
    while measured(words).width < 300 { words += " a" }
    let text = label("inner", words, (5, 5, 345, 21))
    let trailing =
      "<constraint firstItem=\"wide\" firstAttribute=\"trailing\" secondItem=\"inner\" "
      + "secondAttribute=\"trailing\" constant=\"5\" id=\"inner-end\"/>"
    let places = inside("inner", 0).replacing(length("inner", "width", 0), with: trailing)
    #expect(try told(swept(box(text, places), widths: [320])).contains("warning Conflict"))
    let short = text.replacing(words, with: "Two words")
    #expect(try told(swept(box(short, places), widths: [320])) == ["note Conflict"])
  }

  /// The constraints of two views beside each other, of these widths; the second ends before the root does.
  private func beside(_ one: Double, _ wide: Double, _ trailing: Double) -> String {
    edge("one", "leading", 10) + edge("one", "top", 10) + length("one", "width", one)
      + length("one", "height", 40)
      + "<constraint firstItem=\"wide\" firstAttribute=\"leading\" secondItem=\"one\" "
      + "secondAttribute=\"trailing\" constant=\"10\" id=\"gap\"/>"
      + edge("wide", "trailing", trailing) + edge("wide", "top", 10)
      + length("wide", "height", 40) + length("wide", "width", wide)
  }

  @Test func `a width beside others that do not fit is a warning`() throws {
    let row =
      view("one", 10, 10, 170, 40) + view("wide", 190, 10, 175, 40)
    #expect(
      told(try swept(nib(row, beside(170, 175, 10)), widths: [402])) == ["warning Conflict"]
    )
  }

  @Test func `of a width beside others 15 in 100 may be missed, but no picture's shape`() throws {
    func found(_ wide: String, _ width: Double) throws -> [String] {
      let row = view("one", 10, 10, 170, 40) + wide
      return told(try swept(nib(row, beside(170, 175, 10)), widths: [width]))
    }
    let plain = view("wide", 190, 10, 175, 40)
    #expect(try found(plain, 399) == ["note Conflict"])
    #expect(try found(plain, 403) == ["warning Conflict"])
    #expect(try found(plain, 351) == ["note Conflict"])
    #expect(try found(plain, 347) == ["warning Conflict"])
    let shape = { (mode: String) in picture(mode, (190, 10, 175, 40)) }
    #expect(try found(shape("scaleToFill"), 399) == ["warning Conflict"])
    #expect(try found(shape("scaleAspectFit"), 399) == ["note Conflict"])
  }

  @Test func `a text that is there misses a third of its width, and a field a quarter`() throws {
    func found(_ wide: String, _ width: Double) throws -> [String] {
      let row = view("one", 10, 10, 170, 40) + wide
      return told(try swept(nib(row, beside(170, 175, 10)), widths: [width]))
    }
    let text = label("wide", "Name", (190, 10, 175, 40))
    #expect(try found(text, 433) == ["note Conflict"])
    #expect(try found(text, 434) == ["warning Conflict"])
    #expect(try found(text, 317) == ["note Conflict"])
    #expect(try found(text, 316) == ["warning Conflict"])
    let cut = label("wide", "Nearly all of this", (190, 10, 175, 40))
    #expect(try found(cut, 317).first == "warning Conflict")
    let field =
      "<textField id=\"wide\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"190\" y=\"10\" width=\"175\" height=\"40\"/></textField>"
    #expect(try found(field, 418) == ["note Conflict"])
    #expect(try found(field, 420) == ["warning Conflict"])
  }

  @Test func `a picture whose frame is stale, and which keeps its shape, fills its place`() throws {
    func found(_ mode: String, _ more: String) throws -> [String] {
      let stale = picture(mode, (60, 10, 300, 40))
        .replacing("id=\"wide\"", with: "id=\"wide\" \(more)")
      return told(try swept(nib(stale, between(0, 250, 0)), widths: []))
        .filter { $0.hasSuffix("Conflict") }
    }
    #expect(try found("scaleAspectFill", "misplaced=\"YES\"") == ["note Conflict"])
    #expect(try found("scaleAspectFill", "") == ["warning Conflict"])
    #expect(try found("scaleToFill", "misplaced=\"YES\"") == ["warning Conflict"])
  }

  @Test func `a box that shows no ground may have another length beside others`() throws {
    func found(_ ground: String, _ inner: String) throws -> [String] {
      let box = view("wide", 190, 10, 175, 40)
        .replacing("</view>", with: "<subviews>\(inner)</subviews></view>")
      let clear =
        "<color key=\"backgroundColor\" white=\"0\" alpha=\"0\" colorSpace=\"calibratedWhite\"/>"
      let start = box.firstRange(of: "<color")?.lowerBound ?? box.endIndex
      let end = box.firstRange(of: "sRGB\"/>")?.upperBound ?? box.endIndex
      let row =
        view("one", 10, 10, 170, 40)
        + (ground.isEmpty ? box.replacingCharacters(in: start..<end, with: clear) : box)
      let constraints = beside(170, 175, 10) + inside("in", 60)
      return told(try swept(nib(row, constraints), widths: [402]))
    }
    let text = label("in", "Name", (5, 5, 60, 21))
    #expect(try found("", text) == ["note Conflict"])
    #expect(try found("red", text) == ["warning Conflict"])
  }

  @Test func `at its own size a view has to lie where the document has it`() throws {
    func found(_ stored: Int) throws -> [String] {
      told(try swept(nib(view("wide", 10, 10, stored, 40), between(10, 500, 10)), widths: []))
    }
    #expect(try found(355) == ["note Conflict"])
    #expect(try found(330) == ["warning Conflict"])
    // Or it was drawn with that length on a larger screen.
    #expect(try found(500) == ["note Conflict"])
    let cut = nib(picture("scaleAspectFit", (60, 10, 255, 40)), between(60, 370, 60))
    #expect(told(try swept(cut, widths: [])) == ["warning Conflict"])
  }

  @Test func `a text that was drawn on the canvas for all phones lies between its neighbours`()
    throws
  {
    func found(_ element: String, _ side: Int) throws -> [String] {
      let text =
        "<\(element) id=\"wide\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"85\" y=\"10\" width=\"430\" height=\"40\"/></\(element)>"
      let document = nib(view("one", 10, 10, 65, 40) + text, beside(65, 430, 85))
        .replacing("<device id=\"retina4_7\"/>", with: "")
        .replacing("width=\"375\" height=\"667\"", with: "width=\"\(side)\" height=\"600\"")
      return told(try swept(document, widths: [402]))
    }
    #expect(try found("textView", 600) == ["note Conflict"])
    #expect(try found("textField", 600) == ["warning Conflict"])
  }

  // MARK: Margins

  @Test func `a mask beside constraints has the frame of the document, whatever margins are first`()
    throws
  {
    func found(_ width: Int) throws -> [String] {
      let field = """
        <textField id="field"><rect key="frame" x="5" y="5" width="\(width)" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></textField>
        """
      let outer = view("wide", 26, 10, 268, 50)
        .replacing("</view>", with: "<subviews>\(field)</subviews></view>")
      func inner(_ one: String, _ other: String, _ side: String) -> String {
        "<constraint firstItem=\"\(one)\" firstAttribute=\"\(side)\" secondItem=\"\(other)\" "
          + "secondAttribute=\"\(side)\" constant=\"5\" id=\"\(side)-in\"/>"
      }
      func margin(_ one: String, _ other: String, _ side: String) -> String {
        "<constraint firstItem=\"\(one)\" firstAttribute=\"\(one == "wide" ? side : side + "Margin")\" "
          + "secondItem=\"\(other)\" secondAttribute=\"\(other == "wide" ? side : side + "Margin")\" "
          + "constant=\"10\" id=\"\(side)-out\"/>"
      }
      let places =
        inner("field", "wide", "leading") + inner("wide", "field", "trailing")
        + margin("wide", "con-te-nt0", "leading") + margin("con-te-nt0", "wide", "trailing")
        + edge("wide", "top", 10) + length("wide", "height", 50)
      return told(try swept(scene(outer, places), widths: [], file: "Test.storyboard"))
    }
    #expect(try found(258) == [])
    #expect(try found(230) == ["warning Conflict"])
  }

  private func scene(_ views: String, _ constraints: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_0"/><scenes><scene sceneID="sce-ne-000"><objects>
    <viewController id="con-tr-000" sceneMemberID="viewController"><view key="view" id="con-te-nt0">
    <rect key="frame" x="0" y="0" width="320" height="568"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></viewController>
    </objects></scene></scenes></document>
    """
  }
}
