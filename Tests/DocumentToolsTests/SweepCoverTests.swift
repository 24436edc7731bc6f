import Foundation
import InterfaceBuilder
import Testing

@testable import DocumentTools

@MainActor
@Suite("Sweeps tell of one view over many once, and leave margins of roots alone", .serialized)
struct SweepCoverTests: SweepSampling {
  private func place(_ id: String, _ edge: String, _ top: Double) -> String {
    self.edge(id, edge, 0) + self.edge(id, "top", top) + length(id, "height", 24)
      + length(id, "width", id == "bar" ? 150 : 180)
  }

  private func fields(_ ids: [String]) -> String {
    var text = ""
    for (row, id) in ids.enumerated() { text += view(id, 0, 10 + row * 30, 180, 24) }
    let bar = view("bar", 225, 10, 150, 24 + 30 * (ids.count - 1))
    let constraints =
      ids.enumerated().map { place($1, "leading", 10 + 30 * Double($0)) }.joined()
      + edge("bar", "trailing", 0) + edge("bar", "top", 10) + length("bar", "width", 150)
      + length("bar", "height", 24 + 30 * Double(ids.count - 1))
    return cell(text + bar, constraints, height: 44 + 30 * ids.count)
      .replacingOccurrences(of: "<view ", with: "<textField ")
      .replacingOccurrences(of: "</view>", with: "</textField>")
  }

  @Test("one view over several is one finding that names them")
  func covering() throws {
    let one = try findings(fields(["one"]), widths: [320])
    #expect(one.count == 1)
    #expect(one.first?.contains("(id one) and <textField> (id bar) overlap at 320") == true)
    let swept = try swept(fields(["one", "two", "three"]), widths: [320])
    #expect(swept.count == 1)
    let finding = try #require(swept.first)
    #expect(finding.message.hasPrefix("<textField> (id bar) overlaps <textField> (id one), "))
    #expect(finding.message.hasSuffix("at 320 points: in the document it overlaps none of them."))
    #expect(finding.objects == ["one bar", "two bar", "three bar"])
  }

  @Test("views that overlap in pairs stay apart")
  func pairs() throws {
    let ids = ["a", "b", "c", "d"]
    let text = ids.enumerated().map { view($1, $0 % 2 * 195, 10 + $0 / 2 * 40, 180, 24) }.joined()
    let constraints = ids.enumerated().map { place, id in
      self.place(id, place % 2 == 0 ? "leading" : "trailing", 10 + Double(place / 2 * 40))
    }.joined()
    let document = cell(text, constraints, height: 120)
      .replacingOccurrences(of: "<view ", with: "<textField ")
      .replacingOccurrences(of: "</view>", with: "</textField>")
    #expect(try findings(document, widths: [320]).count == 2)
  }

  @Test("a conflict that the root's margins may explain is none")
  func margins() throws {
    func conflicts(_ width: Int) throws -> [String] {
      let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
        <view id="v"><rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
        \(view("box", 8, 10, width, 24))</subviews><constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="a"/>
        <constraint firstItem="box" firstAttribute="trailing" secondItem="v" secondAttribute="trailingMargin" id="b"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="d"/>
        \(length("box", "width", Double(width)))\(length("box", "height", 24))</constraints></view></objects></document>
        """
      return try findings(document, widths: [375]).filter { $0.hasPrefix("Conflict") }
    }
    #expect(try conflicts(250).count == 1)
    #expect(try conflicts(350).isEmpty)
  }

  @Test("a root that its owner has by another outlet than its view is no screen")
  func content() throws {
    func conflicts(_ outlet: String) throws -> Int {
      let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
        <outlet property="\(outlet)" destination="v" id="o"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        \(view("box", 0, 0, 375, 667))</subviews><constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="v" secondAttribute="top" id="a"/>
        <constraint firstItem="box" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="b"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="d"/>
        \(length("box", "width", 375))\(length("box", "height", 667))</constraints></view></objects></document>
        """
      return try findings(document, widths: [402]).filter { $0.hasPrefix("Conflict") }.count
    }
    #expect(try conflicts("view") == 1)
    #expect(try conflicts("content") == 0)
  }

  @Test("a row is as high as code says")
  func rowHeights() throws {
    let document = cell(box, "")
    func found(_ body: String) throws -> [String: CGFloat] {
      let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("rows-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: root) }
      let folder = root.appendingPathComponent("App.xcodeproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let source = """
        class List: UIViewController {
          func load() { t.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row") }
          func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { \(body) }
          func cell() { t.dequeueReusableCell(withIdentifier: "Row") }
        }
        """
      let path = root.appendingPathComponent("List.swift")
      try source.write(to: path, atomically: true, encoding: .utf8)
      let file = root.appendingPathComponent("Row.xib").path
      let row = try IBDocument(bytes: Array(document.utf8), file: file)
      return CodeHeights(row, .of(file)).byCell
    }
    #expect(try found("return size") == [:])
    #expect(try found("return 90") == ["cel-l0-000": 90])
    #expect(try found("return 44") == [:])
  }
}
