/// The characters that the tables of the system's font have, in their order.
enum SystemFontCharacters {
  /// The place of a code point in the tables; -1 where they do not have it.
  ///
  /// - Complexity: O(1)
  static func place(of value: UInt32) -> Int {
    if value >= 32, value < 127 { return Int(value) - 32 }
    return value < UInt32(places.count) ? Int(places[Int(value)]) : -1
  }

  /// The code points of the tables, in their order.
  static var values: [UInt32] { ranges.flatMap { Array($0) } }

  /// The classes of kerning that the characters have, as the first and as the second of a pair.
  static let left = SystemFontTable.digits(leftClasses).map { UInt8($0) }
  static let right = SystemFontTable.digits(rightClasses).map { UInt8($0) }

  private static let places: [Int16] = {
    var places = [Int16](repeating: -1, count: Int(ranges.last?.upperBound ?? 0))
    for (place, value) in values.enumerated() { places[Int(value)] = Int16(place) }
    return places
  }()
}
