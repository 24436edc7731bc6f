/// The hash FNV-1a of 64 bits: equal on every machine, unlike Swift's own, and no defence against anybody.
///
/// Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm".
package struct FNV1a: Sendable {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Begins with no bytes.
  ///
  /// - Parameter seed: Another one makes another hash; 0 makes the published one.
  package init(seed: UInt64 = 0) { value ^= seed }

  /// The hash of some bytes.
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.add(bytes)
    return hash.value
  }

  /// The hash of bytes in memory, for loops over words: other modules do not specialise the one above.
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.add(bytes)
    return hash.value
  }

  /// The hash of a part of an array, for the same reason.
  package static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { hash($0) }
  }

  /// Takes further bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
