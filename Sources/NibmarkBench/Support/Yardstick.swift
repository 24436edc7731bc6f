/// The least that the machine can do, by which the bars measure: what the targets' machine needs is known.
enum Yardstick {
  private final class Item {}

  private final class Four {
    var (a, b, c, d) = (1, 2, 3, 4)
  }

  /// Nanoseconds on the machine of the targets.
  static let pairNanoseconds = 100.0
  static let objectNanoseconds = 21.4

  /// A dictionary of arrays, the least that a pool can be: pop and append.
  static func pair() -> BenchmarkEntry {
    let pool = Pool()
    return BenchmarkEntry(name: "dictionary of arrays, pop and append", perCall: 100) {
      for _ in 0..<100 { pool.step("NibmarkLongIdentifier23") }
    }
  }

  /// An object of four fields, made and freed.
  static func object() -> BenchmarkEntry {
    BenchmarkEntry(name: "object of four fields, made and freed", perCall: 100) {
      for _ in 0..<100 { blackHole(make()) }
    }
  }

  @inline(never)
  private static func make() -> AnyObject { Four() }

  private final class Pool {
    private var items = ["NibmarkLongIdentifier23": [Item()]]

    @inline(never)
    func step(_ key: String) {
      guard let item = items[key]?.popLast() else { return }
      items[key, default: []].append(item)
    }
  }
}
