import Numbers
import Testing

@Suite("The hash FNV-1a")
struct FNV1aTests {
  // Landon Curt Noll's test vectors for 64 bits.
  @Test(
    "published values come out",
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)]
  )
  func published(text: String, expected: UInt64) {
    #expect(FNV1a.hash(text.utf8) == expected)
  }

  @Test("bytes taken in parts give the hash of the whole")
  func parts() {
    var hash = FNV1a()
    hash.add("foo".utf8)
    hash.add("bar".utf8)
    #expect(hash.value == FNV1a.hash("foobar".utf8))
  }
}
