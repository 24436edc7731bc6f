import Foundation
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("What a change did to the layout of a document", .serialized)
struct PictureComparerTests: SweepSampling {
  private func nib(
    _ views: String,
    _ constraints: String = "",
    version: Int = 21701,
    device: String = "retina4_7",
    size: (Int, Int) = (375, 667)
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES"><device id="\(device)"/><objects>
    <view id="con-te-nt0"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
    """
  }

  private var place: String {
    edge("box", "top", 10) + edge("box", "leading", 20) + length("box", "width", 335)
      + length("box", "height", 24)
  }

  private func changes(
    _ old: String,
    _ new: String,
    widths: [Double] = [],
    thresholds: PictureThresholds = PictureThresholds()
  ) throws -> DocumentPictures {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (before, now) = (folder.path + "/Old.xib", folder.path + "/New.xib")
    try old.write(toFile: before, atomically: true, encoding: .utf8)
    try new.write(toFile: now, atomically: true, encoding: .utf8)
    var comparer = PictureComparer()
    comparer.sweep = SweepOptions(widths: widths)
    comparer.thresholds = thresholds
    return comparer.compare(before, now, as: "Card.xib")
  }

  @Test func `a document that another version saved for another device looks the same`() throws {
    let new = nib(box, place, version: 32700, device: "retina6_12", size: (393, 852))
    let found = try changes(nib(box, place), new, widths: [320, 414])
    #expect(found.isEmpty, "\(found.changes) \(found.problems)")
  }

  @Test func `a view that moves is told once, with what moves with it, and drawn three times`()
    throws
  {
    let inner = label("inner", "In", (5, 5, 30, 14))
    let inside = ["top", "leading"].map { side in
      "<constraint firstItem=\"inner\" firstAttribute=\"\(side)\" secondItem=\"box\" "
        + "secondAttribute=\"\(side)\" constant=\"5\" id=\"in-\(side)\"/>"
    }.joined()
    let content = "<subviews>\(inner)</subviews><constraints>\(inside)</constraints></view>"
    let held = box.replacing("</view>", with: content)
    let moved = place.replacing("constant=\"10.0\"", with: "constant=\"30\"")
    let found = try changes(nib(held, place), nib(held, moved))
    #expect(found.changes.map(\.kind) == [.moved])
    let change = try #require(found.changes.first)
    #expect(change.id == "box" && change.points == 20 && change.followers == 1)
    #expect(change.old?.y == 10 && change.new?.y == 30 && change.sizes == ["own"])
    #expect(found.pictures.map { $0.title.prefix(6) } == ["Before", "After:", "Differ"])
    #expect(found.pictures.last?.svg.contains("stroke-dasharray") == true)
  }

  @Test func `views come and go, and a wrapper without a look is no more than that`() throws {
    let other = view("other", 20, 60, 40, 40)
    let come = try changes(nib(box), nib(box + other))
    #expect(come.changes.map(\.kind) == [.came] && come.changes.map(\.id) == ["other"])
    #expect(try changes(nib(box + other), nib(box)).changes.map(\.kind) == [.went])
    let hidden = other.replacing("<view id", with: "<view hidden=\"YES\" id")
    #expect(try changes(nib(box + other), nib(box + hidden)).changes.map(\.kind) == [.went])
    let wrapped = """
      <view id="wrapper"><rect key="frame" x="0" y="0" width="375" height="60"/>\
      <subviews>\(box)</subviews></view>
      """
    let found = try changes(nib(box), nib(wrapped))
    #expect(found.changes.map(\.isPlain) == [true] && found.seen.isEmpty && found.pictures.isEmpty)
  }

  @Test func `a view that keeps its place and looks otherwise is drawn otherwise`() throws {
    func text(_ words: String, _ attributes: String = "") -> String {
      label("text", words, (16, 40, 120, 21), attributes)
    }
    let whole = edge("text", "leading", 16) + edge("text", "top", 40) + length("text", "width", 120)
    let start = nib(text("One"), whole)
    let others = ["textAlignment=\"right\"", "alpha=\"0.5\""].map { text("One", $0) }
    for other in others + [text("Two")] {
      let found = try changes(start, nib(other, whole))
      #expect(found.changes.map(\.kind) == [.redrawn] && found.seen.count == 1)
      #expect(found.pictures.count == 3 && Finding.moved(found) == nil)
    }
    let moved = nib(text("Two"), whole.replacing("constant=\"40.0\"", with: "constant=\"60\""))
    #expect(try changes(start, moved).changes.map(\.kind) == [.moved, .redrawn])
    #expect(try changes(start, nib(text("One", "tag=\"3\""), whole)).isEmpty)
  }

  @Test func `what differs in the dark alone is told for the dark`() throws {
    func card(_ color: String) -> String {
      "<view id=\"box\"><rect key=\"frame\" x=\"20\" y=\"60\" width=\"40\" height=\"40\"/>\(color)</view>"
    }
    let white = """
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
      """
    let system = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    let found = try changes(nib(card(system)), nib(card(white)))
    #expect(found.changes.map(\.kind) == [.redrawn])
    #expect(found.changes.map(\.appearance) == [.dark])
    #expect(found.pictures.first?.title.hasSuffix(", dark") == true)
  }

  @Test func `a document that was only saved again has other frames and nothing to tell`() throws {
    let natural = measured("Half a line")
    let start = edge("text", "leading", 16) + edge("text", "top", 40)
    func saved(_ height: Double, version: Int) -> String {
      nib(label("text", "Half a line", (16, 40, natural.width, height)), start, version: version)
    }
    #expect(try changes(saved(natural.height, version: 9000), saved(30, version: 21701)).isEmpty)
  }

  @Test func `a map comes, though the engine has no class for it`() throws {
    let map =
      "<mapView id=\"map\"><rect key=\"frame\" x=\"20\" y=\"60\" width=\"40\" height=\"40\"/></mapView>"
    let found = try changes(nib(box), nib(box + map))
    #expect(found.seen.map(\.kind) == [.came])
  }

  @Test func `a text that is cut off now is lost, and another text is not`() throws {
    let natural = measured("Half a line of text here")
    func text(_ words: String) -> String {
      label("text", words, (16, 40, natural.width, natural.height))
    }
    let start = edge("text", "leading", 16) + edge("text", "top", 40)
    let narrow = start + length("text", "width", natural.width / 2)
    let found = try changes(
      nib(text("Half a line of text here"), start),
      nib(text("Half a line of text here"), narrow)
    )
    #expect(found.changes.map(\.kind) == [.lost, .resized])
    let other = try changes(
      nib(text("Half a line of text here"), start),
      nib(text("Half a line"), start)
    )
    #expect(other.changes.map(\.kind) == [.resized])
  }

  @Test func `a change at one width is told at that width alone`() throws {
    let start = edge("box", "top", 10) + edge("box", "leading", 20) + length("box", "height", 24)
    let most = """
      <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" \
      constant="350" id="box-most"/>
      """
    let end = edge("box", "trailing", 20).replacing(
      "firstAttribute",
      with: "priority=\"900\" firstAttribute"
    )
    // The document's own 375 points leave 335.
    let found = try changes(
      nib(box, start + end),
      nib(box, start + end + most),
      widths: [320, 414]
    )
    #expect(found.changes.map(\.kind) == [.resized])
    #expect(found.changes.first?.sizes == ["414"])
  }

  @Test func `what moves less than a project says does not count`() throws {
    var thresholds = PictureThresholds()
    thresholds.points = [.moved: 21]
    let moved = place.replacing("constant=\"10.0\"", with: "constant=\"30\"")
    #expect(try changes(nib(box, place), nib(box, moved), thresholds: thresholds).isEmpty)
    thresholds.points = [.moved: 20]
    #expect(try !changes(nib(box, place), nib(box, moved), thresholds: thresholds).isEmpty)
  }

  @Test func `what cannot be read is told by its name`() throws {
    let found = try changes("<document", nib(box))
    #expect(found.problems.first?.contains("Card.xib:1:") == true && found.changes.isEmpty)
  }
}
