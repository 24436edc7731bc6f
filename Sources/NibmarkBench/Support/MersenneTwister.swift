/// The Mersenne Twister, seeded and drawn from as Python's `random.Random` does it.
///
/// The figures that the targets recorded of other solvers are of trees drawn this way.
struct MersenneTwister {
  private static let length = 624
  private static let shift = 397

  private var state: [UInt32]
  private var index = length

  init(seed: UInt32) {
    state = [19_650_218]
    for place in 1..<Self.length {
      state.append(1_812_433_253 &* Self.mixed(state[place - 1], 30) &+ UInt32(place))
    }
    stir(1_664_525, from: 1, count: Self.length) { _ in seed }
    stir(1_566_083_941, from: 2, count: Self.length - 1) { 0 &- UInt32($0) }
    state[0] = 0x8000_0000
  }

  /// A number of `0..<limit`.
  mutating func integer(below limit: Int) -> Int {
    let width = Int.bitWidth - limit.leadingZeroBitCount
    while true {
      let drawn = Int(word() >> UInt32(32 - width))
      if drawn < limit { return drawn }
    }
  }

  /// A number of the range.
  mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + integer(below: range.count)
  }

  /// A number from 0 up to but not including 1, of 53 random bits.
  mutating func fraction() -> Double {
    let (high, low) = (word() >> 5, word() >> 6)
    return (Double(high) * 0x1p26 + Double(low)) * 0x1p-53
  }

  // MARK: State

  private static func mixed(_ value: UInt32, _ places: UInt32) -> UInt32 {
    value ^ (value >> places)
  }

  /// One round of the seeding over all places, which begins at a place and wraps around the first.
  private mutating func stir(
    _ factor: UInt32,
    from start: Int,
    count: Int,
    _ addend: (Int) -> UInt32
  ) {
    var place = start
    for _ in 0..<count {
      let product = Self.mixed(state[place - 1], 30) &* factor
      state[place] = (state[place] ^ product) &+ addend(place)
      place += 1
      if place == Self.length {
        state[0] = state[Self.length - 1]
        place = 1
      }
    }
  }

  private mutating func word() -> UInt32 {
    if index == Self.length { twist() }
    var value = state[index]
    index += 1
    value ^= value >> 11
    value ^= (value << 7) & 0x9D2C_5680
    value ^= (value << 15) & 0xEFC6_0000
    return value ^ (value >> 18)
  }

  private mutating func twist() {
    for place in 0..<Self.length {
      let next = (place + 1) % Self.length
      let joined = (state[place] & 0x8000_0000) | (state[next] & 0x7FFF_FFFF)
      let other = state[(place + Self.shift) % Self.length]
      state[place] = other ^ (joined >> 1) ^ (joined % 2 == 0 ? 0 : 0x9908_B0DF)
    }
    index = 0
  }
}
