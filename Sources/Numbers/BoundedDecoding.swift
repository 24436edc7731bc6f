/// Decoding of counts, lines and positions, with which one can go on to calculate.
package enum BoundedDecoding {
  /// More than any count, line or position is, and so little that sums and products with counts stay integers.
  package static let countMax = 1_000_000_000_000

  /// Decodes an integer.
  ///
  /// - Throws: `DecodingError` for a number that is no count of anything.
  package static func integer<Key>(
    in box: KeyedDecodingContainer<Key>,
    at key: Key
  ) throws -> Int {
    try checked(try box.decode(Int.self, forKey: key), box.codingPath + [key])
  }

  /// Decodes an integer; nil where there is none.
  ///
  /// - Throws: `DecodingError` for a number that is no count of anything.
  package static func integerIfPresent<Key>(
    in box: KeyedDecodingContainer<Key>,
    at key: Key
  ) throws -> Int? {
    try box.decodeIfPresent(Int.self, forKey: key).map { try checked($0, box.codingPath + [key]) }
  }

  private static func checked(_ value: Int, _ path: [any CodingKey]) throws -> Int {
    guard (0...countMax).contains(value) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: path,
          debugDescription: "\(value) counts nothing; expected 0 to \(countMax)"
        )
      )
    }
    return value
  }
}
