import Foundation

/// Writes small TrueType files, table by table, so that tests need no font of the machine.
struct FontFixture {
  var unitsPerEm = 1000
  var ascender = 900
  var descender = -300
  var lineGap = 100
  var weightClass = 400
  var isItalic = false
  var family = "Fixture Sans"
  var postScriptName = "FixtureSans-Regular"
  /// The advances of glyphs 0, 1, 2, …; those after the last are as wide as it.
  var advances = [500, 250, 600, 400]
  /// Characters and their glyphs.
  var glyphs: [(first: Int, last: Int, glyph: Int)] = [(32, 32, 1), (97, 98, 2)]
  var usesGroups = false

  func bytes() -> [UInt8] {
    let tables: [(String, [UInt8])] = [
      ("OS/2", style()), ("cmap", characters()), ("head", head()), ("hhea", heights()),
      ("hmtx", advances.flatMap { word($0) + word(0) }), ("name", names()),
    ]
    var offset = 12 + 16 * tables.count
    var directory = long(0x0001_0000) + word(tables.count) + word(0) + word(0) + word(0)
    var bodies: [UInt8] = []
    for (name, body) in tables {
      directory += Array(name.utf8) + long(0) + long(offset) + long(body.count)
      bodies += body
      offset += body.count
    }
    return directory + bodies
  }

  private func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private func head() -> [UInt8] { zeros(18) + word(unitsPerEm) + zeros(34) }

  private func heights() -> [UInt8] {
    zeros(4) + word(ascender) + word(descender) + word(lineGap) + zeros(24) + word(advances.count)
  }

  private func style() -> [UInt8] {
    word(2) + zeros(2) + word(weightClass) + zeros(56) + word(isItalic ? 1 : 0) + zeros(22)
      + word(450) + word(700) + zeros(6)
  }

  private func characters() -> [UInt8] {
    usesGroups
      ? word(0) + word(1) + word(3) + word(10) + long(12) + groups()
      : word(0) + word(1) + word(3) + word(1) + long(12) + segments()
  }

  private func groups() -> [UInt8] {
    word(12) + word(0) + long(16 + 12 * glyphs.count) + long(0) + long(glyphs.count)
      + glyphs.flatMap { long($0.first) + long($0.last) + long($0.glyph) }
  }

  private func segments() -> [UInt8] {
    let all = glyphs + [(first: 0xFFFF, last: 0xFFFF, glyph: 0xFFFF)]
    var bytes = word(4) + word(16 + 8 * all.count) + word(0) + word(2 * all.count) + zeros(6)
    bytes += all.flatMap { word($0.last) } + word(0)
    bytes += all.flatMap { word($0.first) }
    bytes += all.flatMap { word($0.glyph - $0.first) }
    return bytes + all.flatMap { _ in word(0) }
  }

  private func names() -> [UInt8] {
    let texts = [(1, family), (6, postScriptName)].map {
      ($0.0, $0.1.utf16.flatMap { word(Int($0)) })
    }
    var entries: [UInt8] = []
    var offset = 0
    for (name, text) in texts {
      entries += word(3) + word(1) + word(0x409) + word(name) + word(text.count) + word(offset)
      offset += text.count
    }
    return word(0) + word(texts.count) + word(6 + 12 * texts.count) + entries + texts.flatMap(\.1)
  }
}
