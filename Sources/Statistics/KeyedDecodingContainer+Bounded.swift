import Numbers

// These stand before the library's own in all code of this module, also in what the compiler writes for `Codable`:
// files that were edited hold any number, and sums of counts must not trap.
extension KeyedDecodingContainer {
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try BoundedDecoding.integer(in: self, at: key)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try BoundedDecoding.integerIfPresent(in: self, at: key)
  }
}
