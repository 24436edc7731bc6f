import Foundation
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check --widths lays out what is no screen as what it is", .serialized)
struct SweepLooseTests: SweepSampling {
  private let check = CheckTests()

  /// A controller's nib with a view that the controller has, and one that code adds to it.
  private func nib(isView: String, size: (Int, Int), _ inner: String, _ more: String = "") -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">\
    <device id="retina6_1"/><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="\(isView)" destination="own" id="o-1"/></connections></placeholder>
    <view id="own"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
    <view id="con-te-nt0"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(inner)</subviews>\(more)</view></objects></document>
    """
  }

  private func kinds(_ document: String, _ widths: [Double] = [320]) throws -> [String] {
    try swept(document, widths: widths).map(\.kind.rawValue)
  }

  @Test func `what code adds to a controller's view has a height of its own`() throws {
    let low = """
      <label id="low" text="Figures"><rect key="frame" x="20" y="700" width="100" height="21"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    #expect(try kinds(nib(isView: "view", size: (414, 896), low)).isEmpty)
    #expect(try kinds(nib(isView: "other", size: (414, 896), low)) == ["Outside"])
    let own = nib(isView: "other", size: (414, 896), low).replacing(
      "id=\"con-te-nt0\"",
      with: "id=\"con-te-nt0\" customClass=\"Panel\""
    )
    #expect(told(try swept(own, widths: [320])) == ["note Outside"])
    // No screen is as high as what a scroll view shows, nor as low as a panel.
    #expect(try kinds(nib(isView: "other", size: (414, 760), low)).isEmpty)
    #expect(try kinds(nib(isView: "other", size: (414, 1800), low)).isEmpty)
  }

  /// The root of a nib with a box of a height that ends at the root's bottom and begins below the safe area.
  private func below(_ height: Int, version: Int, _ root: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">\
    <device id="retina6_12"/><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="view" destination="con-te-nt0" id="o-1"/></connections></placeholder>
    <view id="con-te-nt0" \(root)><rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(view("box", 0, 852 - height, 393, height))</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(edge("box", "leading", 0))\(edge("box", "trailing", 0))\(edge("box", "bottom", 0))
    \(length("box", "height", Double(height)))
    <constraint firstItem="box" firstAttribute="top" relation="greaterThanOrEqual" secondItem="safe" \
    secondAttribute="top" constant="15" id="box-safe"/></constraints></view></objects></document>
    """
  }

  @Test(arguments: [21701, 24127])
  func `an app has its safe area once, whatever the canvas draws`(version: Int) throws {
    // The safe area begins 59 points below the top, and twice that below on the canvas of newer versions.
    #expect(try kinds(below(750, version: version), []) == [])
    #expect(try kinds(below(800, version: version), []) == ["Conflict"])
    #expect(try kinds(below(750, version: version), [402]) == [])
  }

  @Test func `a root that only constraints place has no height of its own`() throws {
    func found(_ root: String) throws -> [String] {
      let text =
        edge("box", "top", 40) + edge("box", "leading", 0) + edge("box", "bottom", 0)
        + edge("box", "trailing", 0) + length("box", "height", 42)
      let document = below(42, version: 21701, root)
      let start = try #require(document.range(of: "<constraints>"))
      let end = try #require(document.range(of: "</constraints>"))
      return try kinds(
        document.replacingCharacters(in: start.upperBound..<end.lowerBound, with: text),
        []
      )
    }
    #expect(try found("") == ["Conflict"])
    #expect(try found("translatesAutoresizingMaskIntoConstraints=\"NO\"") == [])
  }

  @Test func `a sheet of a phone with a home button has no status bar on any other phone`() throws {
    func found(_ height: Int) throws -> [String] {
      let ties =
        edge("box", "top", 0) + edge("box", "leading", 0) + edge("box", "trailing", 0)
        + length("box", "height", 60)
        + "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"safe\" "
        + "secondAttribute=\"top\" id=\"box-safe\"/>"
      let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="c"><device id="retina4_7"/><scenes><scene sceneID="s"><objects>
        <viewController id="c"><view key="view" id="con-te-nt0">
        <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(view("box", 0, 0, 375, 60))</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(ties)</constraints></view>
        </viewController></objects></scene></scenes></document>
        """
      return try swept(document, widths: [402], file: "Test.storyboard").map(\.message)
    }
    #expect(try found(647) == [])
    #expect(try found(667).count == 1)
  }

  @Test func `where the safe area of a loose view lies is not known`() throws {
    let guides =
      "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>"
      + edge("box", "top", 0) + edge("box", "leading", 0) + length("box", "width", 20)
      + length("box", "height", 20)
      + "<constraint firstItem=\"safe\" firstAttribute=\"top\" secondItem=\"box\" "
      + "secondAttribute=\"top\" constant=\"20\" id=\"safe-top\"/></constraints>"
    let document = nib(isView: "view", size: (414, 896), view("box", 0, 0, 20, 20), guides)
    #expect(try kinds(document, [320, 402]).isEmpty)
    let own = document.replacingOccurrences(
      of: "destination=\"own\"",
      with: "destination=\"con-te-nt0\""
    )
    #expect(try kinds(own, [402]).first == "Conflict")
  }

  @Test func `a scene of a size that no screen has is a part of one`() throws {
    func found(_ width: Int, _ metrics: String, height: Int = 700) throws -> [String] {
      let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="7706" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="roo-t0-000">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><label id="txt" text="Date of birth"><rect key="frame" x="10" y="\(height - 40)" width="120" height="21"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
        \(metrics)</viewController></objects></scene></scenes></document>
        """
      return try swept(document, widths: [320], file: "Test.storyboard").map(\.kind.rawValue)
    }
    let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    #expect(try found(480, metrics).isEmpty)
    #expect(try found(480, "") == ["Outside"])
    #expect(try found(375, metrics) == ["Outside"])
    let size = "<size key=\"freeformSize\" width=\"375\" height=\"1000\"/>"
    #expect(try found(375, size, height: 1000).isEmpty)
    // What is higher than all phones scrolls, or is shown in something that does.
    #expect(try found(375, metrics, height: 1000).isEmpty)
    #expect(try found(375, "", height: 1000) == ["Outside"])
  }

  // MARK: What code changes

  /// What is found at 320 points of a row whose picture ends where a panel of a fixed width ends.
  private func found(_ panel: String, _ source: String, outlet: String = "panelWidth") throws
    -> [String]
  {
    let row = cell(
      view("panel", 0, 4, 330, 30)
        + label("end", "Figures", (340, 8, 30, 21)),
      edge("panel", "leading", 0) + edge("panel", "top", 4) + length("panel", "width", 330, panel)
        + length("panel", "height", 30) + edge("end", "top", 8) + length("end", "width", 30)
        + "<constraint firstItem=\"end\" firstAttribute=\"leading\" secondItem=\"panel\" "
        + "secondAttribute=\"trailing\" constant=\"10\" id=\"end-leading\"/>"
    )
    let document = row.replacingOccurrences(
      of: "</tableViewCellContentView>",
      with: "</tableViewCellContentView><connections><outlet property=\"\(outlet)\" "
        + "destination=\"panel-width\" id=\"o-1\"/></connections>"
    ).replacingOccurrences(of: "<tableViewCell ", with: "<tableViewCell customClass=\"Row\" ")
    let files = ["Row.xib": document, "Row.swift": source, "App.xcodeproj/project.pbxproj": ""]
    return try check.failures(files, least: .note, sweep: SweepOptions(widths: [320]))
      .filter { ["Outside", "Overlap"].contains($0.type) }
      .map { "\($0.severity ?? .error) \($0.type)" }
  }

  @Test func `what lies beside a view to which code gives a width is a note`() throws {
    let plain = "class Row: UITableViewCell { var panelWidth: NSLayoutConstraint! }"
    let set = "class Row: UITableViewCell { func f() { panelWidth.constant = 100 } }"
    #expect(try found("", plain) == ["warning Outside"])
    #expect(try found("", set) == ["note Outside"])
  }

  @Test func `code finds a constraint by its name`() throws {
    func kinds(_ name: String) throws -> [String] {
      try findings(
        cell(box, boxPlace + edge("box", "leading", 20) + length("box", "width", 335, name)),
        widths: [320]
      )
    }
    #expect(try kinds("").count == 1)
    #expect(try kinds("identifier=\"boxWidth\"").isEmpty)
  }

  @Test func `what only some size classes place is not open in an app`() throws {
    func found(_ device: String) throws -> [String] {
      let held =
        edge("box", "top", 10) + length("box", "width", 30) + length("box", "height", 24)
        + edge("box", "leading", 20)
      let text = cell(
        view("box", 20, 10, 30, 24).replacingOccurrences(
          of: "<view ",
          with: "<view ambiguous=\"YES\" "
        ),
        held
      ).replacingOccurrences(
        of: "</constraints>",
        with: "</constraints><variation key=\"default\"><mask key=\"constraints\">"
          + "<exclude reference=\"box-leading\"/></mask></variation>"
          + "<variation key=\"heightClass=regular-widthClass=compact\"><mask key=\"constraints\">"
          + "<include reference=\"box-leading\"/></mask></variation>"
      ).replacingOccurrences(of: "<device id=\"retina4_7\"/>", with: device)
      return try swept(text, widths: []).map(\.kind.rawValue)
    }
    #expect(try found("").isEmpty)
    #expect(try found("<device id=\"ipad9_7\"/>") == ["Ambiguous"])
  }

  /// A scene that holds a view with a box of 100 points, and an end at 20 points: in a bar, or beside the controller.
  private func held(inBar: Bool, _ constraints: String) -> String {
    let held = """
      <view \(inBar ? "key=\"titleView\"" : "") contentMode="scaleToFill" id="held">\
      <rect key="frame" x="80" y="6" width="200" height="33"/><subviews>\(view("box", 20, 5, 100, 20))\
      </subviews><constraints>\(constraints)</constraints></view>
      """
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="c"><device id="retina6_1"/><scenes><scene sceneID="s"><objects>\
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">\
      <rect key="frame" x="0" y="0" width="414" height="896"/></view>\
      \(inBar ? "<navigationItem key=\"navigationItem\" id=\"n\">\(held)</navigationItem>" : "")\
      </viewController>\(inBar ? "" : held)</objects></scene></scenes></document>
      """
  }

  @Test(arguments: [true, false])
  func `what bars show and what stands beside a controller is laid out`(inBar: Bool) throws {
    func found(_ constraints: String, _ widths: [Double] = []) throws -> [String] {
      try swept(held(inBar: inBar, constraints), widths: widths, file: "Test.storyboard")
        .map(\.kind.rawValue)
    }
    func pin(_ attribute: String, _ constant: Int) -> String {
      "<constraint firstItem=\"box\" firstAttribute=\"\(attribute)\" secondItem=\"held\" "
        + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"pin-\(attribute)\"/>"
    }
    let place =
      pin("top", 5) + pin("leading", 20) + length("box", "width", 100) + length("box", "height", 20)
    #expect(try found(place).isEmpty)
    #expect(try found(place, [320, 414]).isEmpty)
    // A bar and code give sizes; what the constraints say of each other is theirs alone.
    #expect(try found(place + pin("trailing", -20)).isEmpty)
    #expect(try found(place + length("box", "width", 120)) == ["Conflict"])
    let open = pin("top", 5) + length("box", "width", 100) + length("box", "height", 20)
    #expect(try found(open) == ["Ambiguous"])
  }

  // MARK: Orientations

  @Test func `an app on its side is not tried upright`() throws {
    func found(_ orientations: String..., folder: String = "App") throws -> [String] {
      let list =
        "<key>UISupportedInterfaceOrientations</key>"
        + orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
      let files = [
        "App/Row.xib": cell(
          box,
          boxPlace + edge("box", "leading", 20) + length("box", "width", 335)
        ),
        "\(folder)/Info.plist": list, "App.xcodeproj/project.pbxproj": "",
        "Other/Info.plist":
          "<key>UISupportedInterfaceOrientations</key>UIInterfaceOrientationPortrait",
      ]
      return try check.failures(files, least: .note, sweep: SweepOptions(widths: [320])).map(\.type)
        .filter { $0 == "Outside" }
    }
    #expect(try found("LandscapeLeft", "LandscapeRight").isEmpty)
    #expect(try found("LandscapeLeft", "Portrait") == ["Outside"])
    // Another app's list says nothing of this one.
    #expect(try found("LandscapeLeft", folder: "Other/Deep") == ["Outside"])
  }
}
