/// The positions of a font's tables in its file.
struct FontTables {
  private let file: FontBytes
  private var places: [String: (offset: Int, length: Int)] = [:]

  init(_ file: FontBytes) throws(FontFileError) {
    self.file = file
    var base = 0
    if file.text8(0, 4) == "ttcf" {
      guard let first = file.unsigned32(12) else { throw .notAFont }
      base = first
    }
    guard let version = file.unsigned32(base),
      [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let count = file.unsigned16(base + 4)
    else { throw .notAFont }
    for index in 0..<count {
      let entry = base + 12 + 16 * index
      guard let name = file.text8(entry, 4), let offset = file.unsigned32(entry + 8),
        let length = file.unsigned32(entry + 12)
      else { throw .notAFont }
      places[name] = (offset, length)
    }
  }

  /// The table of a name, which must have at least `length` bytes.
  func table(_ name: String, atLeast length: Int) throws(FontFileError) -> FontBytes {
    guard let place = places[name], let found = file.part(place.offset, place.length),
      found.count >= length
    else { throw .brokenTable(name) }
    return found
  }
}
