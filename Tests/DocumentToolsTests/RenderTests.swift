import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("render draws what a person would see", .serialized)
struct RenderTests {
  private func render(_ objects: String, _ change: (inout DocumentRenderer) -> Void = { _ in })
    throws -> String
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
      \(objects)
      </objects></document>
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("render-\(UUID().uuidString).xib")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var renderer = DocumentRenderer()
    change(&renderer)
    return try renderer.render(file.path)
  }

  private let card = """
    <view contentMode="scaleToFill" id="roo-t0-000"><rect key="frame" x="0" y="0" width="375" height="80"/>
    <subviews>
    <label id="lab-el-000" text="Hello &amp; &lt;you&gt;" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="20" y="10" width="335" height="20.5"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\
    <color key="textColor" systemColor="labelColor"/></label>
    <switch id="swi-tc-000" on="YES" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="20" y="40" width="51" height="31"/></switch>
    <imageView id="ima-ge-000" image="Photo" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="100" y="40" width="60" height="30"/></imageView>
    <label id="hid-de-000" hidden="YES" text="Nobody sees me" fixedFrame="YES">\
    <rect key="frame" x="200" y="40" width="100" height="20"/></label>
    </subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="lab-el-000" firstAttribute="leading" secondItem="roo-t0-000" secondAttribute="leading" constant="20" id="c1"/>
    <constraint firstAttribute="trailing" secondItem="lab-el-000" secondAttribute="trailing" constant="20" id="c2"/>
    <constraint firstItem="lab-el-000" firstAttribute="top" secondItem="roo-t0-000" secondAttribute="top" constant="10" id="c3"/>
    <constraint firstItem="swi-tc-000" firstAttribute="leading" secondItem="roo-t0-000" secondAttribute="leading" constant="20" id="c4"/>
    <constraint firstItem="swi-tc-000" firstAttribute="top" secondItem="roo-t0-000" secondAttribute="top" constant="40" id="c5"/>
    <constraint firstItem="ima-ge-000" firstAttribute="leading" secondItem="roo-t0-000" secondAttribute="leading" constant="100" id="c6"/>
    <constraint firstItem="ima-ge-000" firstAttribute="top" secondItem="roo-t0-000" secondAttribute="top" constant="40" id="c7"/>
    </constraints></view>
    """

  @Test func `texts, images and controls are there, hidden views are not`() throws {
    let svg = try render(card)
    #expect(svg.contains(">Hello &amp; &lt;you&gt;</text>"))
    #expect(svg.contains("width=\"375\" height=\"80\""))
    #expect(svg.contains(">Photo</text>"))
    #expect(svg.contains("#34c759"))
    #expect(!svg.contains("Nobody"))
    #expect(!svg.contains("stroke-dasharray"))
  }

  @Test func `system colours follow the appearance`() throws {
    #expect(try render(card).contains("fill=\"#ffffff\""))
    let dark = try render(card) { $0.isDark = true }
    #expect(dark.contains("fill=\"#ffffff\"") && dark.contains("fill=\"#000000\""))
    #expect(dark.contains("#30d158"))
  }

  @Test func `a width lays the document out anew`() throws {
    let svg = try render(card) { $0.width = 320 }
    #expect(svg.contains("width=\"320\" height=\"80\""))
  }

  @Test func `one view can be drawn alone, and one that is not there is said`() throws {
    let svg = try render(card) { $0.id = "lab-el-000" }
    #expect(svg.contains("width=\"335\" height=\"20.5\""))
    #expect(throws: DocumentToolError.self) { try render(card) { $0.id = "not-th-ere" } }
  }

  @Test func `constraints and guides are drawn on demand`() throws {
    let svg = try render(card) {
      $0.showsConstraints = true
      $0.showsGuides = true
    }
    #expect(svg.contains("#2f6fed"))
    #expect(svg.contains("stroke-dasharray"))
  }

  @Test func `several parts stand on one sheet with their names`() throws {
    let second = card.replacingOccurrences(of: "-000\"", with: "-001\"")
      .replacingOccurrences(of: "id=\"c", with: "id=\"d")
    let svg = try render(card + second)
    #expect(svg.contains("view (roo-t0-000)") && svg.contains("view (roo-t0-001)"))
  }

  @Test func `lines break where they are measured to, and end with an ellipsis`() {
    let font = UIFont.systemFont(ofSize: 17)
    var drawing = TextDrawing(font: font, alignment: .left, lineCountMax: 2)
    let text = "One two three four five six seven eight nine ten"
    let lines = drawing.lines(text, width: 120, height: 100)
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("…") == true)
    #expect(lines.allSatisfy { drawing.width(of: $0) <= 127 })
    drawing.lineCountMax = 0
    #expect(drawing.lines(text, width: 120, height: 1000).joined(separator: " ") == text)
    drawing.lineCountMax = 1
    drawing.mode = .byTruncatingMiddle
    #expect(drawing.lines(text, width: 120, height: 20).first?.hasPrefix("One") == true)
    #expect(drawing.lines(text, width: 120, height: 20).first?.hasSuffix("ten") == true)
    #expect(drawing.lines("", width: 0, height: 0) == [""])
  }

  @Test func `parts are placed apart`() {
    let sheet = RenderSheet((0..<7).map { CGSize(width: 100 + 10 * $0, height: 200) })
    for (index, place) in sheet.places.enumerated() {
      #expect(sheet.places.dropFirst(index + 1).allSatisfy { !$0.intersects(place) })
      #expect(CGRect(origin: .zero, size: sheet.size).contains(place))
    }
    #expect(RenderSheet([CGSize(width: 9, height: 8)]).size == CGSize(width: 9, height: 8))
    #expect(RenderSheet([]).places.isEmpty)
  }
}
