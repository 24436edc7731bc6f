import Foundation
import Testing

@testable import Numbers

@Suite("Numbers of files become integers and durations without a trap")
struct SaturatingTests {
  @Test(
    "an integer is the whole part, the nearest there is, or 0 for NaN",
    arguments: [
      (2.9, 2), (-2.9, -2), (-0.0, 0), (.nan, 0), (.infinity, .max), (-.infinity, .min),
      (1e308, .max), (-1e308, .min), (0x1p63, .max), (-0x1p63, .min),
      (0x1.fffffffffffffp62, 9_223_372_036_854_774_784), (.leastNonzeroMagnitude, 0),
    ] as [(Double, Int)]
  )
  func whole(value: Double, expected: Int) {
    #expect(Int(saturating: value) == expected)
  }

  @Test("no duration is too long")
  func duration() {
    #expect(Duration.seconds(saturating: 1.5) == .milliseconds(1500))
    #expect(Duration.seconds(saturating: .nan) == .zero)
    #expect(Duration.seconds(saturating: 1e308) > .seconds(1_000_000))
    #expect(Duration.seconds(saturating: -.infinity) < .zero)
    // What a deadline is made of must not trap either.
    #expect(ContinuousClock.now + .seconds(saturating: 1e308) > .now)
  }

  private struct Counted: Decodable {
    enum CodingKeys: String, CodingKey { case count, more }
    let count: Int
    let more: Int?

    init(from decoder: any Decoder) throws {
      let box = try decoder.container(keyedBy: CodingKeys.self)
      count = try BoundedDecoding.integer(in: box, at: .count)
      more = try BoundedDecoding.integerIfPresent(in: box, at: .more)
    }
  }

  private func counted(_ text: String) throws -> Counted {
    try JSONDecoder().decode(Counted.self, from: Data(text.utf8))
  }

  @Test("a decoded count counts something, and counts of many can be added")
  func decoding() throws {
    #expect(try counted(#"{"count": 1000000000000, "more": 7}"#).more == 7)
    #expect(try counted(#"{"count": 0}"#).more == nil)
    for number in ["-1", "9223372036854775807", "-9223372036854775808", "1000000000001"] {
      #expect(throws: DecodingError.self) { try counted("{\"count\": \(number)}") }
      #expect(throws: DecodingError.self) { try counted("{\"count\": 1, \"more\": \(number)}") }
    }
  }
}
