import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@testable import DocumentTools

/// Colours of asset catalogues, as Xcode stores them beside documents.
@MainActor
@Suite("Colours of asset catalogues", .serialized)
final class AssetColorTests: SweepSampling {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "nibmark-assets-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/App.xcodeproj",
      withIntermediateDirectories: true
    )
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to path: String) throws {
    let path = folder + "/" + path
    let parent = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func entry(_ color: String, dark: Bool = false) -> String {
    let appearances =
      dark ? #""appearances": [{"appearance": "luminosity", "value": "dark"}], "# : ""
    return "{\(appearances)\"idiom\": \"universal\", \"color\": \(color)}"
  }

  private func gray(_ white: String) -> String {
    #"{"color-space": "gray-gamma-22", "components": {"white": "\#(white)", "alpha": "1.000"}}"#
  }

  private func set(_ entries: String...) -> String {
    #"{"info": {"version": 1}, "colors": [\#(entries.joined(separator: ", "))]}"#
  }

  @Test("Components are parts of 1, of 255 or hexadecimal, and names of the system are followed")
  func components() throws {
    let text = set(
      entry(#"{"components": {"red": "0.500", "green": "128", "blue": "0xFF", "alpha": "0.25"}}"#),
      entry(#"{"platform": "ios", "reference": "systemBlueColor"}"#, dark: true)
    )
    let found = try #require(ColorSet(Data(text.utf8)))
    #expect(found.any == .components(red: 0.5, green: 128.0 / 255, blue: 1, alpha: 0.25))
    #expect(found.dark == .system("systemBlueColor"))
    for wrong in ["", "{}", "[1]", set(), set(entry("{}")), set(entry(gray("much")))] {
      #expect(ColorSet(Data(wrong.utf8)) == nil, "\(wrong)")
    }
    let contrast = text.replacingOccurrences(of: "\"luminosity\"", with: "\"contrast\"")
    #expect(ColorSet(Data(contrast.utf8))?.dark == nil)
  }

  @Test(
    "The nearest catalogue of the project gives the value; of two as near that differ none does"
  )
  func nearest() throws {
    try write(set(entry(gray("0.1"))), to: "One/Assets.xcassets/Ink.colorset/Contents.json")
    try write(set(entry(gray("0.2"))), to: "Two/Assets.xcassets/Ink.colorset/Contents.json")
    try write(
      #"{"properties": {"provides-namespace": true}}"#,
      to: "One/Assets.xcassets/Brand/Contents.json"
    )
    try write(set(entry(gray("0.3"))), to: "One/Assets.xcassets/Brand/Ink.colorset/Contents.json")
    let one = AssetColors.near(folder + "/One/Cell.xib")
    let gray = { (white: Double) in
      ColorSet.Value.components(red: white, green: white, blue: white, alpha: 1)
    }
    #expect(one.set(named: "Ink")?.any == gray(0.1))
    #expect(one.set(named: "Brand/Ink")?.any == gray(0.3))
    #expect(AssetColors.near(folder + "/Two/Cell.xib").set(named: "Ink")?.any == gray(0.2))
    #expect(AssetColors.near(folder + "/Other/Cell.xib").set(named: "Ink") == nil)
    #expect(one.set(named: "Paper") == nil)
    #expect(AssetColors.near("").set(named: "Ink") == nil)
  }

  @Test("What was saved of a colour says nothing where two catalogues have others of its name")
  func uncertain() throws {
    let natural = measured("Hello")
    let document = cell(
      """
      <view id="gro-un-d00" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\
      <label id="txt" text="Hello" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="16" y="11" width="\(natural.width)" height="\(natural.height)"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\
      <color key="textColor" name="Ink"/></label></subviews>\
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """,
      ["leading", "trailing", "top", "bottom"].map { edge("gro-un-d00", $0, 0) }.joined()
    ).replacingOccurrences(
      of: "</document>",
      with: "<resources><namedColor name=\"Ink\"><color white=\"1\" alpha=\"1\" "
        + "colorSpace=\"calibratedWhite\"/></namedColor></resources></document>"
    )
    func found(_ folder: String) throws -> Int {
      let file = self.folder + "/\(folder)/Cell.xib"
      return try findings(document, widths: [], appearances: [.light], file: file).count
    }
    for folder in ["two", "none"] {
      let path = self.folder + "/\(folder)/.git"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for (name, white) in [("One", "0.1"), ("Two", "0.2")] {
      try write(set(entry(gray(white))), to: "two/\(name).xcassets/Ink.colorset/Contents.json")
    }
    #expect(try found("two") == 0)
    #expect(try found("none") == 1)
  }

  @Test("Text that a catalogue makes the colour of its ground in the dark cannot be seen")
  func contrast() throws {
    let natural = measured("Hello")
    let document = cell(
      """
      <view id="gro-un-d00" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\
      <label id="txt" text="Hello" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="16" y="11" width="\(natural.width)" height="\(natural.height)"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\
      <color key="textColor" name="Ink"/></label></subviews>\
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """,
      ["leading", "trailing", "top", "bottom"].map { edge("gro-un-d00", $0, 0) }.joined()
    )
    let file = folder + "/Cell.xib"
    func found() throws -> [String] {
      try findings(document, widths: [], appearances: [.light, .dark], file: file)
    }
    try write(
      set(entry(gray("0.0")), entry(gray("1.0"), dark: true)),
      to: "Good.xcassets/Other.colorset/Contents.json"
    )
    #expect(try found().isEmpty, "no catalogue has the colour")
    try FileManager.default.removeItem(atPath: folder)
    let other = folder + "-other"
    defer { try? FileManager.default.removeItem(atPath: other) }
    for (name, dark, isSeen) in [("seen", "1.0", true), ("unseen", "0.0", false)] {
      let project = other + "/" + name
      let path = project + "/Assets.xcassets/Ink.colorset"
      for folder in [path, project + "/.git"] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try set(entry(gray("0.0")), entry(gray(dark), dark: true))
        .write(toFile: path + "/Contents.json", atomically: true, encoding: .utf8)
      let findings = try findings(
        document,
        widths: [],
        appearances: [.light, .dark],
        file: project + "/Cell.xib"
      )
      #expect(findings.isEmpty == isSeen, "\(name): \(findings)")
      if !isSeen { #expect(findings[0].contains("cannot be seen in the dark")) }
    }
  }
}
