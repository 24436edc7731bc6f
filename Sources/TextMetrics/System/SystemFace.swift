/// One design of the system's font in one generation.
struct SystemFace: Sendable {
  /// How many characters of ASCII there are from space to tilde.
  static let count = 95
  /// How many numbers of ``table`` a character has.
  static let stride = 3

  /// Three numbers for each character, side by side so that measuring reads one place in memory.
  ///
  /// They are the regular advance, what bold letters add, and what ultra-light ones do.
  let table: [Float]
  /// The kerning, indexed by 95 times the first character plus the second, both counted from space.
  let pairs: [Float]
  /// What bold letters add to the kerning, in the same way; nil for nothing.
  let boldPairs: [Float]?

  /// The advance of the character at a place, in a weight.
  func advance(_ place: Int, bold: Float, light: Float) -> Float {
    let first = Self.stride * place
    return table[first] + bold * table[first + 1] + light * table[first + 2]
  }

  /// The kerning between two characters by their places, in a weight.
  func kerning(_ before: Int, _ place: Int, bold: Float) -> Float {
    let index = Self.count * before + place
    guard let boldPairs else { return pairs[index] }
    return pairs[index] + bold * boldPairs[index]
  }
}

extension SystemFace {
  /// Texts and titles since iOS 14.
  static let text = SystemFace(
    table: table(SystemTables.textRegular, SystemTables.textBold, SystemTables.textLight),
    pairs: pairTable(SystemKerning.text),
    boldPairs: nil
  )
  static let title = SystemFace(
    table: table(SystemTables.titleRegular, SystemTables.titleBold, SystemTables.titleLight),
    pairs: pairTable(SystemKerning.title),
    boldPairs: zip(pairTable(SystemKerning.boldTitle), pairTable(SystemKerning.title)).map {
      $0 - $1
    }
  )

  /// Texts and titles from iOS 11 to iOS 13.
  static let earlyText = text.changed(SystemTables.textsBeforeIOS14)
  static let earlyTitle = title.changed(SystemTables.titlesBeforeIOS14)

  /// Texts and titles in iOS 9 and 10.
  static let firstText = earlyText.changed(SystemTables.textsBeforeIOS11)
  static let firstTitle = earlyTitle.changed(SystemTables.titlesBeforeIOS11)

  private func changed(_ changes: [SystemTables.Change]) -> SystemFace {
    var table = table
    for change in changes {
      let first = Self.stride * (Int(change.character.value) - 32)
      table[first] = Float(change.regular)
      table[first + 1] = Float(change.bold)
      table[first + 2] = Float(change.light)
    }
    return SystemFace(table: table, pairs: pairs, boldPairs: boldPairs)
  }

  /// Three columns of numbers side by side.
  static func table(_ regular: [Float], _ bold: [Float], _ light: [Float]) -> [Float] {
    regular.indices.flatMap { [regular[$0], bold[$0], light[$0]] }
  }

  /// The kerning of groups of characters by pair.
  static func pairTable(_ rows: [SystemKerning.Kerning]) -> [Float] {
    var table = [Float](repeating: 0, count: count * count)
    for row in rows {
      for before in row.before.utf8 {
        for after in row.after.utf8 {
          table[count * (Int(before) - 32) + Int(after) - 32] = Float(row.value)
        }
      }
    }
    return table
  }
}
