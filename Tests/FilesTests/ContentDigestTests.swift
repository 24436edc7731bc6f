import Testing

@testable import Files

@Suite("Digests of contents")
struct ContentDigestTests {
  /// The key 00 01 … 0f of the reference implementation.
  private static let key = ContentDigest.Key(0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)

  /// The first 16 bytes that the reference implementation gives for 00 01 … of some lengths.
  @Test(
    "agree with the reference implementation",
    arguments: [
      (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
      (7, "a1f1ebbed8dbc153c0b84aa61ff08239"), (8, "3b62a9ba6258f5610f83e264f31497b4"),
      (15, "5493e99933b0a8117e08ec0f97cfc3d9"),
    ]
  )
  func reference(_ count: Int, _ expected: String) {
    let digest = ContentDigest((0..<count).map { UInt8($0) }, key: Self.key)
    // The reference writes each half with its lowest byte first.
    let bytes = [digest.high, digest.low].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) }
    }
    let text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(text == expected)
  }

  @Test("are read as they are written, and depend on the key")
  func text() {
    let digest = ContentDigest("a nib", key: Self.key)
    #expect(ContentDigest(digest.description) == digest)
    #expect(digest != ContentDigest("a nib", key: ContentDigest.Key(1, 2)))
    #expect(ContentDigest("0123") == nil)
    #expect(ContentDigest(String(repeating: "g", count: 32)) == nil)
  }
}
