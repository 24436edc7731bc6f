import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check --widths believes only what an app meets too", .serialized)
struct SweepRuleTests: SweepSampling {
  private var lost: String {
    cell(box, boxPlace + edge("box", "leading", 20) + length("box", "width", 335))
  }

  /// Two views below one another that keep their widths.
  private var two: String {
    cell(
      box + view("two", 20, 40, 335, 24),
      boxPlace + edge("box", "leading", 20) + length("box", "width", 335) + edge("two", "top", 40)
        + edge("two", "leading", 20) + length("two", "width", 335) + length("two", "height", 24),
      height: 80
    )
  }

  private func connected(_ document: String, to id: String) -> String {
    document.replacingOccurrences(
      of: "</tableViewCellContentView>",
      with: "</tableViewCellContentView><connections><outlet property=\"made\" "
        + "destination=\"\(id)\" id=\"out-le-t00\"/></connections>"
    ).replacingOccurrences(of: "<tableViewCell ", with: "<tableViewCell customClass=\"Row\" ")
  }

  // MARK: What code decides

  @Test func `where a placeholder stands for code, frames prove nothing`() throws {
    #expect(try findings(lost).count == 1)
    let placeholder = lost.replacingOccurrences(
      of: "</constraints>",
      with:
        "<constraint firstAttribute=\"trailing\" secondItem=\"box\" secondAttribute=\"trailing\" "
        + "placeholder=\"YES\" id=\"pla-ce-000\"/></constraints>"
    )
    #expect(try findings(placeholder).isEmpty)
  }

  @Test func `a place that a placeholder stands for is not open`() throws {
    let open = cell(box, boxPlace + length("box", "width", 335))
    #expect(try findings(open).first?.hasPrefix("Ambiguous@") == true)
    let placeholder = edge("box", "leading", 20).replacingOccurrences(
      of: "id=",
      with: "placeholder=\"YES\" id="
    )
    #expect(
      try findings(cell(box, boxPlace + length("box", "width", 335) + placeholder)).isEmpty
    )
  }

  @Test func `a row that was drawn too low has no conflict, as it sizes itself`() throws {
    let low = cell(
      box,
      edge("box", "top", 10) + edge("box", "bottom", 10) + edge("box", "leading", 20)
        + length("box", "width", 200) + length("box", "height", 40)
    )
    #expect(try findings(low).isEmpty)
  }

  @Test func `a conflict of placeholders is none, one of the others is`() throws {
    let narrow = cell(
      box,
      boxPlace + edge("box", "leading", 20) + edge("box", "trailing", 20)
        + length("box", "width", 335)
    )
    #expect(try findings(narrow).first?.hasPrefix("Conflict@") == true)
    let placeholder = narrow.replacingOccurrences(
      of: "id=\"box-width\"",
      with: "placeholder=\"YES\" id=\"box-width\""
    )
    #expect(try findings(placeholder).isEmpty)
    // A conflict that does not need the placeholder is an app's as well.
    let beside = narrow.replacingOccurrences(
      of: "</constraints>",
      with: "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"24\" "
        + "placeholder=\"YES\" id=\"pla-ce-000\"/></constraints>"
    )
    #expect(try findings(beside).map { $0.prefix(8) } == ["Conflict"])
  }

  @Test func `a conflict that an outlet's constraint is part of is code's to settle`() throws {
    let narrow = cell(
      box,
      boxPlace + edge("box", "leading", 20) + edge("box", "trailing", 20)
        + length("box", "width", 335)
    )
    for id in ["box-width", "box-leading", "box-trailing"] {
      #expect(try findings(connected(narrow, to: id)).isEmpty, "\(id)")
    }
    // An outlet to a constraint that has no part in it changes nothing.
    #expect(try findings(connected(narrow, to: "box-height")).count == 1)
  }

  @Test func `a view that an outlet's constraint moves may be elsewhere`() throws {
    for id in ["box-width", "box-leading"] {
      #expect(try findings(connected(lost, to: id)).isEmpty, "\(id)")
    }
    // The content view is named by the constraint as well, and stays where it is.
    let found = try findings(connected(two, to: "box-leading"))
    #expect(found.count == 1)
    #expect(found.first?.contains("(id two) reaches") == true)
  }

  @Test func `a fixed frame that an outlet leads to is code's to set`() throws {
    let fixed = cell(box, "").replacingOccurrences(
      of: "<view id=",
      with: "<view fixedFrame=\"YES\" id="
    )
    #expect(try findings(fixed).first?.contains("reaches beyond the right edge") == true)
    #expect(try findings(connected(fixed, to: "box")).isEmpty)
  }

  // MARK: What a person sees

  @Test func `nobody misses what something else hides`() throws {
    let all = ["leading", "trailing", "top", "bottom"].map { edge("lid", $0, 0) }.joined()
    let hidden = cell(
      box + view("lid", 0, 0, 375, 44),
      boxPlace + edge("box", "leading", 20) + length("box", "width", 335) + all
    )
    #expect(try findings(hidden).isEmpty)
    let clear = hidden.replacingOccurrences(
      of: "<view id=\"lid\"",
      with: "<view id=\"lid\" alpha=\"0.5\""
    )
    #expect(try findings(clear).count == 1)
  }

  @Test func `views lost at one edge are one finding, and its details name them`() throws {
    let found = try findings(two)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("<view> (id box) and <view> (id two) reach beyond the right edge")
        == true
    )
    #expect(found.first?.contains("up to 35 points of them are lost") == true)
  }

  @Test func `a text that may shrink is cut only beyond its limit`() throws {
    let text = "Somewhat longer than a narrow screen has"
    let natural = measured(text)
    let place =
      edge("txt", "leading", 16) + edge("txt", "top", 11)
      + "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"txt\" "
      + "secondAttribute=\"trailing\" constant=\"16\" id=\"txt-trailing\"/>"
    func found(_ more: String, _ widths: [Double]) throws -> Int {
      let label = label("txt", text, (16, 11, natural.width, natural.height), more)
      return try findings(cell(label, place), widths: widths).count
    }
    // Interface Builder writes NO where nothing shrinks, and the limit alone where it does.
    #expect(try found("adjustsFontSizeToFit=\"NO\"", [320]) == 1)
    #expect(try found("minimumFontSize=\"9\"", [320]) == 0)
    #expect(try found("minimumScaleFactor=\"0.5\"", [320]) == 0)
    #expect(try found("minimumFontSize=\"9\"", [120]) == 1)
    #expect(try found("minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\"", [320]) == 1)
  }

  @Test func `what no one translates does not become longer`() {
    #expect(SweepText.longer("Save") == "SaveSa")
    #expect(SweepText.longer("Log in") == "Log in Log")
    let same = [
      "12:44", "100 %", "–", "Label", "✖", "書", "EUR", "www.example.org", "me@example.org",
      "https://example.org/a", "© 2018 Example AG", "Example Group Ltd, 2017-2018",
      "(c) 2019 Example", "Example Inc.", "Copyright 2020 by Example", "\u{F0C9}\u{F0CA}",
      "Facebook", "Apple Pay", "支付宝", "Face ID ›",
    ]
    for text in same { #expect(SweepText.longer(text) == text) }
    let keys = [
      "lbl_title", "welcome.title", "Welcome_Title", "setState", "Lorem ipsum dolor", "Login.Title",
      "DetailViewController", "addfriendmanually", "loginbuttontitle",
    ]
    for text in keys { #expect(SweepText.longer(text) == text) }
    let words = [
      "iPhone", "OK", "Wi-Fi", "Sign-in", "No. 1", "Überall", "save", "U.S.", "View", "JavaScript",
      "Verantwortlichkeiten", "Limited offer", "Since 2019", "Copyright", "save everything now",
      "Visa", "Share on Facebook", "Pay with Apple Pay",
    ]
    for text in words { #expect(SweepText.longer(text) != text, "\(text)") }
  }

  @Test func `letters that are pictures, and the app's name, do not become longer`() {
    func longer(_ family: String, _ text: String = "Menu") -> [String?] {
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = UIFont(family: family, name: family, size: 17)
      let button = UIButton(frame: .zero)
      button.titleFont = label.font
      button.setTitle(text, for: .normal)
      let root = UIView(frame: .zero)
      root.addSubview(label)
      root.addSubview(button)
      var changed: Set<ObjectIdentifier> = []
      SweepText.apply(.long, to: root, keeping: { $0 == "My App" }, changed: &changed)
      return [label.text, button.title(for: .normal)]
    }
    for family in ["fontello", "FontAwesome", "Font Awesome 5 Free", "Material Icons", "icomoon"] {
      #expect(longer(family) == ["Menu", "Menu"], "\(family)")
    }
    for family in ["Roboto", "Helvetica Neue", UIFont.systemFamilyName] {
      #expect(longer(family) == ["MenuMe", "MenuMe"], "\(family)")
    }
    #expect(longer("Roboto", "My App") == ["My App", "My App"])
  }

  @Test func `a caption is too long, an app's data is not`() throws {
    let natural = measured("Half a line of text here")
    let place =
      edge("txt", "leading", 16) + edge("txt", "top", 11)
      + "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"txt\" "
      + "secondAttribute=\"trailing\" constant=\"120\" id=\"txt-trailing\"/>"
    let document = cell(
      label("txt", "Half a line of text here", (16, 11, natural.width, natural.height)),
      place
    )
    let found = try findings(document, widths: [320], texts: [.long])
    #expect(found.count == 1)
    // The text is named as the document has it.
    #expect(found.first?.contains("“Half a line of text here” of <label>") == true)
    #expect(try findings(connected(document, to: "txt"), widths: [320], texts: [.long]).isEmpty)
  }

  @Test func `a longer text with attributes keeps its fonts`() {
    let label = UILabel()
    let font = UIFont.systemFont(ofSize: 30)
    label.attributedText = NSAttributedString(string: "Far away", attributes: [.font: font])
    let height = label.intrinsicContentSize.height
    var changed: Set<ObjectIdentifier> = []
    SweepText.apply(.long, to: label, changed: &changed)
    #expect(label.text == "Far away Far ")
    #expect(label.intrinsicContentSize.height == height)
    #expect(label.font.pointSize == 30)
  }

  @Test func `longer texts repeat nothing that is wrong without them`() throws {
    let found = try findings(lost, texts: SweepOptions.Text.allCases)
    #expect(found.count == 1)
    #expect(found.first?.contains("at 320 points") == true)
    #expect(found.first?.contains("texts") == false)
  }

  @Test
  func `a text that is cut off as it is, is one of the size also where only longer ones are tried`()
    throws
  {
    let found = try findings(lost, texts: [.long])
    #expect(found.count == 1)
    let own = "at 320 points, also with the document's own texts: "
    #expect(found.first?.contains(own) == true, "\(found)")
  }

  @Test func `what several views share is an app's data`() {
    func longer(_ count: Int) -> [String?] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<count {
        let label = UILabel(frame: .zero)
        label.text = "Name"
        root.addSubview(label)
      }
      var changed: Set<ObjectIdentifier> = []
      SweepText.apply(.long, to: root, changed: &changed)
      return root.subviews.map { ($0 as? UILabel)?.text }
    }
    #expect(longer(3) == ["NameNa", "NameNa", "NameNa"])
    #expect(longer(4) == ["Name", "Name", "Name", "Name"])
  }

  @Test func `a text becomes longer once, however many roots it belongs to`() throws {
    let inner = UILabel(frame: .zero)
    inner.text = "Name"
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(inner)
    var changed: Set<ObjectIdentifier> = []
    for view in [root, inner, root] { SweepText.apply(.long, to: view, changed: &changed) }
    #expect(inner.text == "NameNa")
  }

  @Test(.timeLimit(.minutes(1))) func `many roots of one id are laid out once`() throws {
    let labels = (0..<400).map { _ in label("same", "A label alone", (10, 5, 200, 64)) }
    let document = cell(labels[0], "").replacing("</objects>", with: labels.joined() + "</objects>")
    _ = try findings(document, widths: [320], texts: SweepOptions.Text.allCases)
  }

  @Test func `a scene that no code knows is a picture`() throws {
    let natural = measured("Half a line of text here")
    func found(_ more: String) throws -> [String] {
      let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7"/><scenes><scene sceneID="sce-ne-000"><objects>
        <viewController id="con-tr-000" \(more) sceneMemberID="viewController"><view key="view" id="roo-t0-000">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        \(label("txt", "Half a line of text here", (16, 40, natural.width, natural.height), "fixedFrame=\"YES\""))
        </subviews></view></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-000" customClass="UIResponder"/>
        </objects></scene></scenes></document>
        """
      return try findings(document, widths: [414], texts: [.long], file: "Test.storyboard")
    }
    #expect(try found("").isEmpty)
    #expect(try found("customClass=\"Welcome\"").count == 1)
  }

  @Test func `an item that an app sizes goes with its texts`() throws {
    func document(_ root: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>\(root)\
      </objects></document>
      """
    }
    let natural = measured("Half a line of text here")
    let text = label("txt", "Half a line of text here", (0, 0, natural.width, natural.height))
    #expect(try findings(document(text), widths: [320], texts: [.long]).isEmpty)
    func item(_ trailing: String) -> String {
      let edges = ["leading", "top", "bottom", trailing].map { side in
        side.isEmpty
          ? "<constraint firstItem=\"txt\" firstAttribute=\"width\" constant=\"\(natural.width)\" id=\"c-w\"/>"
          : "<constraint firstItem=\"txt\" firstAttribute=\"\(side)\" secondItem=\"roo-t0-000\" "
            + "secondAttribute=\"\(side)\" id=\"c-\(side)\"/>"
      }
      return document(
        """
        <view id="roo-t0-000"><rect key="frame" x="0" y="0" width="\(natural.width)" height="\(natural.height)"/>
        <subviews>\(text)</subviews><constraints>\(edges.joined())</constraints></view>
        """
      )
    }
    // It grows with a text at its edges, and not with one whose width is fixed.
    #expect(try findings(item("trailing"), widths: [320], texts: [.long]).isEmpty)
    #expect(
      try findings(item(""), widths: [320], texts: [.long]).first?.hasPrefix("Clipped") == true
    )
  }
}
