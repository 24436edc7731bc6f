/// A set of texts that may take another for a member, and never misses one.
struct HashFilter {
  private static let bitCount: UInt64 = 1 << 17
  private var words = [UInt64](repeating: 0, count: Int(bitCount / 64))

  /// Adds a text.
  mutating func insert(_ bytes: some Sequence<UInt8>) {
    let bit = Self.bit(of: bytes)
    words[bit / 64] |= 1 << (bit % 64)
  }

  /// False only when the text was not added.
  func contains(_ bytes: some Sequence<UInt8>) -> Bool {
    let bit = Self.bit(of: bytes)
    return words[bit / 64] & 1 << (bit % 64) != 0
  }

  // FNV-1a, folded.
  private static func bit(of bytes: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int((hash ^ hash >> 32) % bitCount)
  }
}
