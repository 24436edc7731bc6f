import Glibc
import Numbers

/// Measures things against each other in one run: batches of all of them take turns, so that what
/// slows the machine slows them alike.
enum BenchmarkHarness {
  /// Measures each entry in `rounds` batches of about `batchSeconds`.
  static func measure(
    _ entries: [BenchmarkEntry],
    rounds: Int = 21,
    batchSeconds: Double = 0.02
  ) -> [BenchmarkResult] {
    let counts = entries.map { calibrate($0, seconds: batchSeconds) }
    var times = [[Double]](repeating: [], count: entries.count)
    for round in 0..<rounds {
      // Forth and back, so that no entry always follows the same one.
      let order = round % 2 == 0 ? Array(entries.indices) : entries.indices.reversed()
      for index in order {
        times[index].append(batch(entries[index], count: counts[index]))
      }
    }
    return zip(entries, times).map { BenchmarkResult(name: $0.name, times: $1.sorted()) }
  }

  /// Measures entries and prints a line for each: time, spread, ratio to the first and its spread.
  @discardableResult
  static func compare(_ title: String, _ entries: [BenchmarkEntry], rounds: Int = 21)
    -> [BenchmarkResult]
  {
    let results = measure(entries, rounds: rounds)
    print(title)
    for (index, result) in results.enumerated() {
      let ratio = result.median / results[0].median
      let spread = result.spread + (index == 0 ? 0 : results[0].spread)
      print(
        "  \(pad(result.name, 44))\(pad(time(result.median), 12)) ±\(percent(result.spread))"
          + "   x\(fixed(ratio, 3)) ±\(percent(spread))"
      )
    }
    return results
  }

  private static func calibrate(_ entry: BenchmarkEntry, seconds: Double) -> Int {
    var count = 1
    while true {
      let start = threadNanoseconds()
      for _ in 0..<count { entry.body() }
      let elapsed = threadNanoseconds() - start
      if elapsed >= seconds * 1e9 / 4 {
        return max(1, Int(saturating: Double(count) * seconds * 1e9 / elapsed))
      }
      count *= 4
    }
  }

  private static func batch(_ entry: BenchmarkEntry, count: Int) -> Double {
    let start = threadNanoseconds()
    for _ in 0..<count { entry.body() }
    return (threadNanoseconds() - start) / Double(count * entry.perCall)
  }

  /// The CPU time of this thread: other people's work on the machine does not count.
  static func threadNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  static func fixed(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = (value * scale).rounded()
    guard whole.magnitude < 1e15 else { return "\(value)" }
    let text = String(Int(saturating: whole.magnitude))
    guard digits > 0 else { return (whole < 0 ? "-" : "") + text }
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return (whole < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  static func time(_ nanoseconds: Double) -> String {
    nanoseconds < 1_000
      ? "\(fixed(nanoseconds, 1)) ns"
      : nanoseconds < 1_000_000
        ? "\(fixed(nanoseconds / 1_000, 2)) us" : "\(fixed(nanoseconds / 1_000_000, 2)) ms"
  }

  static func percent(_ part: Double) -> String { "\(fixed(part * 100, 1)) %" }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
