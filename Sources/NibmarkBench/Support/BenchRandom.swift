/// Numbers that repeat from run to run, for less than what they measure.
struct BenchRandom {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next(below limit: Double) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53 * limit
  }
}
