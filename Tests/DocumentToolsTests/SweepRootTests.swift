import Devices
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check sweeps every part of a list, devices and appearances", .serialized)
struct SweepRootTests: SweepSampling {
  // MARK: Static cells, headers and footers

  private func table(_ parts: String, device: String = "retina4_7") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)"/><scenes><scene sceneID="sce-ne-000"><objects>
    <tableViewController id="con-tr-000" sceneMemberID="viewController">
    <tableView key="view" id="tab-le-000" dataMode="static" style="plain" rowHeight="44">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(parts)
    </tableView></tableViewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-000" \
    sceneMemberID="firstResponder"/>
    </objects></scene></scenes></document>
    """
  }

  private func staticCell(_ id: String, _ y: Int, _ width: Int) -> String {
    """
    <tableViewCell id="cel-\(id)" contentMode="scaleToFill">
    <rect key="frame" x="0" y="\(y)" width="375" height="44"/>
    <tableViewCellContentView key="contentView" id="con-\(id)" tableViewCell="cel-\(id)">
    <rect key="frame" x="0" y="0" width="375" height="44"/>
    <subviews>\(view(id, 20, 10, width, 24))</subviews>
    \(constraints(id, in: "con-\(id)", width))
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func constraints(_ id: String, in outer: String, _ width: Int) -> String {
    """
    <constraints>
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(outer)" \
    secondAttribute="leading" constant="20" id="\(id)-1"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(outer)" \
    secondAttribute="top" constant="10" id="\(id)-2"/>
    <constraint firstItem="\(id)" firstAttribute="width" constant="\(width)" id="\(id)-3"/>
    <constraint firstItem="\(id)" firstAttribute="height" constant="24" id="\(id)-4"/>
    </constraints>
    """
  }

  private func sections(_ cells: String) -> String {
    "<sections><tableViewSection id=\"sec-ti-000\"><cells>\(cells)</cells></tableViewSection></sections>"
  }

  @Test func `static cells are as wide as their table`() throws {
    let document = table(sections(staticCell("one", 0, 335) + staticCell("two", 44, 200)))
    let found = try findings(document, widths: [320, 414], file: "Test.storyboard")
    #expect(found.count == 1)
    #expect(
      found.first?.contains("(id one) reaches beyond the right edge of its cell at 320") == true
    )
    #expect(found.first?.contains("35 points") == true)
  }

  @Test func `what is lost in several static cells is one finding`() throws {
    let document = table(sections(staticCell("one", 0, 335) + staticCell("two", 44, 345)))
    let found = try findings(document, widths: [320], file: "Test.storyboard")
    #expect(found.count == 1)
    #expect(found.first?.contains("(id one) and <view> (id two) reach beyond") == true)
    #expect(found.first?.contains("up to 45 points") == true)
  }

  @Test(arguments: ["tableHeaderView", "tableFooterView"])
  func `views above and below all rows are as wide as their table`(_ key: String) throws {
    let header = """
      <view key="\(key)" id="hea-de-r00"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <subviews>\(view("box", 20, 10, 335, 24))</subviews>
      \(constraints("box", in: "hea-de-r00", 335))</view>
      """
    let found = try findings(table(header), widths: [320, 414], file: "Test.storyboard")
    #expect(found.count == 1)
    #expect(
      found.first?.contains("(id box) reaches beyond the right edge of its view at 320") == true
    )
  }

  @Test func `prototypes of a list as wide as the screen are so wherever the list lies`() throws {
    // The constraint puts the table 40 points below the frame that is stored, so the table itself is in doubt.
    let list = """
      <tableView id="tab-le-001" dataMode="prototypes" style="plain" rowHeight="44" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>\(staticCell("one", 28, 335))</prototypes></tableView>
      """
    let edges = ["leading", "trailing", "top", "bottom"].map { side in
      "<constraint firstItem=\"tab-le-001\" firstAttribute=\"\(side)\" secondItem=\"roo-t0-000\" "
        + "secondAttribute=\"\(side)\" constant=\"\(side == "top" ? 40 : 0)\" id=\"\(side)\"/>"
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7"/><scenes><scene sceneID="sce-ne-000"><objects>
      <viewController id="con-tr-000" sceneMemberID="viewController"><view key="view" id="roo-t0-000">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(list)</subviews><constraints>\(edges.joined())</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
    let found = try findings(document, widths: [320, 414], file: "Test.storyboard")
    #expect(found.count == 1)
    #expect(
      found.first?.contains("(id one) reaches beyond the right edge of its cell at 320") == true
    )
  }

  // MARK: Devices

  /// A view between the top of the safe area and a fixed place.
  private func screen(_ device: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)"/><objects>
    <view id="roo-t0-000"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(view("box", 20, 600, 335, 40))</subviews>
    <viewLayoutGuide key="safeArea" id="saf-e0-000"/>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="roo-t0-000" \
    secondAttribute="leading" constant="20" id="c1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="roo-t0-000" \
    secondAttribute="top" constant="600" id="c2"/>
    <constraint firstItem="box" firstAttribute="width" constant="335" id="c3"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="c4"/>
    </constraints></view></objects></document>
    """
  }

  @Test func `a device has its own height`() throws {
    let devices = ["iphone-5s", "iphone-se", "retina5_9", "ipad-9.7"].compactMap(DeviceTable.named)
    #expect(devices.map(\.id) == ["retina4_0", "retina4_7", "retina5_9", "ipad9_7"])
    let found = try findings(screen("retina4_7"), widths: [], devices: devices)
    #expect(found.count == 1)
    #expect(found.first?.contains("beyond the bottom edge") == true)
    #expect(found.first?.contains("at 320 × 568 (retina4_0) points: 72 points") == true)
  }

  @Test func `size classes are the device's`() throws {
    let wide = cell(
      box,
      boxPlace + edge("box", "leading", 20)
        + length("box", "width", 335).replacingOccurrences(
          of: "/>",
          with: "><variation key=\"widthClass=regular\" constant=\"900\"/></constraint>"
        )
    )
    let ipad = try #require(DeviceTable.named("ipad9_7"))
    #expect(try findings(wide, widths: [428]).isEmpty)
    let found = try findings(wide, widths: [], devices: [ipad])
    #expect(found.first?.contains("at 768 (ipad9_7) points: 152 points") == true)
    // A width that only a tablet has stands for one.
    #expect(try findings(wide, widths: [768]).count == 1)
  }

  @Test func `names of devices are known once`() {
    let names = DeviceTable.all.flatMap { $0.ids + $0.names }
    #expect(Set(names).count == names.count)
    #expect(DeviceTable.named("iPhone-SE")?.id == "retina4_7")
    #expect(DeviceTable.named("") == nil)
  }

  // MARK: Appearances

  private func colored(_ text: String, on ground: String) -> String {
    let natural = measured("Hello")
    return cell(
      """
      <view id="gro-un-d00" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews><label id="txt" text="Hello" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="16" y="11" width="\(natural.width)" height="\(natural.height)"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\(text)</label></subviews>
      \(ground)</view>
      """,
      ["leading", "trailing", "top", "bottom"].map { edge("gro-un-d00", $0, 0) }.joined()
    )
  }

  private let black =
    "<color key=\"textColor\" white=\"0\" alpha=\"1\" colorSpace=\"custom\" "
    + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
  private let system = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"

  @Test func `black on what becomes black is not seen in the dark`() throws {
    let document = colored(black, on: system)
    let found = try findings(document, widths: [], appearances: [.light, .dark])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Unseen@") == true)
    #expect(found.first?.contains("“Hello” of <label> (id txt) cannot be seen in the dark") == true)
    #expect(found.first?.contains("contrast 1.0 to 1") == true)
    let label = black.replacingOccurrences(
      of:
        "white=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      with: "systemColor=\"labelColor\""
    )
    #expect(try findings(colored(label, on: system), widths: [], appearances: [.dark]).isEmpty)
  }

  @Test func `the colour of cells in grouped tables is white in the light`() throws {
    let ground = system.replacingOccurrences(
      of: "systemBackgroundColor",
      with: "tableCellGroupedBackgroundColor"
    )
    let both: [SweepOptions.Appearance] = [.light, .dark]
    #expect(try findings(colored(black, on: ground), widths: [], appearances: [.light]).isEmpty)
    let white = black.replacingOccurrences(of: "white=\"0\"", with: "white=\"1\"")
    #expect(try findings(colored(white, on: ground), widths: [], appearances: both).count == 1)
  }

  @Test func `grounds of code, catalogues and pictures prove nothing`() throws {
    let named = "<color key=\"backgroundColor\" name=\"Ground\"/>"
    #expect(try findings(colored(black, on: named), widths: [], appearances: [.dark]).isEmpty)
    let custom = colored(black, on: system)
      .replacingOccurrences(
        of: "<view id=\"gro-un-d00\"",
        with: "<view customClass=\"Sky\" id=\"gro-un-d00\""
      )
    #expect(try findings(custom, widths: [], appearances: [.dark]).isEmpty)
    let painted = colored(black, on: system)
      .replacingOccurrences(of: "<label id=", with: "<label customClass=\"Badge\" id=")
    #expect(try findings(painted, widths: [], appearances: [.dark]).isEmpty)
    let picture = colored(black, on: system).replacingOccurrences(
      of: "<subviews><label",
      with: "<subviews><imageView id=\"pic\" fixedFrame=\"YES\" image=\"Sky\" "
        + "translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"44\"/></imageView><label"
    )
    #expect(try findings(picture, widths: [], appearances: [.dark]).isEmpty)
  }

  @Test func `a colour that differs is seen, however light it is`() throws {
    let blue = "<color key=\"textColor\" systemColor=\"systemBlueColor\"/>"
    let red =
      "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" "
      + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    let found = try findings(colored(blue, on: red), widths: [], appearances: [.light, .dark])
    #expect(found.isEmpty)
    let same = red.replacingOccurrences(of: "backgroundColor", with: "textColor")
    #expect(try findings(colored(same, on: red), widths: [], appearances: [.light]).count == 1)
  }

  @Test func `contrast is that of WCAG`() {
    let white = Shade(red: 1, green: 1, blue: 1, alpha: 1)
    let black = Shade(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(abs(Shade.contrast(white, black) - 21) < 1e-9)
    #expect(Shade.contrast(white, white) == 1)
    let gray = Shade(red: 119 / 255.0, green: 119 / 255.0, blue: 119 / 255.0, alpha: 1)
    // The well-known grey that just misses 4.5 on white.
    #expect(abs(Shade.contrast(gray, white) - 4.48) < 0.01)
    #expect(black.faded(0).over(white) == white)
  }
}
