/// The random number generator of the project: a seed gives the same numbers on every machine.
///
/// xoshiro256** 1.0, its state filled by SplitMix64 as its authors advise: Blackman and Vigna,
/// "Scrambled linear pseudorandom number generators", ACM TOMS 47 (2021); prng.di.unimi.it.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Creates the generator of a seed.
  public init(seed: UInt64) {
    var mixer = SplitMix64(state: seed)
    state = (mixer.next(), mixer.next(), mixer.next(), mixer.next())
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    let result = rotated(state.1 &* 5, 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, 45)
    return result
  }

  /// A uniform integer from 0 up to, not including, `bound`; 0 when the bound is not positive.
  ///
  /// The standard library's algorithm may change between releases of Swift, so this has its own. It
  /// is unbiased: Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS 29 (2019).
  public mutating func next(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// A uniform number from 0 up to, not including, 1: a multiple of 2⁻⁵³.
  public mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }

  private func rotated(_ bits: UInt64, _ count: UInt64) -> UInt64 {
    (bits << count) | (bits >> (64 - count))
  }
}
