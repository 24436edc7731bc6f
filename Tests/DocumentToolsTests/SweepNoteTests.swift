import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check --widths tells as notes what nobody misses", .serialized)
struct SweepNoteTests: SweepSampling {
  private func nib(
    _ views: String,
    _ constraints: String = "",
    device: String = "<device id=\"retina4_7\"/>",
    size: (Int, Int) = (375, 667)
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\(device)<objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
    <outlet property="panel" destination="linked" id="out-le-t00"/></connections></placeholder>
    <view id="con-te-nt0"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
    """
  }

  private func told(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.severity ?? $0.kind.severity) \($0.kind.rawValue)" }
  }

  // MARK: Open frames

  private func below(_ id: String) -> String {
    let picture = """
      <imageView id="\(id)" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="10" width="50" height="50"/></imageView>
      """
    return nib(
      picture + view("box", 0, 70, 50, 20),
      edge(id, "top", 10) + edge(id, "leading", 0) + length(id, "width", 50)
        + "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"\(id)\" "
        + "secondAttribute=\"bottom\" constant=\"10\" id=\"below\"/>"
        + edge("box", "leading", 0) + length("box", "width", 50) + length("box", "height", 20)
    )
  }

  @Test func `a place that an image decides, which code sets, is not open`() throws {
    #expect(told(try swept(below("other"), widths: [])) == ["warning Ambiguous"])
    #expect(told(try swept(below("linked"), widths: [])) == [])
  }

  @Test func `what Interface Builder did not mark as open is a note`() throws {
    func found(_ mark: String) throws -> [String] {
      let text = label("text", "Text", (20, 40, 60, 21), mark)
      return told(try swept(nib(text, edge("text", "top", 40)), widths: []))
    }
    #expect(try found("ambiguous=\"YES\"") == ["warning Ambiguous"])
    #expect(try found("") == ["note Ambiguous"])
  }

  @Test func `what is drawn at the edge where it lies without a constraint is a note`() throws {
    func found(_ x: Double, _ constraints: String) throws -> [String] {
      let text = label("text", "Text", (x, 40, 60, 21), "ambiguous=\"YES\"")
      return told(try swept(nib(text, constraints), widths: []))
    }
    let top = edge("text", "top", 40)
    #expect(try found(40, top) == ["warning Ambiguous"])
    #expect(try found(8, top) == ["note Ambiguous"])
    let least =
      "<constraint firstItem=\"text\" firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" "
      + "secondItem=\"con-te-nt0\" secondAttribute=\"leading\" constant=\"40\" id=\"least\"/>"
    #expect(try found(40, top + least) == ["note Ambiguous"])
    #expect(try found(80, top + least) == ["warning Ambiguous"])
    // Xcode builds what has no constraints with those of its frame.
    #expect(try found(40, "") == ["note Ambiguous"])
  }

  @Test func `two texts side by side that keep to their own ends stay where they are`() throws {
    func found(_ alignment: String) throws -> [String] {
      let texts =
        label("one", "One", (0, 10, 30, 21), "ambiguous=\"YES\" textAlignment=\"natural\"")
        + label("two", "Two", (345, 10, 30, 21), "textAlignment=\"\(alignment)\"")
      let constraints =
        edge("one", "top", 10) + edge("two", "top", 10) + edge("one", "leading", 0)
        + edge("two", "trailing", 0)
        + "<constraint firstItem=\"two\" firstAttribute=\"leading\" secondItem=\"one\" "
        + "secondAttribute=\"trailing\" id=\"between\"/>"
      let marked = texts.replacingOccurrences(
        of: "id=\"two\"",
        with: "id=\"two\" ambiguous=\"YES\""
      )
      return told(try swept(nib(marked, constraints), widths: []))
    }
    #expect(try found("right") == ["note Ambiguous"])
    #expect(try found("center") == ["warning Ambiguous"])
  }

  // MARK: Edges

  private func wide(_ element: String) -> String {
    nib(
      element,
      edge("wide", "leading", 20) + edge("wide", "top", 10)
        + length("wide", "width", 335) + length("wide", "height", 40)
    )
  }

  @Test func `the end of a ground or a picture is lost without harm, a control is not`() throws {
    let ground = view("wide", 20, 10, 335, 40)
    #expect(told(try swept(wide(ground), widths: [320])) == ["note Outside"])
    let inner = "<subviews>" + label("txt", "Figures and more", (180, 10, 150, 21)) + "</subviews>"
    let held = ground.replacingOccurrences(of: "</view>", with: inner + "</view>")
      .replacingOccurrences(of: "id=\"txt\" ", with: "id=\"txt\" textAlignment=\"right\" ")
    let constraints =
      "<constraint firstItem=\"txt\" firstAttribute=\"leading\" secondItem=\"wide\" "
      + "secondAttribute=\"leading\" constant=\"180\" id=\"txt-l\"/>"
      + "<constraint firstItem=\"txt\" firstAttribute=\"top\" secondItem=\"wide\" "
      + "secondAttribute=\"top\" constant=\"10\" id=\"txt-t\"/>" + length("txt", "width", 150)
    let document = wide(held).replacingOccurrences(
      of: "</constraints>",
      with: constraints + "</constraints>"
    )
    #expect(told(try swept(document, widths: [320])) == ["warning Outside"])
    let list = ground.replacingOccurrences(of: "view", with: "tableView")
    #expect(told(try swept(wide(list), widths: [320])) == ["warning Outside"])
  }

  /// What is found where a view of 320 points reaches beyond the right edge by an amount.
  private func beyond(_ amount: Int, _ element: String, inside: String = "", place: String = "")
    throws -> [String]
  {
    let width = 320 - 20 + amount
    let opened = element.replacingOccurrences(of: "335", with: "\(width)")
    let ending = opened.hasSuffix("</tableView>") ? "</tableView>" : "</view>"
    let held = opened.replacingOccurrences(
      of: ending,
      with: "<subviews>\(inside)</subviews>" + ending
    )
    let document = nib(
      inside.isEmpty ? opened : held,
      edge("wide", "leading", 20) + edge("wide", "top", 10) + place
        + length("wide", "width", Double(width)) + length("wide", "height", 60)
    )
    return told(try swept(document, widths: [320]))
  }

  private func ground(_ id: String = "wide", custom: String = "") -> String {
    view("wide", 20, 10, 335, 60).replacingOccurrences(
      of: "<view id=\"wide\"",
      with: "<view \(custom) id=\"\(id)\""
    )
  }

  @Test func `a few points of a view that a class or an outlet may fill are its margins`() throws {
    let custom = ground(custom: "customClass=\"Drawing\"")
    #expect(try beyond(4, custom) == ["note Outside"])
    #expect(try beyond(6, custom) == ["warning Outside"])
    func linked(_ amount: Int, inside: Bool) throws -> [String] {
      let text = label("txt", "Name", (10, 10, 45, 21))
      let place =
        "<constraint firstItem=\"txt\" firstAttribute=\"leading\" secondItem=\"linked\" "
        + "secondAttribute=\"leading\" constant=\"10\" id=\"txt-l\"/>"
        + "<constraint firstItem=\"txt\" firstAttribute=\"top\" secondItem=\"linked\" "
        + "secondAttribute=\"top\" constant=\"10\" id=\"txt-t\"/>"
      let width = Double(300 + amount)
      let view = ground("linked").replacingOccurrences(of: "335", with: "\(300 + amount)")
      let held = view.replacingOccurrences(
        of: "</view>",
        with: "<subviews>\(inside ? text : "")</subviews></view>"
      )
      let constraints =
        edge("linked", "leading", 20) + edge("linked", "top", 10) + length("linked", "height", 60)
        + length("linked", "width", width)
      return told(try swept(nib(held, constraints + (inside ? place : "")), widths: [320]))
    }
    #expect(try linked(8, inside: false) == ["note Outside"])
    #expect(try linked(20, inside: false) == ["warning Outside"])
    #expect(try linked(20, inside: true) == ["note Outside"])
  }

  @Test func `a list that is a margin wider than the screen loses nothing of its rows`() throws {
    let table = ground().replacingOccurrences(of: "view", with: "tableView")
    #expect(try beyond(4, table) == ["note Outside"])
    #expect(try beyond(5, table) == ["warning Outside"])
    let grid = ground().replacingOccurrences(of: "view", with: "collectionView")
    #expect(try beyond(4, grid) == ["note Outside"])
    #expect(try beyond(5, grid) == ["warning Outside"])
    let search = ground().replacingOccurrences(of: "view", with: "searchBar")
    #expect(try beyond(4, search) == ["note Outside"])
    #expect(try beyond(5, search) == ["warning Outside"])
  }

  @Test func `the key of a text in a ground is no text that is lost`() throws {
    func found(_ text: String) throws -> [String] {
      let place =
        "<constraint firstAttribute=\"trailing\" secondItem=\"txt\" secondAttribute=\"trailing\" "
        + "id=\"txt-t\"/>"
        + "<constraint firstItem=\"txt\" firstAttribute=\"top\" secondItem=\"wide\" "
        + "secondAttribute=\"top\" id=\"txt-p\"/>"
      let width = measured(text).width
      let inner = label("txt", text, (325 - width, 0, width, measured(text).height))
      let inside = place.replacingOccurrences(
        of: "firstAttribute=\"trailing\"",
        with: "firstItem=\"wide\" firstAttribute=\"trailing\""
      )
      return try beyond(25, ground(), inside: inner, place: inside)
    }
    #expect(try found("Title of a page") == ["warning Outside"])
    #expect(try found("page.title.text") == ["note Outside"])
  }

  @Test func `a list that ends below the screen loses its last row`() throws {
    func found(_ amount: Double, _ name: String) throws -> [String] {
      let height = 548 + amount
      let list = view("low", 20, 20, 335, Int(height)).replacingOccurrences(of: "view", with: name)
      let constraints =
        edge("low", "leading", 20) + edge("low", "trailing", 20) + edge("low", "top", 20)
        + length("low", "height", height)
      return told(try swept(nib(list, constraints), widths: [320]))
    }
    #expect(try found(11, "tableView") == ["note Outside"])
    #expect(try found(20, "tableView") == ["warning Outside"])
    #expect(try found(11, "collectionView") == ["warning Outside"])
  }

  @Test func `a control in a ground is lost where too little of it can be touched`() throws {
    func found(_ size: Double) throws -> [String] {
      let button =
        "<button id=\"btn\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"\(325 - size)\" y=\"0\" width=\"\(size)\" height=\"44\"/></button>"
      let place =
        "<constraint firstItem=\"btn\" firstAttribute=\"trailing\" secondItem=\"wide\" "
        + "secondAttribute=\"trailing\" id=\"btn-t\"/>"
        + "<constraint firstItem=\"btn\" firstAttribute=\"top\" secondItem=\"wide\" "
        + "secondAttribute=\"top\" id=\"btn-p\"/>"
        + length("btn", "width", size) + length("btn", "height", 44)
      return try beyond(25, ground(), inside: button, place: place)
    }
    #expect(try found(44) == ["warning Outside"])
    #expect(try found(100) == ["note Outside"])
  }

  // MARK: Sizes

  @Test func `a view that is as wide as no screen has the size that code gives it`() throws {
    func found(_ width: Int) throws -> [String] {
      let text =
        edge("wide", "top", 10) + edge("wide", "leading", 0)
        + length("wide", "width", Double(width))
        + length("wide", "height", 30) + edge("wide", "trailing", 0)
      let document = nib(view("wide", 0, 10, width, 30), text, device: "", size: (width, 300))
      return told(try swept(document, widths: [402]))
    }
    #expect(try found(300) == [])
    #expect(try found(348) == [])
    #expect(try found(375) == ["note Conflict"])
  }

  @Test func `the view of a nib that is as high as no screen keeps its height`() throws {
    func found(_ height: Int) throws -> [String] {
      let text =
        edge("wide", "top", 0) + edge("wide", "bottom", 0) + edge("wide", "leading", 0)
        + edge("wide", "trailing", 0) + length("wide", "height", Double(height))
      let document = nib(view("wide", 0, 0, 768, height), text, device: "", size: (768, height))
        .replacing(
          "property=\"panel\" destination=\"linked\"",
          with: "property=\"view\" destination=\"con-te-nt0\""
        )
      return told(try swept(document, widths: [834]))
    }
    #expect(try found(620) == [])
    #expect(try found(1004) == ["note Conflict"])
  }

  @Test func `a controller's view that lies inside of another one is no screen`() throws {
    let own = (length("wide", "width", 347) + length("wide", "height", 385))
      .replacing("firstItem=\"wide\" ", with: "")
    let inner = view("wide", 24, 23, 347, 385)
      .replacing("</view>", with: "<constraints>\(own)</constraints></view>")
    let controller =
      "<viewController id=\"page\"><connections><outlet property=\"view\" destination=\"wide\" "
      + "id=\"out-le-t01\"/></connections></viewController></objects>"
    let text = edge("wide", "top", 23) + edge("wide", "leading", 24)
    let document = nib(inner, text, device: "", size: (768, 409))
      .replacing("</objects>", with: controller)
    #expect(told(try swept(document, widths: [402])) == [])
  }

  @Test func `a sheet loses 20 points on a phone with a home button`() throws {
    let low = """
      <view id="low"><rect key="frame" x="20" y="700" width="335" height="50"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></view>
      """
    let document = nib(low, device: "<device id=\"retina5_9\"/>", size: (375, 758))
    let found = try swept(document, widths: [320])
    #expect(found.contains { $0.message.contains("320 × 548") }, "\(found.map(\.message))")
  }

  // MARK: Classes and frames

  @Test func `a document for all classes is laid out in those of the phone`() throws {
    let constraints =
      edge("wide", "leading", 0) + edge("wide", "top", 10) + length("wide", "height", 30)
      + length("wide", "width", 90) + edge("wide", "trailing", 0)
    let masks = """
      <variation key="default"><mask key="constraints"><exclude reference="wide-trailing"/></mask>\
      </variation><variation key="heightClass=regular-widthClass=compact"><mask key="constraints">\
      <include reference="wide-trailing"/></mask></variation></view></objects>
      """
    let document = nib(view("wide", 0, 10, 90, 30), constraints, device: "", size: (600, 600))
      .replacingOccurrences(of: "</view></objects>", with: masks)
    let found = try swept(document, widths: [320, 402])
    #expect(told(found) == ["note Conflict"])
    #expect(found.first?.message.contains("at 320 × 568 and 402 × 874 points") == true)
  }

  @Test func `a conflict of fewer than 14 points, of which nothing is lost, is a note`() throws {
    func found(_ width: Double, _ leading: Double = 0) throws -> [String] {
      let constraints =
        edge("wide", "leading", leading) + edge("wide", "top", 10) + length("wide", "height", 30)
        + length("wide", "width", width) + edge("wide", "trailing", 0)
      return told(try swept(nib(view("wide", 0, 10, 300, 30), constraints), widths: []))
    }
    #expect(try found(374) == ["note Conflict"])
    #expect(try found(362) == ["note Conflict"])
    #expect(try found(58, 330) == ["note Conflict"])
    #expect(try found(59, 330) == ["warning Conflict"])
    #expect(try found(375) == [])
    #expect(try found(40, 330) == ["note Conflict"])
  }

  @Test func `a frame that was left on a view with constraints conflicts with nothing`() throws {
    func found(_ constraints: String) throws -> [String] {
      let text = label("wide", "Name", (279, 289, 42, 21), "fixedFrame=\"YES\"")
      let document = nib(text, constraints, device: "", size: (600, 600))
      return told(try swept(document, widths: [414]))
    }
    let center =
      "<constraint firstItem=\"wide\" firstAttribute=\"centerX\" secondItem=\"con-te-nt0\" "
      + "secondAttribute=\"centerX\" id=\"center\"/>"
    #expect(try found(center) == ["warning Conflict"])
    let more =
      edge("wide", "top", 289) + length("wide", "width", 42) + length("wide", "height", 21)
    #expect(try found(center + more) == [])
  }

  // MARK: Sizes that code or a list gives

  @Test func `a cell that is drawn narrower than all phones has its own width`() throws {
    func found(_ element: String, _ width: Int) throws -> [String] {
      let cell = nib(view("box", 0, 0, width, 90), size: (width, 90))
        .replacing("<view id=\"con-te-nt0\">", with: "<\(element) id=\"cell\">")
        .replacing(
          "<subviews>",
          with: "<view key=\"contentView\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" "
            + "height=\"90\"/><autoresizingMask key=\"autoresizingMask\"/><subviews>"
        )
        .replacing(
          "</subviews><constraints></constraints></view>",
          with: "</subviews></view>" + """
            <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="cell" \
            secondAttribute="leading" id="one"/>
            <constraint firstItem="cell" firstAttribute="trailing" secondItem="box" \
            secondAttribute="trailing" id="two"/>
            <constraint firstItem="box" firstAttribute="width" constant="\(width)" id="three"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="cell" \
            secondAttribute="top" id="four"/>
            <constraint firstItem="box" firstAttribute="height" constant="90" id="five"/>
            </constraints></\(element)>
            """
        )
        .replacing(device, with: "")
      return told(try swept(cell, widths: [402]))
    }
    for element in ["tableViewCell", "collectionViewCell"] {
      #expect(try found(element, 210) == [])
      #expect(try found(element, 375) == ["note Conflict"])
    }
  }

  @Test func `a view that the size class does not install takes no room`() throws {
    func found(_ mask: String) throws -> [String] {
      let stack = """
        <stackView id="row" opaque="NO" translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="0" y="0" width="375" height="40"/><subviews>\
        \(view("one", 0, 0, 375, 40))\(view("two", 0, 0, 300, 40))</subviews>\
        <constraints>\(length("one", "width", 375))\(length("two", "width", 300))</constraints>\(mask)\
        </stackView>
        """
      let places =
        edge("row", "top", 0) + edge("row", "leading", 0) + edge("row", "trailing", 0)
        + length("row", "height", 40)
      return told(try swept(nib(stack, places), widths: []))
    }
    func mask(_ key: String, _ change: String) -> String {
      "<variation key=\"\(key)\"><mask key=\"subviews\"><\(change) reference=\"two\"/></mask></variation>"
    }
    #expect(try found("") == ["warning Conflict"])
    #expect(try found(mask("default", "exclude")) == [])
  }

  private var device: String { "<device id=\"retina4_7\"/>" }
}
