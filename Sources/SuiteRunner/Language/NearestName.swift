/// Finds the known name that somebody may have meant.
enum NearestName {
  /// The nearest of the names, if it is near enough to be worth naming.
  ///
  /// Near enough is a third of the word's length, at least 1 and at most 3 edits; differences of case
  /// alone always are. The first of equally near names wins.
  ///
  /// - Complexity: O(n·m) for each name.
  static func of(_ word: String, in names: [String]) -> String? {
    let lowered = word.lowercased()
    if let same = names.first(where: { $0.lowercased() == lowered }) { return same }
    if let version = nearestVersion(of: lowered, in: names) { return version }
    let limit = min(3, max(1, word.utf8.count / 3))
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(Array(lowered.utf8), Array(name.lowercased().utf8), limit: limit)
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Of names that differ in the number at their end alone, the last before it, else the first.
  private static func nearestVersion(of word: String, in names: [String]) -> String? {
    func parts(_ name: String) -> (stem: Substring, number: Int)? {
      let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
      guard digits > 0, let number = Int(name.suffix(digits)) else { return nil }
      return (name.dropLast(digits), number)
    }
    guard let asked = parts(word), !asked.stem.isEmpty else { return nil }
    let known = names.compactMap { name in
      parts(name.lowercased()).flatMap { $0.stem == asked.stem ? (name, $0.number) : nil }
    }.sorted { $0.1 < $1.1 }
    return known.last { $0.1 < asked.number }?.0 ?? known.first?.0
  }

  /// A ` (did you mean "NAME"?)`, or nothing.
  static func hint(_ word: String, in names: [String]) -> String {
    of(word, in: names).map { " (did you mean \"\($0)\"?)" } ?? ""
  }

  /// The names, the nearest first; equally near ones keep their order.
  static func sorted(_ names: [String], by word: String) -> [String] {
    let letters = Array(word.lowercased().utf8)
    return names.enumerated().map { offset, name in
      (distance(letters, Array(name.lowercased().utf8), limit: 64), offset, name)
    }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The number of letters to insert, delete, replace, or swap with their neighbour; more than the
  /// limit when it is certain to be more.
  static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    if abs(a.count - b.count) > limit || a.count > 64 { return limit + 1 }
    var rows = [Array(0...b.count)]
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var cost = min(rows[i][j] + (letter == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
