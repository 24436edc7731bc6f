import Numbers

/// Which glyph a character has: the formats 4 and 12 of the `cmap` table, which all fonts of today have one of.
struct CharacterMap: Sendable {
  /// Consecutive characters, whose glyphs are consecutive too or listed.
  private struct Range: Sendable {
    var first: UInt32
    var last: UInt32
    /// Added to a character to get its glyph, if the glyphs are not listed.
    var delta: Int
    /// The index of the first character's glyph in the list, or -1 without one.
    var list: Int
  }

  private var ranges: [Range] = []
  private var listed: [UInt16] = []
  private var ascii = [UInt16](repeating: 0, count: 128)

  init(_ table: FontBytes) throws(FontFileError) {
    guard let count = table.unsigned16(2) else { throw .brokenTable("cmap") }
    var best: (rank: Int, part: FontBytes)?
    for index in 0..<count {
      guard let platform = table.unsigned16(4 + 8 * index),
        let encoding = table.unsigned16(6 + 8 * index),
        let offset = table.unsigned32(8 + 8 * index),
        let part = table.part(offset, table.count - offset)
      else { continue }
      let rank = Self.rank(platform, encoding, part.unsigned16(0) ?? 0)
      if rank > (best?.rank ?? 0) { best = (rank, part) }
    }
    guard let best else { throw .brokenTable("cmap") }
    if best.part.unsigned16(0) == 12 { readGroups(best.part) } else { readSegments(best.part) }
    ranges.sort { $0.first < $1.first }
    for value in UInt8(0)..<128 {
      ascii[Int(value)] = UInt16(truncatingIfNeeded: search(UInt32(value)))
    }
  }

  /// Prefers tables of all of Unicode to those of its first plane; 0 for formats that are not read.
  private static func rank(_ platform: Int, _ encoding: Int, _ format: Int) -> Int {
    guard format == 4 || format == 12,
      platform == 0 || (platform == 3 && [1, 10].contains(encoding))
    else { return 0 }
    return format == 12 ? 2 : 1
  }

  /// Format 12: groups of characters with consecutive glyphs.
  private mutating func readGroups(_ table: FontBytes) {
    let count = min(table.unsigned32(12) ?? 0, max(0, table.count - 16) / 12)
    for index in 0..<count {
      let entry = 16 + 12 * index
      guard let first = table.unsigned32(entry), let last = table.unsigned32(entry + 4),
        let glyph = table.unsigned32(entry + 8), first <= last, last <= 0x10FFFF
      else { continue }
      ranges.append(
        Range(first: UInt32(first), last: UInt32(last), delta: glyph - first, list: -1)
      )
    }
  }

  /// Format 4: segments with a delta, or with listed glyphs.
  private mutating func readSegments(_ table: FontBytes) {
    let doubled = table.unsigned16(6) ?? 0
    let count = min(doubled / 2, max(0, table.count - 16) / 8)
    for index in 0..<count {
      let place = 2 * index
      guard let last = table.unsigned16(14 + place),
        let first = table.unsigned16(16 + doubled + place),
        let delta = table.unsigned16(16 + 2 * doubled + place),
        let offset = table.unsigned16(16 + 3 * doubled + place), first <= last
      else { continue }
      var list = -1
      if offset > 0 {
        list = listed.count
        let start = 16 + 3 * doubled + place + offset
        // A limit for damaged tables, whose segments may name the same bytes again and again.
        guard listed.count + last - first < 0x20000 else { continue }
        for character in 0...(last - first) {
          let glyph = table.unsigned16(start + 2 * character) ?? 0
          listed.append(glyph == 0 ? 0 : UInt16(truncatingIfNeeded: glyph + delta))
        }
      }
      ranges.append(
        Range(first: UInt32(first), last: UInt32(last), delta: delta, list: list)
      )
    }
  }

  /// The glyph of a character; 0 where there is none.
  func glyph(of scalar: Unicode.Scalar) -> Int {
    scalar.value < 128 ? Int(ascii[Int(scalar.value)]) : search(scalar.value)
  }

  private func search(_ value: UInt32) -> Int {
    let index = ranges.partitioningIndex { $0.last >= value }
    guard index < ranges.count, ranges[index].first <= value else { return 0 }
    let range = ranges[index]
    if range.list >= 0 { return Int(listed[range.list + Int(value - range.first)]) }
    return (Int(value) + range.delta) & 0xFFFF
  }
}
