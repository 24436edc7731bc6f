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
