import Foundation

/// The metrics of a font file that layout needs: names, vertical metrics and advances.
///
/// Reads the tables `head`, `hhea`, `hmtx`, `maxp`, `cmap`, `name` and `OS/2` of the OpenType
/// specification 1.9. There is no kerning and no shaping, so texts in joining scripts are measured
/// letter by letter.
public final class FontFace: Sendable {
  /// The design units of one em, to which all other metrics relate.
  public let unitsPerEm: Int
  /// The height above the baseline, in units, from `hhea` as in Core Text.
  public let ascender: Int
  /// The depth below the baseline, in units; negative.
  public let descender: Int
  /// The space between lines, in units.
  public let lineGap: Int
  /// The height of lower-case letters, in units; nil where the font does not say.
  public let xHeight: Int?
  /// The height of capital letters, in units; nil where the font does not say.
  public let capHeight: Int?
  /// The weight class, from 1 to 1000; 400 is regular.
  public let weightClass: Int
  /// Whether the font slants.
  public let isItalic: Bool
  /// The family's name, by which fonts of several weights belong together.
  public let familyName: String
  /// The name by which code and documents ask for the font.
  public let postScriptName: String
  /// The advance of each glyph, in units; glyphs beyond the list have the last one.
  private let advances: [UInt16]
  private let characters: CharacterMap?
  /// Whether another font's metrics stand in for the font's own.
  package let isStandIn: Bool

  /// Makes a font of 1000 units per em from the advances of ASCII, from space to tilde.
  init(
    name: String,
    ascii: [UInt16],
    ascender: Int,
    descender: Int,
    lineGap: Int,
    isStandIn: Bool
  ) {
    unitsPerEm = 1000
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    xHeight = nil
    capHeight = nil
    weightClass = 400
    isItalic = false
    familyName = name
    postScriptName = name
    advances = ascii
    characters = nil
    self.isStandIn = isStandIn
  }

  /// Reads a font file; of a collection, the first font.
  ///
  /// - Throws: A ``FontFileError``.
  /// - Complexity: O(glyphs + ranges of characters)
  public init(bytes: [UInt8]) throws(FontFileError) {
    let file = FontBytes(bytes)
    let tables = try FontTables(file)
    let head = try tables.table("head", atLeast: 54)
    unitsPerEm = head.unsigned16(18) ?? 0
    guard (16...16_384).contains(unitsPerEm) else { throw .brokenTable("head") }
    let slants = ((head.unsigned16(44) ?? 0) & 2) != 0
    let heights = try tables.table("hhea", atLeast: 36)
    ascender = heights.signed16(4) ?? 0
    descender = heights.signed16(6) ?? 0
    lineGap = max(heights.signed16(8) ?? 0, 0)
    advances = try Self.advances(tables, heights.unsigned16(34) ?? 0)
    characters = try CharacterMap(try tables.table("cmap", atLeast: 4))
    isStandIn = false
    let style = try? tables.table("OS/2", atLeast: 64)
    weightClass = style?.unsigned16(4) ?? 400
    isItalic = slants || ((style?.unsigned16(62) ?? 0) & 1) != 0
    // `OS/2` has these heights from version 2 on.
    let hasHeights = (style?.unsigned16(0) ?? 0) >= 2
    xHeight = hasHeights ? style?.signed16(86).flatMap { $0 > 0 ? $0 : nil } : nil
    capHeight = hasHeights ? style?.signed16(88).flatMap { $0 > 0 ? $0 : nil } : nil
    let names = (try? tables.table("name", atLeast: 6)).map(FontNames.init)
    familyName = names?.name(16) ?? names?.name(1) ?? ""
    postScriptName = names?.name(6) ?? familyName
  }

  private static func advances(
    _ tables: FontTables,
    _ count: Int
  ) throws(FontFileError) -> [UInt16] {
    guard count > 0 else { throw .brokenTable("hhea") }
    let table = try tables.table("hmtx", atLeast: 4 * count)
    return (0..<count).map { UInt16(truncatingIfNeeded: table.unsigned16(4 * $0) ?? 0) }
  }

  /// The advance of a character in units; nil where the font has no glyph for it.
  ///
  /// - Complexity: O(1) for ASCII, O(log ranges) for others.
  public func advance(of scalar: Unicode.Scalar) -> Int? {
    guard let characters else {
      let place = SystemLetters.plainPlace(of: scalar.value) ?? -1
      return advances.indices.contains(place) ? Int(advances[place]) : nil
    }
    let glyph = characters.glyph(of: scalar)
    guard glyph > 0 else { return nil }
    return Int(advances[min(glyph, advances.count - 1)])
  }
}
