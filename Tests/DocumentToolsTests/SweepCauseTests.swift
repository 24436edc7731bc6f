import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import DocumentTools

@MainActor
@Suite("check --widths finds what is lost and not what only looks so", .serialized)
struct SweepCauseTests: SweepSampling {
  /// A nib with one view, by default a screen's.
  private func nib(
    _ subviews: String,
    _ constraints: String,
    size: (Int, Int) = (375, 667),
    device: String = "retina4_7",
    more: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\
    \(device.isEmpty ? "" : "<device id=\"\(device)\"/>")<objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
    <outlet property="made" destination="made" id="out-le-t00"/></connections></placeholder>
    <view id="con-te-nt0"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(more)</view>
    </objects></document>
    """
  }

  private func place(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> String
  {
    edge(id, "leading", x) + edge(id, "top", y) + length(id, "width", width)
      + length(id, "height", height)
  }

  private func image(_ id: String, _ frame: (Int, Int, Int, Int), _ more: String = "") -> String {
    """
    <imageView id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>\
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></imageView>
    """
  }

  private func types(_ document: String, widths: [Double] = [320, 414]) throws -> [Substring] {
    try findings(document, widths: widths).map { $0.prefix { $0 != "@" } }
  }

  // MARK: What is open

  /// Two texts between the edges, of which neither hugs more.
  private func texts(_ height: Double) -> (views: String, constraints: String) {
    let mark = "ambiguous=\"YES\" numberOfLines=\"0\" verticalHuggingPriority=\"251\""
    let views =
      label("one", "Name", (16, 11, 343, height - 54), mark)
      + label("two", "Address", (16, height - 32, 343, 21), mark)
    let constraints =
      ["one", "two"].map { edge($0, "leading", 16) + edge($0, "trailing", 16) }.joined()
      + edge("one", "top", 11) + edge("two", "bottom", 11)
      + "<constraint firstItem=\"two\" firstAttribute=\"top\" secondItem=\"one\" "
      + "secondAttribute=\"bottom\" constant=\"11\" id=\"one-two\"/>"
    return (views, constraints)
  }

  @Test func `what a row's own height settles is not open`() throws {
    let row = texts(120)
    #expect(try types(cell(row.views, row.constraints, height: 120)).isEmpty)
    let screen = texts(667)
    #expect(try types(nib(screen.views, screen.constraints)) == ["Ambiguous"])
  }

  @Test func `lengths beside one another that are open are one finding`() throws {
    let two = texts(667)
    let mark = "ambiguous=\"YES\" verticalHuggingPriority=\"251\""
    let views = two.views + label("three", "City", (16, 700, 343, 21), mark)
    let below = two.constraints.replacingOccurrences(
      of: edge("two", "bottom", 11),
      with: edge("three", "leading", 16) + edge("three", "trailing", 16)
        + edge("three", "bottom", 11)
        + "<constraint firstItem=\"three\" firstAttribute=\"top\" secondItem=\"two\" "
        + "secondAttribute=\"bottom\" constant=\"11\" id=\"two-three\"/>"
    )
    let found = try findings(nib(views, below))
    #expect(found.count == 1)
    for id in ["one", "two", "three"] { #expect(found.first?.contains("(id \(id))") == true) }
  }

  @Test func `an image view that code fills has no length yet`() throws {
    func document(_ id: String, _ more: String) -> String {
      let view = image(id, (20, 40, 80, 80), "ambiguous=\"YES\" " + more)
      return nib(view, edge(id, "leading", 20) + edge(id, "top", 40))
    }
    #expect(try types(document("box", "")) == ["Ambiguous"])
    #expect(try types(document("made", "")).isEmpty)
    #expect(try types(document("box", "customClass=\"IconView\"")).isEmpty)
    // Where it is to stand is open whatever it shows.
    let view = image("made", (20, 40, 80, 80), "ambiguous=\"YES\"")
    let lengths = length("made", "width", 80) + length("made", "height", 80)
    #expect(try types(nib(view, edge("made", "top", 40) + lengths)) == ["Ambiguous"])
  }

  @Test func `an accessory view is placed by its cell`() throws {
    let control =
      "<switch id=\"box\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"300\" y=\"7\" width=\"51\" height=\"31\"/></switch>"
    let open = cell(control, "")
    #expect(try types(open) == ["Ambiguous"])
    func connected(_ property: String) -> String {
      open.replacingOccurrences(
        of: "</tableViewCellContentView>",
        with: "</tableViewCellContentView><connections><outlet property=\"\(property)\" "
          + "destination=\"box\" id=\"out-le-t00\"/></connections>"
      )
    }
    #expect(try types(connected("accessoryView")).isEmpty)
    #expect(try types(connected("box")) == ["Ambiguous"])
  }

  @Test func `what lies in a view without height is settled when code opens it`() throws {
    func document(_ height: Double) -> String {
      let outer = view("outer", 0, 40, 375, Int(height))
      let inner = view("box", 20, 0, 40, 30)
      let views = outer.replacingOccurrences(
        of: "</view>",
        with: "<subviews>\(inner)</subviews><constraints><constraint firstItem=\"box\" "
          + "firstAttribute=\"leading\" secondItem=\"outer\" secondAttribute=\"leading\" id=\"b-l\"/>"
          + length("box", "width", 40) + length("box", "height", 30) + "</constraints></view>"
      )
      return nib(views, place("outer", 0, 40, 375, height))
    }
    #expect(try types(document(60), widths: [375]) == ["Ambiguous"])
    #expect(try types(document(0), widths: [375]).isEmpty)
  }

  @Test func `a stored frame stands for the constraints of some size classes`() throws {
    func document(_ variation: String) -> String {
      let label = label("txt", "Name", (279, 289, 42, 21), "fixedFrame=\"YES\"")
      let center =
        "<constraint firstItem=\"txt\" firstAttribute=\"centerX\" secondItem=\"con-te-nt0\" "
        + "secondAttribute=\"centerX\" id=\"center\"/>"
      return nib(label, center, size: (600, 600), device: "", more: variation)
    }
    #expect(try types(document(""), widths: [414]) == ["Conflict"])
    let some = """
      <variation key="default"><mask key="constraints"><exclude reference="center"/></mask></variation>\
      <variation key="widthClass=compact"><mask key="constraints"><include reference="center"/></mask></variation>
      """
    #expect(try types(document(some), widths: [414]).isEmpty)
  }

  // MARK: What a person sees

  @Test func `a word that stands for a text is as long as that`() throws {
    func document(_ text: String) -> String {
      let size = measured(text)
      return cell(
        label("txt", text, (16, 11, size.width, 22)),
        edge("txt", "leading", 16) + edge("txt", "top", 11) + length("txt", "height", 22)
          + edge("txt", "trailing", 359 - size.width)
      )
    }
    #expect(try types(document("Latest"), widths: [350]) == ["Clipped"])
    #expect(try types(document("Label"), widths: [350]).isEmpty)
  }

  @Test func `a picture behind everything may reach beyond an edge`() throws {
    let size = measured("Welcome")
    func document(margin: Double, hasText: Bool) -> String {
      let sides = edge("box", "leading", margin) + edge("box", "trailing", margin)
      let picture = image("box", (Int(margin), 0, 375 - 2 * Int(margin), 640))
      let text = label("txt", "Welcome", (30, 40, size.width, size.height))
      return nib(
        picture + (hasText ? text : ""),
        sides + edge("box", "top", 0) + length("box", "height", 640)
          + (hasText ? edge("txt", "leading", 30) + edge("txt", "top", 40) : "")
      )
    }
    #expect(try types(document(margin: 0, hasText: true), widths: [320]).isEmpty)
    // One that carries nothing is looked at for itself, and so is one that does not fill the width.
    #expect(try types(document(margin: 0, hasText: false), widths: [320]) == ["Outside"])
    #expect(try types(document(margin: 20, hasText: true), widths: [320]) == ["Outside"])
  }

  @Test func `a picture that carries something may lie under more`() throws {
    let caption = "A caption that nearly reaches the side"
    let (long, badge) = (measured(caption), measured("New"))
    func document(hasBadge: Bool) -> String {
      let picture = image("box", (200, 300, 175, 200))
      let lower = label("lower", caption, (20, 560, long.width, long.height))
      let upper = label("badge", "New", (240, 320, badge.width, badge.height))
      return nib(
        picture + lower + (hasBadge ? upper : ""),
        edge("box", "trailing", 0) + edge("box", "top", 300) + length("box", "width", 175)
          + length("box", "height", 200) + edge("lower", "leading", 20)
          + edge("lower", "bottom", 107 - long.height)
          + (hasBadge ? edge("badge", "leading", 240) + edge("badge", "top", 320) : "")
      )
    }
    #expect(try types(document(hasBadge: false), widths: [320]) == ["Overlap"])
    #expect(try types(document(hasBadge: true), widths: [320]).isEmpty)
  }

  @Test func `a colour that goes beyond both sides loses nothing`() throws {
    let margins =
      "<constraint firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"con-te-nt0\" "
      + "secondAttribute=\"leadingMargin\" constant=\"-20\" id=\"box-l\"/>"
      + "<constraint firstAttribute=\"trailingMargin\" secondItem=\"box\" "
      + "secondAttribute=\"trailing\" constant=\"-20\" id=\"box-t\"/>"
    let middle =
      length("box", "width", 414)
      + "<constraint firstItem=\"box\" firstAttribute=\"centerX\" secondItem=\"con-te-nt0\" "
      + "secondAttribute=\"centerX\" id=\"box-x\"/>"
    func document(_ sides: String, _ more: String) -> String {
      let bar = view("box", 0, 40, 414, 50).replacingOccurrences(
        of: "<view ",
        with: "<view \(more) "
      )
      return nib(
        bar,
        sides + edge("box", "top", 40) + length("box", "height", 50),
        size: (414, 736),
        device: "retina5_5"
      )
    }
    for sides in [margins, middle] {
      #expect(try types(document(sides, ""), widths: [320]).isEmpty)
    }
    // A class of the app's own may draw there, but not in what the margins of two devices differ by.
    let chart = "customClass=\"Chart\""
    #expect(try types(document(margins, chart), widths: [320]).isEmpty)
    #expect(try types(document(middle, chart), widths: [320]) == ["Outside"])
  }

  @Test func `a picture shows what has to be scrolled to`() throws {
    let size = measured("Further down")
    let text = label("txt", "Further down", (20, 800, size.width, size.height))
    let scroll = """
      <scrollView id="scroll" clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(text)</subviews>\
      <constraints><constraint firstItem="txt" firstAttribute="top" secondItem="scroll" \
      secondAttribute="top" constant="800" id="t-t"/>\
      <constraint firstItem="txt" firstAttribute="leading" secondItem="scroll" \
      secondAttribute="leading" constant="20" id="t-l"/>\
      <constraint firstAttribute="bottom" secondItem="txt" secondAttribute="bottom" id="t-b"/>\
      <constraint firstAttribute="trailing" secondItem="txt" secondAttribute="trailing" id="t-r"/>\
      <constraint firstItem="txt" firstAttribute="width" secondItem="scroll" secondAttribute="width" \
      constant="\(size.width - 375)" id="t-w"/></constraints></scrollView>
      """
    let sides = ["leading", "trailing", "top", "bottom"].map { edge("scroll", $0, 0) }.joined()
    let document = try IBDocument(bytes: Array(nib(scroll, sides).utf8), file: "Test.xib")
    let options = SweepOptions(widths: [320])
    let found = DocumentSweep(document, named: "Test", options: options, facts: .none).findings()
      .joined()
    let pictures = found.first?.pictures ?? []
    #expect(found.map(\.kind.rawValue) == ["Clipped"])
    #expect(pictures.map(\.isDark) == [false, false, true, true])
    let clip = "<rect x=\"0\" y=\"0\" width=\"375\" height=\"667\""
    // Neither the scroll view nor the screen cuts it.
    #expect(pictures.first?.svg.contains("<clipPath id=\"clip1\">" + clip) == false)
    #expect(pictures.first?.svg.contains("clip2") == false)
  }

  // MARK: Sizes

  @Test func `what was drawn for a tablet before there were devices is not tried on phones`() throws
  {
    func document(_ width: Int, _ height: Int) -> String {
      let x = Double(width - 60)
      return nib(
        view("box", width - 60, 40, 40, 30),
        place("box", x, 40, 40, 30),
        size: (width, height),
        device: ""
      )
    }
    #expect(try types(document(600, 600), widths: [320]) == ["Outside"])
    #expect(try types(document(768, 1024), widths: [320]).isEmpty)
    #expect(try types(document(768, 1024), widths: [320, 703]) == ["Outside"])
  }

  @Test func `a square that nobody opened since stands for a whole screen`() throws {
    func document(_ y: Int) -> String {
      nib(
        view("box", 20, y, 40, 30),
        place("box", 20, Double(y), 40, 30),
        size: (600, 600)
      )
    }
    #expect(try types(document(520), widths: [320]).isEmpty)
    #expect(
      try findings(document(560), widths: [320]).first?.contains("at 320 × 568 points") == true
    )
  }

  @Test func `a view that was drawn lower than it asks for stays so`() throws {
    // Half as wide as it is high, and it would like to be a thousand points high.
    let wish =
      "<constraint firstItem=\"box\" firstAttribute=\"height\" secondItem=\"con-te-nt0\" "
      + "secondAttribute=\"height\" multiplier=\"0.5\" id=\"b-h\"/>"
      + "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"box\" "
      + "secondAttribute=\"height\" id=\"b-w\"/>"
      + "<constraint firstItem=\"box\" firstAttribute=\"centerX\" secondItem=\"con-te-nt0\" "
      + "secondAttribute=\"centerX\" id=\"b-x\"/>" + edge("box", "top", 20)
      + length("box", "height", 500, "priority=\"700\"")
    let header = nib(
      image("box", (100, 20, 175, 175)),
      wish,
      size: (375, 350)
    )
    #expect(try types(header, widths: [414]).isEmpty)
    // One whose height nothing else decides grows with its content.
    let text = label(
      "txt",
      "A caption that is broken into more lines where it is narrower than here",
      (16, 16, 343, 41),
      "numberOfLines=\"0\""
    )
    let all = ["leading", "trailing", "top", "bottom"].map { edge("txt", $0, 16) }.joined()
    #expect(try types(nib(text, all, size: (375, 73)), widths: [320]).isEmpty)
  }
}
