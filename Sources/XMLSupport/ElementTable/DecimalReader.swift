/// Reads decimal numbers in place, correctly rounded.
///
/// Interface Builder writes numbers such as `8`, `20.5` and `13.666666666666666`. Up to 19 digits
/// are read without a copy. If numerator and power of ten are exact doubles, their quotient is the
/// result. Otherwise one division of 128 by 64 bits is, and its remainder decides the rounding.
/// Only exponents and longer numbers go through the standard library.
struct DecimalReader: @unchecked Sendable {
  // @unchecked: the table is written in init only and never freed.

  /// The powers of ten up to 10^19.
  ///
  /// A pointer, because a global array would be looked up and retained for each number.
  private let powers: UnsafePointer<UInt64>

  static let shared = DecimalReader()

  private init() {
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: 20)
    var power: UInt64 = 1
    for exponent in 0..<20 {
      memory[exponent] = power
      power = power &* 10
    }
    powers = UnsafePointer(memory)
  }

  /// Reads all of `count` bytes as a finite number; nil for anything else.
  ///
  /// The only sign is `-`. White space, hexadecimal, `nan`, `inf` and overflow are refused.
  /// - Complexity: O(`count`).
  @inline(__always)
  func read(_ start: UnsafePointer<UInt8>, _ count: Int) -> Double? {
    var index = 0
    var isNegative = false
    if count > 0, start[0] == UInt8(ascii: "-") {
      isNegative = true
      index = 1
    }
    let firstDigit = index
    var mantissa: UInt64 = 0
    while index < count {
      let digit = start[index] &- UInt8(ascii: "0")
      if digit > 9 { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      index &+= 1
    }
    var digits = index &- firstDigit
    var scale = 0
    if index < count, start[index] == UInt8(ascii: ".") {
      index &+= 1
      let firstDecimal = index
      while index < count {
        let digit = start[index] &- UInt8(ascii: "0")
        if digit > 9 { break }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        index &+= 1
      }
      scale = index &- firstDecimal
      if scale == 0 || digits == 0 { return nil }
      digits &+= scale
    }
    // 19 digits cannot overflow 64 bits.
    if index != count || digits > 19 { return readSlowly(start, count) }
    if digits == 0 { return nil }
    let magnitude = scaled(mantissa, down: scale)
    return isNegative ? -magnitude : magnitude
  }

  @inline(__always)
  private func scaled(_ mantissa: UInt64, down scale: Int) -> Double {
    if scale == 0 { return Double(mantissa) }
    // Both sides are exact (10^19 < 2^53 * 5^19 has 45 significant bits), so one rounding is left.
    if mantissa <= 1 &<< 53 { return Double(mantissa) / Double(powers[scale]) }
    return divided(mantissa, byPowerOfTen: scale)
  }

  /// `mantissa` / 10^`scale`, correctly rounded, for a mantissa above 2^53.
  private func divided(_ mantissa: UInt64, byPowerOfTen scale: Int) -> Double {
    let power = powers[scale]
    let divisorShift = power.leadingZeroBitCount
    let divisor = power &<< UInt64(divisorShift)
    let numeratorShift = mantissa.leadingZeroBitCount
    let numerator = mantissa &<< UInt64(numeratorShift)
    // numerator/2 < divisor since both have their top bit set, so the quotient fits 64 bits.
    let (quotient, remainder) = divisor.dividingFullWidth((numerator &>> 1, numerator &<< 63))
    // The value is quotient * 2^exponent, or just above it when there is a remainder. The remainder
    // is folded into the lowest bit, so that rounding to 53 bits stays exact: ten bits are cut off.
    let sticky = remainder == 0 ? quotient : quotient | 1
    let exponent = divisorShift &- numeratorShift &- 63
    return Double(sticky) * Double(bitPattern: UInt64(exponent &+ 1023) &<< 52)
  }

  /// Reads exponents and more than 19 digits; nil for what is not a number.
  @inline(never)
  private func readSlowly(_ start: UnsafePointer<UInt8>, _ count: Int) -> Double? {
    // Interface Builder writes no number this long; the limit bounds the cost of a hostile one.
    guard count > 0, count < 400, isDecimal(start, count) else { return nil }
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Whether the bytes are `-? digits (. digits)? ([eE] [+-]? digits)?`.
  private func isDecimal(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var index = start[0] == UInt8(ascii: "-") ? 1 : 0
    func skipDigits() -> Bool {
      let first = index
      while index < count, start[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
      return index > first
    }
    guard skipDigits() else { return false }
    if index < count, start[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() else { return false }
    }
    if index < count, start[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < count, start[index] == UInt8(ascii: "-") || start[index] == UInt8(ascii: "+") {
        index += 1
      }
      guard skipDigits() else { return false }
    }
    return index == count
  }

  /// Reads a number, `a:b` or `a/b` with b not 0, or a number of per cent.
  ///
  /// Xcode keeps what somebody typed, also with spaces: `0.8 : 1` and `24%` stand in documents whose frames agree.
  func readRatio(_ start: UnsafePointer<UInt8>, _ count: Int) -> Double? {
    for index in 0..<count
    where start[index] == UInt8(ascii: ":") || start[index] == UInt8(ascii: "/") {
      guard let antecedent = readSpaced(start, 0..<index),
        let consequent = readSpaced(start, (index + 1)..<count),
        consequent != 0
      else { return nil }
      let ratio = antecedent / consequent
      return ratio.isFinite ? ratio : nil
    }
    guard count > 0, start[count - 1] == UInt8(ascii: "%") else {
      return readSpaced(start, 0..<count)
    }
    return readSpaced(start, 0..<(count - 1)).map { $0 / 100 }
  }

  /// Reads a number with spaces around it.
  private func readSpaced(_ start: UnsafePointer<UInt8>, _ range: Range<Int>) -> Double? {
    var range = range
    while let first = range.first, start[first] == 0x20 { range = (first + 1)..<range.upperBound }
    while let last = range.last, start[last] == 0x20 { range = range.lowerBound..<last }
    return read(start + range.lowerBound, range.count)
  }
}
