import Statistics

/// Seeds of cases.
enum CaseSeed {
  /// A seed of a run's seed and a name: the same case gets the same choices in whatever company it runs.
  static func of(_ name: String, runSeed: UInt64) -> UInt64 {
    // FNV-1a; Swift's own hashing differs from process to process.
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    var generator = SeededGenerator(seed: runSeed ^ hash)
    return generator.next()
  }
}
