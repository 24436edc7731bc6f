/// The names of a font, from its `name` table.
struct FontNames {
  private let table: FontBytes

  init(_ table: FontBytes) { self.table = table }

  /// The English name of an identifier, else one of another language; nil where there is none.
  func name(_ identifier: Int) -> String? {
    guard let count = table.unsigned16(2), let storage = table.unsigned16(4) else { return nil }
    var found: String?
    for index in 0..<count {
      let entry = 6 + 12 * index
      guard let platform = table.unsigned16(entry), let language = table.unsigned16(entry + 4),
        let name = table.unsigned16(entry + 6), let length = table.unsigned16(entry + 8),
        let offset = table.unsigned16(entry + 10)
      else { return found }
      guard name == identifier else { continue }
      let isWide = platform != 1
      let text =
        isWide ? table.text16(storage + offset, length) : table.text8(storage + offset, length)
      guard let text, !text.isEmpty else { continue }
      if platform == 3, language == 0x409 { return text }
      found = found ?? text
    }
    return found
  }
}
