/// A name that is much like another.
enum NearName {
  /// The nearest of some names; nil where none differs by few letters.
  ///
  /// - Complexity: O(names · characters²).
  static func of(_ name: String, among names: Set<String>) -> String? {
    let own = Array(name.lowercased().utf8)
    let limit = own.count < 4 ? 1 : max(2, own.count / 4)
    var best: (distance: Int, name: String)?
    for other in names.sorted() where abs(other.utf8.count - own.count) <= limit {
      let distance = distance(own, Array(other.lowercased().utf8))
      if distance <= min(limit, 4), distance < best?.distance ?? .max { best = (distance, other) }
    }
    return best?.name
  }

  /// How many letters have to be put in, taken out or changed.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var former = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var line = [row + 1]
      for (column, other) in second.enumerated() {
        let change = former[column] + (byte == other ? 0 : 1)
        line.append(min(change, line[column] + 1, former[column + 1] + 1))
      }
      former = line
    }
    return former[second.count]
  }
}
