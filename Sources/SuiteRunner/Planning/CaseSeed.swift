import Numbers
import Statistics

/// Seeds of cases.
enum CaseSeed {
  /// A seed of a run's seed and a name: the same case gets the same choices in whatever company it runs.
  static func of(_ name: String, runSeed: UInt64) -> UInt64 {
    var generator = SeededGenerator(seed: runSeed ^ FNV1a.hash(name.utf8))
    return generator.next()
  }
}
