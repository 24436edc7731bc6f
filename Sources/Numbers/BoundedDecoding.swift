/// Decoding of integers with which one can go on to calculate.
package enum BoundedDecoding {
  /// More than any count, line or position is, and so little that sums and products with counts stay integers.
  package static let magnitudeMax = 1_000_000_000_000

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

  /// The value itself.
  ///
  /// - Throws: `DecodingError` for a number that is no count of anything.
  package static func checked(_ value: Int, _ path: [any CodingKey]) throws -> Int {
    guard value.magnitude <= UInt(magnitudeMax) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: path,
          debugDescription: "\(value) is out of range; expected at most \(magnitudeMax)"
        )
      )
    }
    return value
  }
}
