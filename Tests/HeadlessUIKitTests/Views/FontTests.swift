import Foundation
import Testing

@testable import HeadlessUIKit

/// Texts in fonts of files.
@MainActor
@Suite("Fonts of files", .serialized)
struct FontTests {
  private func measure(_ text: String, _ font: UIFont, width: CGFloat = .greatestFiniteMagnitude)
    -> CGSize
  {
    FittedTextMeasurer().size(
      of: text,
      font: font,
      width: width,
      numberOfLines: 0,
      lineBreakMode: .byWordWrapping,
      scale: 1
    )
  }

  @Test("Names, heights and advances are those of the tables", arguments: [false, true])
  func tables(_ usesGroups: Bool) throws {
    var fixture = FontFixture()
    fixture.usesGroups = usesGroups
    if usesGroups { fixture.glyphs.append((0x1F600, 0x1F600, 3)) }
    let face = try FontFace(bytes: fixture.bytes())
    #expect(face.familyName == "Fixture Sans")
    #expect(face.postScriptName == "FixtureSans-Regular")
    let heights: [Int] = [face.unitsPerEm, face.ascender, face.descender]
    #expect(heights == [1000, 900, -300])
    #expect(face.lineGap == 100)
    #expect(face.xHeight == 450)
    #expect(face.capHeight == 700)
    #expect(face.weightClass == 400)
    #expect(!face.isItalic)
    #expect(face.advance(of: " ") == 250)
    #expect(face.advance(of: "a") == 600)
    // Glyph 3 is the last with an advance of its own.
    #expect(face.advance(of: "b") == 400)
    #expect(face.advance(of: "z") == nil)
    #expect(face.advance(of: "\u{1F600}") == (usesGroups ? 400 : nil))
  }

  @Test("A text is as wide as its font says, and as high as its lines")
  func sizes() throws {
    FontLibrary.shared.removeAll()
    defer { FontLibrary.shared.removeAll() }
    // Helvetica Neue stands in for what is not at hand.
    let other = try #require(UIFont(name: "FixtureSans-Regular", size: 20))
    #expect(other.face?.isStandIn == true)
    #expect(abs(other.lineHeight - 20 * 1.165) < 1e-9)
    #expect(measure("$150", other).width == 45)
    FontLibrary.shared.add(try FontFace(bytes: FontFixture().bytes()))
    let font = try #require(UIFont(name: "FixtureSans-Regular", size: 20))
    let heights: [CGFloat] = [font.ascender, font.descender, font.leading, font.lineHeight]
    #expect(heights == [18, -6, 2, 24])
    // Two letters of 12 and 8 points, a space of 5.
    #expect(measure("ab", font) == CGSize(width: 20, height: 24))
    #expect(measure("ab ab", font) == CGSize(width: 45, height: 24))
    // The space at which a line breaks counts where there is room for it.
    #expect(measure("ab ab", font, width: 40) == CGSize(width: 25, height: 50))
    #expect(measure("ab ab", font, width: 22) == CGSize(width: 22, height: 50))
    // A character that the font lacks is measured with the system's advances.
    #expect(measure("z", font).width == measure("z", .systemFont(ofSize: 20)).width)
  }

  @Test("A family's font is chosen by slant and weight")
  func family() throws {
    FontLibrary.shared.removeAll()
    defer { FontLibrary.shared.removeAll() }
    for (name, weight, isItalic) in [("R", 400, false), ("B", 700, false), ("I", 400, true)] {
      var fixture = FontFixture()
      fixture.postScriptName = name
      fixture.weightClass = weight
      fixture.isItalic = isItalic
      FontLibrary.shared.add(try FontFace(bytes: fixture.bytes()))
    }
    func found(_ weight: UIFont.Weight, _ italic: Bool) -> String? {
      UIFont(family: "Fixture Sans", name: "none", size: 10, weight: weight, italic: italic)
        .face?.postScriptName
    }
    #expect(found(.regular, false) == "R")
    #expect(found(.semibold, false) == "B")
    #expect(found(.bold, true) == "I")
  }

  @Test("Fonts beside a document, and those that an app's Info.plist names, are found")
  func folders() throws {
    FontLibrary.shared.removeAll()
    defer { FontLibrary.shared.removeAll() }
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let (views, fonts) = (
      root.appendingPathComponent("App/Views"), root.appendingPathComponent("App/Assets")
    )
    for folder in [views, fonts] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var named = FontFixture()
    named.postScriptName = "Named"
    var beside = FontFixture()
    beside.postScriptName = "Beside"
    try Data(named.bytes()).write(to: fonts.appendingPathComponent("Named.ttf"))
    try Data(beside.bytes()).write(to: views.appendingPathComponent("Beside.otf"))
    try Data("no font".utf8).write(to: views.appendingPathComponent("Broken.ttf"))
    let plist = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": ["Fonts/Named.ttf"]],
      format: .xml,
      options: 0
    )
    try plist.write(to: root.appendingPathComponent("App/Info.plist"))
    let label = """
      <label text="ab" id="lab-el-001"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" name="Named" family="Other" pointSize="20"/></label>
      """
    let xib = views.appendingPathComponent("Cell.xib")
    try Data(NibFixtures.xib(label, owner: "/>").utf8).write(to: xib)
    let made = UINib(contentsOfFile: xib.path).instantiate(withOwner: nil).first as? UILabel
    #expect(made?.font.face?.postScriptName == "Named")
    #expect(made?.intrinsicContentSize == CGSize(width: 20, height: 24))
    #expect(UIFont(name: "Beside", size: 9)?.face != nil)
  }

  @Test(
    "A size may be named by what the text is for",
    arguments: [("button", 18), ("label", 17), ("system", 14), ("smallSystem", 12)]
  )
  func namedSizes(name: String, size: CGFloat) throws {
    let label = """
      <label text="ab" id="lab-el-001"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <fontDescription key="fontDescription" type="boldSystem" size="\(name)"/></label>
      """
    let nib = UINib(data: Data(NibFixtures.xib(label, owner: "/>").utf8), bundle: nil)
    let made = nib.instantiate(withOwner: nil).first as? UILabel
    #expect(made?.font.pointSize == size)
  }

  @Test("A collection's first font is read")
  func collection() throws {
    let bytes = FontFixture().bytes()
    var made = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16]
    // Offsets of tables count from the beginning of the file.
    var font = bytes
    for entry in stride(from: 12, to: 12 + 16 * 6, by: 16) {
      let offset = Int(font[entry + 10]) << 8 | Int(font[entry + 11])
      font[entry + 10] = UInt8((offset + 16) >> 8)
      font[entry + 11] = UInt8((offset + 16) & 0xFF)
    }
    made += font
    #expect(try FontFace(bytes: made).advance(of: "a") == 600)
  }

  @Test("Damaged files are refused or read, never trapped on")
  func damage() throws {
    #expect(throws: FontFileError.notAFont) { try FontFace(bytes: []) }
    #expect(throws: FontFileError.notAFont) { try FontFace(bytes: Array("<html>".utf8)) }
    var random = SeededGenerator(seed: 3)
    for usesGroups in [false, true] {
      var fixture = FontFixture()
      fixture.usesGroups = usesGroups
      let bytes = fixture.bytes()
      for _ in 0..<2_000 {
        var broken = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(
            in: 0...255,
            using: &random
          )
        }
        if Bool.random(using: &random) {
          broken.removeLast(Int.random(in: 0..<broken.count, using: &random))
        }
        guard let face = try? FontFace(bytes: broken) else { continue }
        for value in [32, 97, 300, 0x4E00, 0x1F600] as [UInt32] {
          if let scalar = Unicode.Scalar(value) { _ = face.advance(of: scalar) }
        }
      }
    }
  }
}
