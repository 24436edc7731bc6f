import Foundation
import Testing

@testable import DocumentTools

@MainActor
@Suite("What changed between two documents", .serialized)
struct DocumentDifferTests: SweepSampling {
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
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
    <outlet property="panel" destination="box" id="out"/></connections></placeholder>
    <view id="con-te-nt0"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
    """
  }

  private var box: String { view("box", 20, 10, 335, 24) }
  private var places: String {
    edge("box", "top", 10) + edge("box", "leading", 20) + length("box", "width", 335)
      + length("box", "height", 24)
  }

  private func difference(_ old: String, _ new: String) throws -> DocumentDifference {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-diff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (before, now) = (folder.path + "/Old.xib", folder.path + "/New.xib")
    try old.write(toFile: before, atomically: true, encoding: .utf8)
    try new.write(toFile: now, atomically: true, encoding: .utf8)
    return DocumentDiffer().difference(from: before, to: now, file: "Card.xib")
  }

  @Test func `a document that another version saved for another device says the same`() throws {
    let new = nib(box, places, version: 32700, device: "retina6_12", size: (393, 852))
      .replacing("x=\"20\" y=\"10\"", with: "x=\"21\" y=\"11\"")
      .replacing("<view id=\"box\"", with: "<view opaque=\"NO\" misplaced=\"YES\" id=\"box\"")
    #expect(try difference(nib(box, places), new).isEmpty)
  }

  @Test func `a document that lost its device, or got one, says the same`() throws {
    let sides = edge("box", "top", 10) + edge("box", "leading", 20) + edge("box", "trailing", 20)
    let places = sides + length("box", "height", 24)
    let shown = nib(box, places, device: "retina6_1", size: (414, 896))
    let plain = nib(box, places, version: 14490, size: (600, 600))
      .replacing("<device id=\"retina4_7\"/>", with: "")
    #expect(!plain.contains("<device"))
    #expect(try difference(shown, plain).isEmpty)
    #expect(try difference(plain, shown).isEmpty)
    let moved = plain.replacing("constant=\"20.0\"", with: "constant=\"30\"")
    #expect(try difference(shown, moved).moves.map(\.id) == ["box"])
  }

  @Test func `what constraints leave open may be stored otherwise, and what masks place may not`()
    throws
  {
    let open = edge("box", "top", 10) + edge("box", "leading", 20) + length("box", "height", 24)
    let old = nib(box, open)
    let wider = old.replacing("width=\"335\"", with: "width=\"300\"")
    #expect(wider != old)
    #expect(try difference(old, wider).isEmpty)
    // With another change beside it, it is told again.
    let changed = wider.replacing("constant=\"24", with: "constant=\"34")
    #expect(try !difference(old, changed).moves.isEmpty)
    let masked = old.replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
      .replacing(open, with: "")
    let moved = masked.replacing("x=\"20\" y=\"10\"", with: "x=\"40\" y=\"10\"")
    #expect(moved != masked)
    #expect(try difference(masked, moved).moves.map(\.id) == ["box"])
    // Where a root stands on the canvas is nothing.
    let root = old.replacing(
      "x=\"0\" y=\"0\" width=\"375\"",
      with: "x=\"0\" y=\"64\" width=\"375\""
    )
    #expect(root != old)
    #expect(try difference(old, root).isEmpty)
  }

  @Test func `a constant moves a view, and says from what to what`() throws {
    let new = nib(box, places.replacing("constant=\"10.0\"", with: "constant=\"30\""))
    let found = try difference(nib(box, places), new)
    #expect(found.constraints.map(\.kind) == [.changed])
    let value = try #require(found.constraints.first?.values.first)
    #expect(value.old?.hasSuffix("+ 10") == true && value.new?.hasSuffix("+ 30") == true)
    #expect(found.moves.map(\.id) == ["box"])
    #expect(found.moves.first?.old.y == 10 && found.moves.first?.new.y == 30)
    #expect(found.objects.isEmpty && found.connections.isEmpty)
  }

  @Test func `views come, go, change and move into others`() throws {
    let text = label("text", "One", (20, 40, 60, 21))
    let holder = view("holder", 0, 100, 375, 100)
    func held(_ inner: String) -> String {
      holder.replacing("</view>", with: "<subviews>\(inner)</subviews></view>")
    }
    let old = nib(box + text + holder)
    let changed = try difference(old, nib(box + text.replacing("One", with: "Two") + holder))
    #expect(changed.objects.map(\.kind) == [.changed])
    let values = changed.objects.flatMap(\.values).map {
      "\($0.name) \($0.old ?? "") \($0.new ?? "")"
    }
    #expect(values == ["text One Two"])
    #expect(try difference(old, nib(box + holder)).objects.map(\.kind) == [.removed])
    #expect(try difference(nib(box + holder), old).objects.map(\.kind) == [.added])
    #expect(try difference(old, nib(box + held(text))).objects.map(\.kind) == [.moved])
    let reordered = try difference(old, nib(text + box + holder))
    let places = reordered.objects.flatMap(\.values).map {
      "\($0.name) \($0.old ?? "") \($0.new ?? "")"
    }
    #expect(places == ["place of text 2 1"] || places == ["place of box 1 2"])
  }

  @Test func `an image of another size moves what it is in, though the document says the same`()
    throws
  {
    let picture = """
      <imageView id="photo" image="photo" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="20" y="40" width="30" height="30"/></imageView>
      """
    let start = edge("photo", "leading", 20) + edge("photo", "top", 40)
    func saved(_ size: Int) -> String {
      let image = "<image name=\"photo\" width=\"\(size)\" height=\"\(size)\"/>"
      return nib(picture, start)
        .replacing("</document>", with: "<resources>\(image)</resources></document>")
    }
    #expect(try difference(saved(30), saved(30)).isEmpty)
    let found = try difference(saved(30), saved(50))
    #expect(found.moves.map(\.id) == ["photo"] && found.objects.isEmpty)
  }

  @Test func `a connection is told by what it connects`() throws {
    let new = nib(box, places).replacing("property=\"panel\"", with: "property=\"card\"")
    let found = try difference(nib(box, places), new)
    let value = try #require(found.connections.first?.values.first)
    #expect(
      value.old?.contains("outlet panel") == true && value.new?.contains("outlet card") == true
    )
    let lines = found.lines(most: 4)
    #expect(
      lines.contains { $0.contains("~ outlet panel → card of <") }
        && found.summary == "1 connection changed"
    )
  }

  @Test func `a text that changes leaves the constraints of its label as they are`() throws {
    let text = label("text", "One", (20, 40, 60, 21))
    let constraints = edge("text", "top", 40) + edge("text", "leading", 20)
    let new = nib(text.replacing("One", with: "Another text"), constraints)
    let found = try difference(nib(text, constraints), new)
    #expect(found.constraints.isEmpty && found.moves.map(\.id) == ["text"])
  }

  @Test func `what cannot be read is told by its name, and what is new or gone as such`() throws {
    let older = try #require(try difference("<document", nib(box)).error)
    #expect(older.hasPrefix("its older version: Card.xib:1:"))
    let newer = try #require(try difference(nib(box), "<document").error)
    #expect(newer.hasPrefix("Card.xib:1:"))
    let differ = DocumentDiffer()
    #expect(differ.difference(from: nil, to: "x", file: "x").state == .added)
    #expect(differ.difference(from: "x", to: nil, file: "x").state == .removed)
  }

  @Test func `what comes or goes with a view is counted there, unless all is asked for`() throws {
    let holder = view("holder", 0, 100, 375, 100)
      .replacing("</view>", with: "<subviews>\(view("in", 0, 0, 40, 40))</subviews></view>")
    let more = edge("holder", "top", 100) + length("in", "width", 40) + length("in", "height", 40)
    let (old, new) = (nib(box, places), nib(box + holder, places + more))
    let came = try difference(old, new)
    let lines = came.lines(most: 8)
    #expect(lines.contains("    + <view> (id holder) with 1 object and 2 constraints"))
    #expect(lines.filter { $0.hasPrefix("    + ") }.count == 2)
    #expect(came.lines(most: nil).filter { $0.hasPrefix("    + ") }.count == 5)
    #expect(came.summary == "2 objects, 3 constraints changed")
    // No constraint of a view stays without it.
    let went = try difference(new, old).lines(most: 8)
    #expect(went.contains("    - <view> (id holder) with 1 object and 3 constraints"))
    #expect(went.filter { $0.hasPrefix("    - ") }.count == 1)
  }

  @Test func `a constraint from its other side, or made anew, says the same`() throws {
    func pair(_ first: String, _ second: String, _ constant: Int, id: String) -> String {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"top\" secondItem=\"\(second)\" "
        + "secondAttribute=\"top\" constant=\"\(constant)\" id=\"\(id)\"/>"
    }
    let old = nib(box, pair("box", "con-te-nt0", 10, id: "one"))
    #expect(try difference(old, nib(box, pair("con-te-nt0", "box", -10, id: "one"))).isEmpty)
    #expect(try difference(old, nib(box, pair("box", "con-te-nt0", 10, id: "two"))).isEmpty)
    #expect(try !difference(old, nib(box, pair("con-te-nt0", "box", 10, id: "one"))).isEmpty)
  }

  @Test func `an outlet that leads elsewhere under another id is one change`() throws {
    let other = view("else", 0, 100, 40, 40)
    let old = nib(box + other, places)
    let new = old.replacing("destination=\"box\" id=\"out\"", with: "destination=\"else\" id=\"b\"")
    let lines = try difference(old, new).lines(most: 8)
    #expect(lines.contains { $0.hasSuffix(" to <view> (id box) → <view> (id else)") })
    let anew = old.replacing("id=\"out\"", with: "id=\"again\"")
    #expect(try difference(old, anew).isEmpty)
    #expect(!lines.contains { $0.hasPrefix("    + ") || $0.hasPrefix("    - ") })
  }

  @Test func `a list places its rows, and a cell its labels by its style`() throws {
    func frame(_ y: String, _ width: Int, _ height: Int, x: Int = 0) -> String {
      "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
        + "<autoresizingMask key=\"autoresizingMask\"/>"
    }
    func list(_ y: String, _ x: Int, height: Int = 44, style: String = "textLabel=\"lab\"")
      -> String
    {
      """
      <tableView dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" \
      sectionFooterHeight="28" id="list">\(frame("0", 375, 600))<prototypes>
      <tableViewCell \(style) style="IBUITableViewCellStyleDefault" rowHeight="\(height)" id="row">
      \(frame(y, 375, height))
      <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
      \(frame("0", 375, height))<subviews><label text="Row" id="lab">\(frame("0", 340, 44, x: x))
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    }
    let old = nib(list("28", 15))
    #expect(try difference(old, nib(list("55.5", 16), version: 32700)).isEmpty)
    let higher = try difference(old, nib(list("28", 15, height: 60)))
    #expect(higher.moves.map(\.id) == ["row"])
    #expect(
      try difference(old, old.replacing("y=\"28\" width=\"375\"", with: "y=\"28\" width=\"600\""))
        .isEmpty
    )
    // A label that the cell does not know stays where it was put.
    let moved = try difference(nib(list("28", 15, style: "")), nib(list("28", 20, style: "")))
    #expect(moved.moves.map(\.id) == ["lab"])
  }

  @Test func `long parts are cut, and say how to see the rest`() throws {
    let views = (0..<12).map { view("v\($0)", 0, 20 * $0, 40, 20) }.joined()
    let lines = try difference(nib(box), nib(box + views)).lines(most: 8)
    #expect(lines.contains("    and 5 more (--all)"))
  }
}
