/// A limit of the targets, as a multiple of something that the same run measured.
///
/// Times of the targets were taken on one machine; its figure for the base makes a multiple of them, which other and
/// busier machines can be held to.
struct BenchmarkBar {
  /// The entry that is held to the limit, and the one that it is measured by, by their places.
  var entry: Int
  var base = 0
  /// What the targets ask for, and where they go.
  var must: Double
  var stretch: Double?
}

extension BenchmarkHarness {
  /// Measures entries, prints a line for each, and says of every bar whether it holds.
  @discardableResult
  static func judge(
    _ title: String,
    _ entries: [BenchmarkEntry],
    _ bars: [BenchmarkBar],
    rounds: Int = 21
  ) -> [BenchmarkResult] {
    let results = compare(title, entries, rounds: rounds)
    for bar in bars { print("    " + verdict(bar, results)) }
    return results
  }

  private static func verdict(_ bar: BenchmarkBar, _ results: [BenchmarkResult]) -> String {
    let (result, base) = (results[bar.entry], results[bar.base])
    let ratio = result.median / base.median
    var text = "\(result.name): x\(fixed(ratio, 2)) ±\(percent(result.spread + base.spread))"
    text += " of \(base.name); must x\(fixed(bar.must, 2)) \(outcome(ratio, bar.must))"
    if let stretch = bar.stretch {
      text += "; stretch x\(fixed(stretch, 2)) \(outcome(ratio, stretch))"
    }
    return text
  }

  private static func outcome(_ ratio: Double, _ limit: Double) -> String {
    ratio <= limit ? "holds" : "misses"
  }
}

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
