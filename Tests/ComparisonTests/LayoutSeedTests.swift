import Testing

@testable import Comparison

@Suite("Seeds of code layouts")
struct LayoutSeedTests {
  @Test("a run's seed decides the layouts of every group, which are all different")
  func seeds() {
    let drawn = (0..<40).map { LayoutSeeds(seed: 7, salt: 0, group: $0) }
    #expect(drawn == (0..<40).map { LayoutSeeds(seed: 7, salt: 0, group: $0) })
    #expect(Set(drawn.map(\.base)).count == 40)
    #expect(drawn.allSatisfy { $0.base > 0 && $0.base <= UInt32(Int32.max) })
    for (seed, salt) in [(8, 0), (7, 1), (7, 2)] as [(UInt64, UInt64)] {
      let others = (0..<40).map { LayoutSeeds(seed: seed, salt: salt, group: $0).base }
      #expect(Set(drawn.map(\.base)).isDisjoint(with: others), "\(seed) \(salt)")
    }
  }

  @Test("both sides have one order, unless a calibration asks for two")
  func sides() {
    for group in 0..<40 {
      let (alike, apart) = (
        LayoutSeeds(seed: 1, salt: 0, group: group),
        LayoutSeeds(seed: 1, salt: 0, group: group, draw: .apart)
      )
      #expect(alike.base == alike.head)
      let once = LayoutSeeds(seed: 1, salt: 2, group: group, draw: .once)
      #expect(once == LayoutSeeds(seed: 1, salt: 0, group: 0, draw: .apart))
      #expect(apart.base == alike.base && apart.head != apart.base)
    }
  }
}
