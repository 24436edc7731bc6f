import Testing

@testable import XMLSupport

@Suite("Reading numbers in place")
struct NumberTests {
  private func read(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { DecimalReader.shared.read($0, buffer.count) }
    }
  }

  @Test("numbers are rounded as the standard library rounds them")
  func rounding() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...22, using: &generator)
      var text = Bool.random() ? "-" : ""
      let point = Int.random(in: 1...digits)
      for index in 0..<digits {
        if index == point { text += "." }
        text += String(Int.random(in: 0...9))
      }
      #expect(read(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
      let shortest = "\(Double.random(in: -1_000...1_000))"
      #expect(read(shortest) == Double(shortest), "\(shortest)")
    }
  }

  @Test(
    "multipliers are read as somebody typed them",
    arguments: [
      ("0.5", 0.5), ("3:4", 0.75), ("1/4", 0.25), ("0.8 : 1", 0.8), (" 1 / 4 ", 0.25),
      ("24%", 0.24),
      ("24 %", 0.24), ("3:0", nil), ("a:b", nil), ("%", nil), ("", nil), (" : ", nil), ("1 2", nil),
      ("5%%", nil), ("1:5%", nil),
    ] as [(String, Double?)]
  )
  func ratios(text: String, value: Double?) {
    // An empty text has no address.
    let bytes = Array(text.utf8) + [0x31]
    let read = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { DecimalReader.shared.readRatio($0, buffer.count - 1) }
    }
    #expect(read == value)
  }

  @Test(
    "halfway cases",
    arguments: ["9007199254740993", "9007199254740995", "0.1", "1e23", "4.35"]
  )
  func halfway(text: String) {
    #expect(read(text) == Double(text))
  }

  @Test(
    "what is no finite decimal number is refused",
    arguments: [
      "", "-", ".", "1.", ".5", "+1", " 1", "1 ", "1,5", "0x1", "nan", "inf", "-inf", "1e400",
      "-1e400", "1e", "1e+", "1..2", "--1", "1a", "12345678901234567890123x",
    ]
  )
  func refused(text: String) {
    #expect(read(text) == nil)
  }

  @Test("exponents and long numbers")
  func long() {
    #expect(read("1e3") == 1_000)
    #expect(read("-2.5E-3") == -0.0025)
    #expect(read("123456789012345678901234567890") == 1.2345678901234568e29)
    #expect(read("-0.0")?.sign == .minus)
  }
}
